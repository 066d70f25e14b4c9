/** How pieces stand on their spaces, and in which order they are said. Pure. */
import type { Piece, Seat } from "../wire/messages";
import { BUILDS, SEATS } from "../wire/values";
import { spaceOf } from "./geometry";
import { partsOf } from "./types";

type Places = Readonly<Partial<Record<Piece, string>>>;

export interface Standing {
  readonly piece: Piece;
  readonly space: string;
  /** Where its foot is. */
  readonly x: number;
  readonly y: number;
  /** Its size: less where three share a space. */
  readonly size: number;
}

/** A foot stands a little before the middle of its space, so that the ring is seen behind it. */
const BEFORE = 5;
const FULL = 46 / 52;

const RANKS: readonly string[] = [...BUILDS, "ambassador"];

function offsets(count: number): readonly number[] {
  if (count === 1) return [0];
  if (count === 2) return [-11, 11];
  return Array.from({ length: count }, (_, n) => -18 + (36 * n) / (count - 1));
}

/** All pieces in the order in which they are said: mine, the others', the Ambassador. */
export function inOrder(places: Places, mine: Seat | null): readonly Piece[] {
  const rank = (piece: Piece): number => {
    const { seat, build } = partsOf(piece);
    const turn = seat === mine ? -1 : SEATS.indexOf(seat);
    return turn * 10 + RANKS.indexOf(build);
  };
  return (Object.keys(places) as Piece[]).sort((a, b) => rank(a) - rank(b));
}

/** Every piece with its place on the picture, from the back to the front. */
export function standings(places: Places): readonly Standing[] {
  const together = new Map<string, Piece[]>();
  for (const piece of inOrder(places, null)) {
    const space = places[piece];
    if (space !== undefined) together.set(space, [...(together.get(space) ?? []), piece]);
  }
  return [...together].flatMap(([space, pieces]) => side(space, pieces)).sort(backToFront);
}

function side(space: string, pieces: readonly Piece[]): readonly Standing[] {
  const { x, y } = spaceOf(space);
  const moved = offsets(pieces.length);
  const size = FULL * (pieces.length > 2 ? 0.85 : 1);
  return pieces.map((piece, n) => ({ piece, space, x: x + (moved[n] ?? 0), y: y + BEFORE, size }));
}

function backToFront(a: Standing, b: Standing): number {
  return a.y - b.y || a.x - b.x;
}
