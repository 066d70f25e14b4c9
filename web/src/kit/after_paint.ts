/**
 * For what takes long to draw and can come a moment after the rest: false now, and `come` is called
 * when everything else has been drawn.
 */
export function afterPaint(come: () => void): boolean {
  requestAnimationFrame(() => setTimeout(come));
  return false;
}
