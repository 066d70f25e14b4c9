/** Whether something that lies over the map's upper left corner would cover a target. Pure. */
import { targetAt } from "./spots";
import type { Target } from "./types";
import { toWindow, type Size, type View } from "./view";

/** How far the corner is from the edges, and a finger's reach around a target. */
export const CORNER_EDGE = 12;
const FINGER = 22;

export function isCovering(corner: Size, targets: readonly Target[], view: View): boolean {
  const right = CORNER_EDGE + corner.width + FINGER;
  const bottom = CORNER_EDGE + corner.height + FINGER;
  return targets.some((target) => {
    const [x, y] = toWindow(view, targetAt(target));
    return x <= right && y <= bottom;
  });
}
