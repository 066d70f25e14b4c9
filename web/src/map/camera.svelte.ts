/** The window onto the map as it changes: pan, zoom, short glides. Knows nothing of pieces. */
import { settings } from "../state/settings.svelte";
import type { Point } from "./venice";
import { FRAME } from "./venice";
import * as seen from "./view";
import type { Box, Size, View } from "./view";

const GLIDE = 260;
const LINGER = 2000;
/** Where the whole map is smaller than this, fingers can't tell spaces apart. */
const SMALL = 0.75;
/** How near the camera goes automatically to show a part of the town. */
const CLEAR = 1.33;
/** So many pixels stay free around what is shown as a whole. */
const EDGE = 38;

export class Camera {
  size: Size = $state.raw({ width: FRAME.width, height: FRAME.height });
  view: View = $state.raw(seen.whole({ width: FRAME.width, height: FRAME.height }));
  /** While a finger or a glide moves the map. */
  isMoving = $state(false);
  /** While it moves and a moment after. */
  isRecent = $state(false);

  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isMeasured = false;
  /** What is to be seen as a whole until somebody moves the map. */
  #kept: Box | null = null;

  get isSmall(): boolean {
    return seen.smallest(this.size) < SMALL;
  }
  get isWhole(): boolean {
    return this.view.scale <= seen.smallest(this.size) * 1.001;
  }
  get scale(): number {
    return this.view.scale;
  }

  /** The window has this size now; the first time it may begin at a box. */
  measure(size: Size, first: Box | null): void {
    if (size.width === 0 || size.height === 0) return;
    const { view, size: old } = this;
    const wasWhole = this.isWhole;
    this.size = size;
    if (!this.#isMeasured) {
      this.#isMeasured = true;
      this.view = first !== null && this.isSmall ? this.#near(first) : seen.whole(size);
    } else if (wasWhole) this.view = seen.whole(size);
    else
      this.view = seen.held(
        {
          ...view,
          x: view.x + (old.width - size.width) / 2 / view.scale,
          y: view.y + (old.height - size.height) / 2 / view.scale,
        },
        size,
      );
    if (this.#kept !== null) this.#keepIn(this.#kept);
  }

  start(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.isMoving = this.isRecent = true;
    this.#kept = null;
  }
  end(): void {
    this.isMoving = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.isRecent = false), LINGER);
  }

  drag(dx: number, dy: number): void {
    this.view = seen.dragged(this.view, dx, dy, this.size);
  }
  zoom(factor: number, at: Point): void {
    this.view = seen.zoomed(this.view, this.view.scale * factor, at, this.size);
  }

  /** One step nearer, of which the first is to a size for fingers, or one step away. */
  step(direction: 1 | -1): void {
    const { scale } = this.view;
    const isFirst = direction === 1 && scale < seen.NEAR && seen.NEAR / scale > 1.15;
    const next = isFirst ? seen.NEAR : scale * (direction === 1 ? 1.5 : 1 / 1.5);
    this.#glide(seen.zoomed(this.view, next, this.#middle, this.size));
  }
  whole(): void {
    this.#glide(seen.whole(this.size));
  }
  /** Nearer to this pixel of the window, or back to the whole map. */
  toggle(at: Point): void {
    if (this.scale >= seen.NEAR - 0.01) this.whole();
    else this.#glide(seen.zoomed(this.view, seen.NEAR, at, this.size));
  }
  pan(dx: number, dy: number): void {
    this.#glide(seen.dragged(this.view, -dx, -dy, this.size));
  }
  /** Shows all of it, however small, also when the window changes, until the map is moved. */
  keep(box: Box): void {
    if (!seen.isSeen(box, this.view, this.size)) this.#glide(this.#around(box));
    this.#kept = box;
  }
  /** Goes there if some of it lies outside, or if it is too small for a finger. */
  attend(box: Box): void {
    if (this.isSmall && this.scale < SMALL) this.#glide(this.#near(box));
    else this.reveal(box);
  }
  /** Goes there if some of it lies outside. */
  reveal(box: Box): void {
    if (!this.isWhole && !seen.isSeen(box, this.view, this.size)) this.#glide(this.#near(box));
  }

  /** The window has changed: a glide that was to end at the box would miss it now. */
  #keepIn(box: Box): void {
    if (this.isMoving) {
      cancelAnimationFrame(this.#frame);
      this.end();
    } else if (seen.isSeen(box, this.view, this.size)) return;
    this.view = this.#around(box);
  }

  #around(box: Box): View {
    return seen.framed(box, this.size, CLEAR, EDGE);
  }

  /** All of it in the window, but never so small that fingers can't tell spaces apart. */
  #near(box: Box): View {
    const view = seen.framed(box, this.size, Math.max(CLEAR, Math.min(this.scale, seen.NAMED)));
    return view.scale < SMALL ? seen.zoomed(view, SMALL, this.#middle, this.size) : view;
  }

  get #middle(): Point {
    return [this.size.width / 2, this.size.height / 2];
  }

  #glide(to: View): void {
    this.start();
    if (settings.reducedMotion) {
      this.view = to;
      return this.end();
    }
    const from = this.view;
    const begun = performance.now();
    const on = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - begun) / GLIDE));
      this.view = seen.between(from, to, 1 - (1 - share) ** 3);
      if (share < 1) this.#frame = requestAnimationFrame(on);
      else this.end();
    };
    this.#frame = requestAnimationFrame(on);
  }
}
