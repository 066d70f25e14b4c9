/** How large the rings of targets are: as drawn where there is room, smaller where they would overlap. Pure. */
import { distance, spaceOf } from "./geometry";
import type { Target } from "./types";

export interface Ring {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** How much larger than drawn. */
  readonly size: number;
  /** The radius of the glow under it. */
  readonly glow: number;
}

/** As drawn: the radius of a ring, and how far its edge reaches when it breathes out. */
export const RADIUS = 17.5;
const EDGE = (RADIUS + 2.9) * 1.04;
const GLOW = 27;

/** One ring for each space, all of one size; `grow` is how much larger than drawn where there is room. */
export function ringsOf(targets: readonly Target[], grow: number): readonly Ring[] {
  const spaces = [...new Set(targets.map(({ space }) => space))].map(spaceOf);
  const half = Math.min(
    ...spaces.flatMap((one, n) =>
      spaces.slice(n + 1).map((other) => distance([one.x, one.y], [other.x, other.y]) / 2),
    ),
  );
  const size = Math.min(grow, half / EDGE);
  const glow = Math.min(GLOW * size, half);
  return spaces.map(({ id, x, y }) => ({ id, x, y, size, glow }));
}
