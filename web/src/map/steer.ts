/** Which of several places is meant: by a finger near them, or by an arrow key from one of them. Pure. */
import { distance } from "./geometry";
import type { Point } from "./venice";

export interface Spot {
  readonly at: Point;
}

/** The nearest within reach, or null. Where two are in reach the nearer centre wins. */
export function nearest<T extends Spot>(spots: readonly T[], at: Point, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const spot of spots) {
    const far = distance(spot.at, at);
    if (far <= least) [best, least] = [spot, far];
  }
  return best;
}

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export function isArrow(key: string): boolean {
  return key in DIRECTIONS;
}

/** The nearest in the direction of the key; what lies aside counts as farther. Null if nothing lies there. */
export function nextInDirection<T extends Spot>(
  spots: readonly T[],
  from: Point,
  key: string,
): T | null {
  const direction = DIRECTIONS[key];
  if (direction === undefined) return null;
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [dx, dy] = [spot.at[0] - from[0], spot.at[1] - from[1]];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    const far = ahead + 2 * aside;
    if (ahead > 0.5 && far < least) [best, least] = [spot, far];
  }
  return best;
}
