/** Where labels stand: beside their space, inside the window, over no target and no other label. Pure. */
import type { Point } from "./venice";
import type { Size } from "./view";

export interface Wanted {
  readonly key: string;
  /** The middle of its space, in pixels of the window. */
  readonly at: Point;
  readonly name: string;
  readonly note: string | null;
  /** How far its space reaches up and down from there: more where a figure stands on it. */
  readonly above: number;
  readonly below: number;
}

export interface Placed extends Wanted {
  /** The middle of the label. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a label should leave free: a target's disc, or a point of its way. */
export interface Obstacle {
  readonly at: Point;
  readonly reach: number;
  readonly weight: number;
}

const LETTER = 7.1;
const PADDING = 20;
const EDGE = 6;

function extent({ name, note }: Wanted): Size {
  const letters = Math.max(name.length, note?.length ?? 0);
  return { width: letters * LETTER + PADDING, height: note === null ? 27 : 45 };
}

function clamped(at: number, half: number, end: number): number {
  return Math.max(half + EDGE, Math.min(end - half - EDGE, at));
}

/** The places beside a space, the best first. */
function candidates(label: Wanted, { width, height }: Size): readonly Point[] {
  const [x, y] = label.at;
  const up = y - label.above - height / 2;
  const down = y + label.below + height / 2;
  const out = width / 2 + label.below;
  const lean = width * 0.36;
  return [
    [x, up],
    [x, down],
    [x + lean, down],
    [x - lean, down],
    [x + lean, up],
    [x - lean, up],
    [x + out, y],
    [x - out, y],
  ];
}

function covers(label: Placed, { at, reach }: Obstacle): number {
  const dx = Math.max(0, Math.abs(at[0] - label.x) - label.width / 2);
  const dy = Math.max(0, Math.abs(at[1] - label.y) - label.height / 2);
  return Math.max(0, reach - Math.hypot(dx, dy)) / reach;
}

function meets(a: Placed, b: Placed): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + 4 &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + 4
  );
}

function cost(label: Placed, obstacles: readonly Obstacle[], others: readonly Placed[]): number {
  const covered = obstacles.reduce((sum, one) => sum + one.weight * covers(label, one), 0);
  return covered + 20 * others.filter((other) => meets(label, other)).length;
}

/** All labels with their places; those first in the list choose first. */
export function placeLabels(
  wanted: readonly Wanted[],
  obstacles: readonly Obstacle[],
  window: Size,
): readonly Placed[] {
  const placed: Placed[] = [];
  for (const label of wanted) {
    const size = extent(label);
    const choices = candidates(label, size).map(([x, y], rank) => {
      const choice: Placed = {
        ...label,
        ...size,
        x: clamped(x, size.width / 2, window.width),
        y: clamped(y, size.height / 2, window.height),
      };
      return { choice, cost: cost(choice, obstacles, placed) + 0.1 * rank };
    });
    placed.push(choices.reduce((a, b) => (b.cost < a.cost ? b : a)).choice);
  }
  return placed;
}
