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

/** Whether all of these spaces lie in the window and under no panel. */
export function isClear(
  spaces: readonly Point[],
  view: View,
  pane: Pane,
  covers: readonly Box[],
): boolean {
  const { scale } = view;
  const drawn = { around: RING * scale, above: HEAD * scale };
  const reach = {
    around: Math.max(LEAST_RING, drawn.around),
    above: Math.max(LEAST_HEAD, drawn.above),
  };
  return spaces.every((space) => {
    const at = toWindow(view, space);
    return isInside(at, drawn, pane) && !covers.some((cover) => covered(at, reach, cover));
  });
}

function isInside([x, y]: Point, { around, above }: Reach, { width, height }: Pane): boolean {
  const slack = 1; // what is exactly at the edge is inside
  return (
    x - around >= -slack &&
    x + around <= width + slack &&
    y - above >= -slack &&
    y + around <= height + slack
  );
}

/** The largest view between two scales in which all of these spaces are clear, or null. */
export function clearView(
  spaces: readonly Point[],
  pane: Pane,
  covers: readonly Box[],
  nearest: number,
  farthest: number,
): View | null {
  for (let scale = nearest; scale > farthest; scale *= SMALLER) {
    const found = clearAt(spaces, pane, covers, scale);
    if (found !== null) return found;
  }
  return clearAt(spaces, pane, covers, farthest);
}

/** As near to the middle of the window as it goes. */
function clearAt(
  spaces: readonly Point[],
  pane: Pane,
  covers: readonly Box[],
  scale: number,
): View | null {
  const box = boxOf(spaces);
  if (box === null) return null;
  const xs = starts(box.x, box.width, pane.width / scale, RING, RING);
  const ys = starts(box.y, box.height, pane.height / scale, HEAD, RING);
  const pairs = xs.flatMap((x, i) => ys.map((y, j) => ({ x, y, far: i + j })));
  pairs.sort((a, b) => a.far - b.far);
  for (const { x, y } of pairs) {
    const view = held({ x, y, scale }, pane);
    if (isClear(spaces, view, pane, covers)) return view;
  }
  return null;
}

/** Where a window may begin so that all of it is inside, from the middle to both ends. */
function starts(
  at: number,
  length: number,
  seen: number,
  before: number,
  after: number,
): readonly number[] {
  const last = at - before;
  const first = at + length + after - seen;
  if (first > last + 1) return [];
  const middle = (first + last) / 2;
  const step = (last - first) / (TRIES - 1);
  return Array.from({ length: TRIES }, (_, n) => {
    const away = Math.ceil(n / 2) * (n % 2 === 0 ? 1 : -1);
    return middle + away * step;
  });
}
