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
export function held(view: View, size: Size): View {
  const scale = Math.min(LARGEST, Math.max(smallest(size), view.scale));
  return {
    x: within(view.x, FRAME.x, FRAME.width, size.width / scale),
    y: within(view.y, FRAME.y, FRAME.height, size.height / scale),
    scale,
  };
}

function within(at: number, start: number, length: number, seen: number): number {
  if (seen >= length) return start - (seen - length) / 2;
  return Math.min(start + length - seen, Math.max(start, at));
}

export function whole(size: Size): View {
  return held({ x: FRAME.x, y: FRAME.y, scale: 0 }, size);
}

/** The view moved by pixels, as a finger drags it. */
export function dragged(view: View, dx: number, dy: number, size: Size): View {
  return held({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, size);
}

/** The view enlarged so that the place under a pixel of the window stays there. */
export function zoomed(view: View, scale: number, at: Point, size: Size): View {
  const next = Math.min(LARGEST, Math.max(smallest(size), scale));
  const [x, y] = toMap(view, at);
  return held({ x: x - at[0] / next, y: y - at[1] / next, scale: next }, size);
}

export function toMap(view: View, [x, y]: Point): Point {
  return [view.x + x / view.scale, view.y + y / view.scale];
}

export function toWindow(view: View, [x, y]: Point): Point {
  return [(x - view.x) * view.scale, (y - view.y) * view.scale];
}

export function boxOf(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** The view with this box in the middle, as near as it allows but never nearer than `nearest`. */
export function framed(box: Box, size: Size, nearest: number, margin = 70): View {
  const fits = Math.min(
    (size.width - 2 * margin) / Math.max(1, box.width),
    (size.height - 2 * margin) / Math.max(1, box.height),
  );
  const scale = Math.max(smallest(size), Math.min(nearest, fits));
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
