/** The window onto the map: what part of it is seen, and how large. Pure; y grows downwards. */
import type { Point } from "./venice";
import { FRAME } from "./venice";

export interface View {
  /** The place at the window's upper left corner. */
  readonly x: number;
  readonly y: number;
  /** Pixels for one unit. */
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of the map: a box, and the spaces in it for which it stands. */
export interface Area extends Box {
  readonly spots?: readonly Point[];
}

/** The window, and how far the map may be moved in it. */
export interface Pane extends Size {
  /** The smallest scale, if not that of the whole map. */
  readonly least?: number;
  /** By how many pixels the map may be moved out of the middle and beyond its edges. */
  readonly loose?: number;
}

export const LARGEST = 3;
/** A first step nearer, and a size at which fingers meet their spaces. */
export const NEAR = 1.2;
/** From here on every space has its name. */
export const NAMED = 1.6;
/** From here on the names of quarters and waters are gone. */
export const CLOSE = 2.2;

export function smallest(size: Size): number {
  return Math.min(size.width / FRAME.width, size.height / FRAME.height, LARGEST);
}

/** Keeps the window on the map: where the map is smaller than the window it stands in the middle. */
export function held(view: View, pane: Pane): View {
  const scale = Math.min(LARGEST, Math.max(pane.least ?? smallest(pane), view.scale));
  const loose = (pane.loose ?? 0) / scale;
  return {
    x: within(view.x, FRAME.x, FRAME.width, pane.width / scale, loose),
    y: within(view.y, FRAME.y, FRAME.height, pane.height / scale, loose),
    scale,
  };
}

function within(at: number, start: number, length: number, seen: number, loose: number): number {
  const end = start + length - seen;
  if (seen >= length && loose === 0) return (start + end) / 2;
  return Math.min(Math.max(start, end) + loose, Math.max(Math.min(start, end) - loose, at));
}

export function whole(size: Size): View {
  return held({ x: FRAME.x, y: FRAME.y, scale: 0 }, size);
}

/** The view moved by pixels, as a finger drags it. */
export function dragged(view: View, dx: number, dy: number, size: Pane): View {
  return held({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, size);
}

/** The view enlarged so that the place under a pixel of the window stays there. */
export function zoomed(view: View, scale: number, at: Point, size: Pane): View {
  const next = Math.min(LARGEST, Math.max(size.least ?? smallest(size), scale));
  const [x, y] = toMap(view, at);
  return held({ x: x - at[0] / next, y: y - at[1] / next, scale: next }, size);
}

export function toMap(view: View, [x, y]: Point): Point {
  return [view.x + x / view.scale, view.y + y / view.scale];
}

export function toWindow(view: View, [x, y]: Point): Point {
  return [(x - view.x) * view.scale, (y - view.y) * view.scale];
}

export function boxOf(points: readonly Point[]): Area | null {
  if (points.length === 0) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y, spots: points };
}

/** The spaces of an area, or else its corners. */
export function spotsOf({ x, y, width, height, spots }: Area): readonly Point[] {
  return (
    spots ?? [
      [x, y],
      [x + width, y],
      [x, y + height],
      [x + width, y + height],
    ]
  );
}

/** The view with this box in the middle, as near as it allows but never nearer than `nearest`. */
export function framed(box: Box, size: Pane, nearest: number, margin = 70): View {
  const fits = Math.min(
    (size.width - 2 * margin) / Math.max(1, box.width),
    (size.height - 2 * margin) / Math.max(1, box.height),
  );
  const scale = Math.max(size.least ?? smallest(size), Math.min(nearest, fits));
  return held(
    {
      x: box.x + box.width / 2 - size.width / scale / 2,
      y: box.y + box.height / 2 - size.height / scale / 2,
      scale,
    },
    size,
  );
}

/** Whether all of the box lies in the window, with room for its rings and labels. */
export function isSeen(box: Box, view: View, size: Size, margin = 34): boolean {
  const [left, top] = toWindow(view, [box.x, box.y]);
  const [right, bottom] = toWindow(view, [box.x + box.width, box.y + box.height]);
  return (
    left >= margin &&
    top >= margin &&
    right <= size.width - margin &&
    bottom <= size.height - margin
  );
}

/** Between two views, for a short glide. */
export function between(a: View, b: View, share: number): View {
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), scale: mix(a.scale, b.scale) };
}
