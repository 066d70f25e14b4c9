/**
 * Views in which nothing that matters lies under a panel. A panel over the map is a box in pixels of the
 * window; a space counts with the ring around it and the figure that may stand on it. Pure.
 */
import type { Point } from "./venice";
import { boxOf, held, toWindow, type Box, type Pane, type View } from "./view";

/** How far a space reaches from its middle, in units: its ring, and the head of a figure on it. */
const RING = 20;
const HEAD = 46;
/** And in pixels, however small the map: half a ring and a whole figure. */
const LEAST_RING = 14;
const LEAST_HEAD = 28;
/** From one scale to the next that is tried, and how many places are tried in each direction. */
const SMALLER = 0.96;
const TRIES = 9;

interface Reach {
  readonly around: number;
  readonly above: number;
}

function covered([x, y]: Point, { around, above }: Reach, cover: Box): boolean {
  return (
    x + around > cover.x &&
    x - around < cover.x + cover.width &&
    y + around > cover.y &&
    y - above < cover.y + cover.height
  );
}

/** What is looked at: spaces that no panel may hide, and a part of the map that is to be in the window. */
export interface Scene {
  readonly spaces: readonly Point[];
  readonly shown: Box;
}

/** These spaces, with their rings and figures in the window; null where there are none. */
export function sceneOf(spaces: readonly Point[]): Scene | null {
  const box = boxOf(spaces);
  if (box === null) return null;
  const { x, y, width, height } = box;
  const shown = {
    x: x - RING,
    y: y - HEAD,
    width: width + 2 * RING,
    height: height + HEAD + RING,
  };
  return { spaces, shown };
}

/** Whether the scene lies in the window, and its spaces under no panel. */
export function isClear(
  { spaces, shown }: Scene,
  view: View,
  pane: Pane,
  covers: readonly Box[],
): boolean {
  const around = Math.max(LEAST_RING, RING * view.scale);
  const above = Math.max(LEAST_HEAD, HEAD * view.scale);
  if (!isInside(shown, view, pane)) return false;
  return spaces.every((space) => {
    const at = toWindow(view, space);
    return !covers.some((cover) => covered(at, { around, above }, cover));
  });
}

function isInside(shown: Box, view: View, { width, height }: Pane): boolean {
  const slack = 1; // what is exactly at the edge is inside
  const [left, top] = toWindow(view, [shown.x, shown.y]);
  const [right, bottom] = toWindow(view, [shown.x + shown.width, shown.y + shown.height]);
  return left >= -slack && top >= -slack && right <= width + slack && bottom <= height + slack;
}

/** The largest view between two scales in which the scene is clear, or null. */
export function clearView(
  scene: Scene,
  pane: Pane,
  covers: readonly Box[],
  nearest: number,
  farthest: number,
): View | null {
  for (let scale = nearest; scale > farthest; scale *= SMALLER) {
    const found = clearAt(scene, pane, covers, scale);
    if (found !== null) return found;
  }
  return clearAt(scene, pane, covers, farthest);
}

/** As near to the middle of the window as it goes. */
function clearAt(scene: Scene, pane: Pane, covers: readonly Box[], scale: number): View | null {
  const { x: left, y: top, width, height } = scene.shown;
  const xs = starts(left, width, pane.width / scale);
  const ys = starts(top, height, pane.height / scale);
  const pairs = xs.flatMap((x, i) => ys.map((y, j) => ({ x, y, far: i + j })));
  pairs.sort((a, b) => a.far - b.far);
  for (const { x, y } of pairs) {
    const view = held({ x, y, scale }, pane);
    if (isClear(scene, view, pane, covers)) return view;
  }
  return null;
}

/** Where a window may begin so that all of it is inside, from the middle to both ends. */
function starts(last: number, length: number, seen: number): readonly number[] {
  const first = last + length - seen;
  if (first > last + 1) return [];
  const middle = (first + last) / 2;
  const step = (last - first) / (TRIES - 1);
  return Array.from({ length: TRIES }, (_, n) => {
    const away = Math.ceil(n / 2) * (n % 2 === 0 ? 1 : -1);
    return middle + away * step;
  });
}
