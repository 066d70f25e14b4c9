/** What can be pressed on the map, and where: pieces and targets as points. Pure. */
import type { Piece } from "../wire/messages";
import { spaceOf } from "./geometry";
import type { Standing } from "./stand";
import { nearest } from "./steer";
import type { Target } from "./types";
import type { Point } from "./venice";

export type Spot =
  | { readonly type: "piece"; readonly piece: Piece; readonly at: Point }
  | { readonly type: "target"; readonly target: Target; readonly at: Point };

/** How far above its foot a figure's middle is, and its head. */
const MIDDLE = 17;
const HEAD = 32;
const FINGER = 22;

/** The name of a spot's button on the page. */
export function keyOf(spot: Spot): string {
  return spot.type === "piece" ? spot.piece : `${spot.target.space} ${spot.target.kind}`;
}

export function pieceAt({ x, y }: Standing, grow: number, height = MIDDLE): Point {
  return [x, y - height * grow];
}

export function targetAt({ space }: Target): Point {
  const { x, y } = spaceOf(space);
  return [x, y];
}

export function pieceSpots(standing: readonly Standing[], grow: number): readonly Spot[] {
  return standing.map((one) => ({ type: "piece", piece: one.piece, at: pieceAt(one, grow) }));
}

export function targetSpots(targets: readonly Target[]): readonly Spot[] {
  return targets.map((target) => ({ type: "target", target, at: targetAt(target) }));
}

/** Where a figure's button is and how large, in pixels: smaller where several would cover each other. */
export interface Button {
  readonly piece: Piece;
  readonly at: Point;
  readonly width: number;
  readonly height: number;
  /** It stands on a target: a finger means the target, and only keys and screen readers mean the figure. */
  readonly isOnTarget: boolean;
}

const WIDE = 44;
const NARROW = 24;
/** How many units a figure's button encloses, and a target's. */
const FIGURE = 52;
const RING = 44;

export function targetWidth(scale: number): number {
  return Math.max(WIDE, RING * scale);
}

export function pieceButtons(
  standing: readonly Standing[],
  targets: readonly Target[],
  scale: number,
  grow: number,
): readonly Button[] {
  const full = Math.max(WIDE, FIGURE * grow * scale);
  const clear = (targetWidth(scale) + NARROW) / 2 + 1;
  return standing.map((one) => {
    const together = standing.filter(({ space }) => space === one.space);
    const isOnTarget = targets.some(({ space }) => space === one.space);
    const isAlone = together.length === 1;
    const [x, y] = pieceAt(one, grow);
    const rank = together.filter((other) => other.x < one.x).length - (together.length - 1) / 2;
    const aside = isAlone ? 0 : Math.max(0, (NARROW + 1) / scale - apart(together)) * rank;
    const above = spaceOf(one.space).y - clear / scale;
    return {
      piece: one.piece,
      at: [x + aside, isOnTarget ? Math.min(above, y) : y],
      width: isAlone ? full : NARROW,
      height: isOnTarget ? NARROW : full,
      isOnTarget,
    };
  });
}

/** How far apart the pieces of one space stand. */
function apart(together: readonly Standing[]): number {
  const xs = together.map(({ x }) => x);
  return (Math.max(...xs) - Math.min(...xs)) / (together.length - 1);
}

export interface Board {
  readonly standing: readonly Standing[];
  readonly targets: readonly Target[];
  readonly movable: readonly Piece[];
  readonly scale: number;
  readonly grow: number;
}

/**
 * What is meant by pressing here. What may be chosen comes before what may not; a figure on a target
 * stands for the target. Within 22 pixels whatever the zoom, and the nearer centre wins.
 */
export function meant(at: Point, board: Board): Spot | null {
  const { standing, targets, movable, scale, grow } = board;
  const reach = Math.max(FINGER / scale, 16 * grow);
  const bodies = (one: Standing): readonly Point[] => [
    pieceAt(one, grow),
    pieceAt(one, grow, HEAD),
  ];
  const open: Spot[] = [...targetSpots(targets)];
  const closed: Spot[] = [];
  for (const one of standing) {
    const target = targets.find(({ space }) => space === one.space);
    const canMove = movable.includes(one.piece);
    for (const body of bodies(one)) {
      if (canMove || target === undefined)
        (canMove ? open : closed).push({ type: "piece", piece: one.piece, at: body });
      else open.push({ type: "target", target, at: body });
    }
  }
  return nearest(open, at, reach) ?? nearest(closed, at, reach);
}
