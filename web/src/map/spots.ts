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
const MIDDLE = 14;
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
