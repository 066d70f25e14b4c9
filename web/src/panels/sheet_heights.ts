/** How high a sheet stands: a peek, most of the room, all of it. Pure; heights in pixels. */
export const HEIGHTS = ["peek", "most", "full"] as const;
export type Height = (typeof HEIGHTS)[number];

/** Of the room under the prompt; "most" are two thirds of the whole window. */
export const SHARES: Readonly<Record<Height, number>> = { peek: 0.36, most: 0.75, full: 1 };

/** How far below the lowest height a finger may slip without closing the sheet. */
const SLACK = 24;

export function pixelsOf(height: Height, room: number, least: number): number {
  return Math.min(room, Math.max(least, SHARES[height] * room));
}

/** Where a sheet comes to rest that was let go here; null below the lowest height: it closes. */
export function landing(at: number, room: number, least: number): Height | null {
  if (at < pixelsOf("peek", room, least) - SLACK) return null;
  const away = (height: Height) => Math.abs(pixelsOf(height, room, least) - at);
  return HEIGHTS.reduce((best, one) => (away(one) < away(best) ? one : best));
}

/** One step up or down, as far as it goes. */
export function stepped(height: Height, by: 1 | -1): Height {
  return HEIGHTS[HEIGHTS.indexOf(height) + by] ?? height;
}

/** The next one up, and from the top the lowest. */
export function next(height: Height): Height {
  return HEIGHTS[(HEIGHTS.indexOf(height) + 1) % HEIGHTS.length] ?? height;
}
