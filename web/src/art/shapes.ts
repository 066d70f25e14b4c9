/** The shapes of figures and emblems, as paths. Figures stand in a box of 40 x 52, their foot on (20, 49). */
import type { Build, Colour, Seat } from "../wire/messages";

export type Silhouette = Build | "ambassador";

interface Shape {
  readonly cloak: string;
  readonly hat: string;
  readonly head: { readonly y: number; readonly r: number };
  /** Half the width of the base. */
  readonly base: number;
}

export const SHAPES: Readonly<Record<Silhouette, Shape>> = {
  tall: {
    cloak: "M9.5 49L12 27Q12.5 21.5 20 21.5T28 27L30.5 49Z",
    hat: "M14.2 1.6h11.6v8h4.6v3.4h-20.8v-3.4h4.6z",
    head: { y: 17, r: 5.4 },
    base: 11.5,
  },
  short: {
    cloak: "M8 49Q8 38.5 20 38.5T32 49Z",
    hat: "M4 29.6Q11.5 28.5 13 24Q20 20.5 27 24Q28.5 28.5 36 29.6Q20 32.4 4 29.6Z",
    head: { y: 34, r: 6.2 },
    base: 12.5,
  },
  fat: {
    cloak: "M5.5 49C-1 36 6 24.5 20 24.5S41 36 34.5 49Z",
    hat: "M13.4 16.6a6.6 6.4 0 0 1 13.2 0h2.4v2.2h-18v-2.2z",
    head: { y: 20.6, r: 6 },
    base: 16,
  },
  thin: {
    cloak: "M15.2 49L17 32Q20 29.4 23 32L24.8 49Z",
    hat: "M20 10L24.8 24Q20 25.8 15.2 24ZM17.8 10a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1 -4.4 0z",
    head: { y: 27, r: 4.6 },
    base: 8,
  },
  ambassador: {
    cloak: "M10 49L13 29Q20 24 27 29L30 49Z",
    hat: "M3 15.5C8 14 11 5.5 20 5.5S32 14 37 15.5Q20 20.5 3 15.5Z",
    head: { y: 21.5, r: 5.8 },
    base: 12,
  },
};

/** Two almond eyes on a mask of this place and size. */
export function eyes({ y, r }: Shape["head"]): string {
  const almond = `q${0.34 * r} ${-0.34 * r} ${0.62 * r} 0q${-0.3 * r} ${0.3 * r} ${-0.62 * r} 0z`;
  return `M${20 - 0.72 * r} ${y + 0.2}${almond}M${20 + 0.1 * r} ${y + 0.2}${almond}`;
}

interface Pattern {
  readonly width: number;
  readonly height: number;
  /** How its tiles lie, as a transform. */
  readonly laid: string;
  readonly path: string;
  /** A pattern of lines has their width, one of areas has none. */
  readonly line?: number;
}

/** What is woven into each player's cloaks; periods and shapes differ without colour. */
export const PATTERNS: Readonly<Record<Colour, Pattern>> = {
  red: { width: 8, height: 9, laid: "translate(0 2)", path: "M4 .6L7.2 4.5L4 8.4L.8 4.5Z" },
  blue: { width: 8, height: 7, laid: "", path: "M-1 4q2.5-3.6 5 0t5 0", line: 2.2 },
  green: { width: 7, height: 7, laid: "rotate(45)", path: "M0 0h2.8v7h-2.8z" },
  yellow: {
    width: 6.6,
    height: 6.6,
    laid: "translate(.1 1)",
    path: "M1.4 3.3a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z",
  },
};

interface Emblem {
  readonly area?: string;
  readonly lines?: string;
  readonly width?: number;
}

/** The sign of each seat, in a box of 16. */
export const EMBLEMS: Readonly<Record<Seat, Emblem>> = {
  red: { area: "M8 1.5L13.5 8L8 14.5L2.5 8Z" },
  blue: { lines: "M1.5 6q3.25-4 6.5 0t6.5 0M1.5 11.5q3.25-4 6.5 0t6.5 0", width: 2.4 },
  green: { area: "M2 13.5L8 3L14 13.5L8 9.5Z" },
  yellow: {
    area: "M5.4 8a2.6 2.6 0 1 0 5.2 0a2.6 2.6 0 1 0 -5.2 0z",
    lines: "M8 1v3M8 12v3M1 8h3M12 8h3M3 3l2.2 2.2M10.8 10.8L13 13M13 3l-2.2 2.2M5.2 10.8L3 13",
    width: 1.6,
  },
  ambassador: { area: "M1 10C4 9.5 4.5 4 8 4s4 5.5 7 6Q8 13.5 1 10Z" },
};

/** The colour of a seat's cloak or badge, as a token. */
export function cloakOf(seat: Seat): string {
  return seat === "ambassador" ? "var(--sable)" : `var(--${seat})`;
}

/** The colour of a seat's emblem on its badge, as a token. */
export function emblemInk(seat: Seat): string {
  if (seat === "ambassador") return "var(--gilt-light)";
  return seat === "yellow" ? "var(--emblem-dark)" : "var(--emblem-light)";
}
