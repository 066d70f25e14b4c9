/** Where labels stand: at their own space, inside the window, over no target, panel or other label. Pure. */
import type { Seat } from "../wire/messages";
import type { Point } from "./venice";
import type { Box, Size } from "./view";

/** A target's label can be pressed; the others name a space, a meeting, or a reason. */
export type LabelKind = "target" | "name" | "meeting" | "remark";

export interface Wanted {
  readonly key: string;
  readonly kind: LabelKind;
  /** The middle of its space, in pixels of the window. */
  readonly at: Point;
  readonly name: string;
  readonly note: string | null;
  /** Whose badges stand before and after the note. */
  readonly badges?: readonly [Seat, Seat];
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
  /** The side that faces its own space, and where on it, from the middle of the side. */
  readonly tail: Tail;
}

export interface Tail {
  readonly side: "up" | "down" | "left" | "right";
  readonly at: number;
}

/** What a label should leave free: a target's disc, a point of its way, a figure, another space. */
export interface Obstacle {
  readonly at: Point;
  readonly reach: number;
  readonly weight: number;
}

/** Where labels may stand. */
export interface Ground extends Size {
  readonly covers?: readonly Box[];
}

const LETTER = 7.1;
const PADDING = 22;
const BADGES = 48;
const LINE = 19;
const EDGE = 6;
/** A remark breaks its lines here. */
const WIDEST = 230;
/** What a label costs that lies over another label or a panel, or not beside its own space. */
const OVER = 20;
const UNDER = 60;
const APART = 60;
/** A label that costs as much would say something false: it is left out. */
const TOO_MUCH = 25;

function extent({ name, note, badges, kind }: Wanted): Size {
  const letters = (text: string) => text.length * LETTER;
  const second = note === null ? 0 : letters(note) + (badges === undefined ? 0 : BADGES);
  if (kind !== "remark") {
    return {
      width: Math.max(letters(name), second) + PADDING,
      height: (note === null ? 1 : 2) * LINE + 8,
    };
  }
  const width = Math.min(WIDEST, Math.max(letters(name), second) + PADDING);
  const lines = 1 + Math.ceil(second / (width - PADDING - 3 * LETTER));
  return { width, height: lines * LINE + 8 };
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
  return Math.max(0, reach - away(label, at)) / reach;
}

/** How far a point lies outside a label; 0 inside. */
function away(label: Placed, [x, y]: Point): number {
  const dx = Math.max(0, Math.abs(x - label.x) - label.width / 2);
  const dy = Math.max(0, Math.abs(y - label.y) - label.height / 2);
  return Math.hypot(dx, dy);
}

function meets(a: Placed, b: Placed): boolean {
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + 4 &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + 4
  );
}

function isUnder({ x, y, width, height }: Placed, cover: Box): boolean {
  return (
    Math.abs(x - cover.x - cover.width / 2) < (width + cover.width) / 2 &&
    Math.abs(y - cover.y - cover.height / 2) < (height + cover.height) / 2
  );
}

/** Whether an edge of the window has pushed the label away from its space, or onto it. */
function isMisplaced(label: Placed): boolean {
  const far = away(label, label.at);
  return far > Math.max(label.above, label.below) + 8 || far < 0.7 * label.below;
}

function cost(
  label: Placed,
  obstacles: readonly Obstacle[],
  others: readonly Placed[],
  ground: Ground,
): number {
  const covered = obstacles.reduce((sum, one) => sum + one.weight * covers(label, one), 0);
  const under = (ground.covers ?? []).some((cover) => isUnder(label, cover)) ? UNDER : 0;
  const apart = isMisplaced(label) ? APART : 0;
  return covered + under + apart + OVER * others.filter((other) => meets(label, other)).length;
}

function tailOf({ at, x, y, width, height }: Omit<Placed, "tail">): Tail {
  const [dx, dy] = [at[0] - x, at[1] - y];
  const within = (away: number, half: number) => Math.max(8 - half, Math.min(half - 8, away));
  if (Math.abs(dx) <= width / 2) {
    return { side: dy > 0 ? "down" : "up", at: Math.round(within(dx, width / 2)) };
  }
  return { side: dx > 0 ? "right" : "left", at: Math.round(within(dy, height / 2)) };
}

function placed(label: Wanted, size: Size, [x, y]: Point, ground: Ground): Placed {
  const at = {
    ...label,
    ...size,
    x: clamped(x, size.width / 2, ground.width),
    y: clamped(y, size.height / 2, ground.height),
  };
  return { ...at, tail: tailOf(at) };
}

/** The labels with their places, those first in the list choose first; without those that find none. */
export function placeLabels(
  wanted: readonly Wanted[],
  obstacles: readonly Obstacle[],
  ground: Ground,
): readonly Placed[] {
  const found: Placed[] = [];
  for (const label of wanted) {
    const size = extent(label);
    const choices = candidates(label, size).map((at, rank) => {
      const choice = placed(label, size, at, ground);
      return { choice, cost: cost(choice, obstacles, found, ground) + 0.1 * rank };
    });
    const best = choices.reduce((a, b) => (b.cost < a.cost ? b : a));
    if (label.kind !== "target" || best.cost < TOO_MUCH) found.push(best.choice);
  }
  return found;
}
