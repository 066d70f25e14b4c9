/** The window onto the map as it changes: pan, zoom, short glides. Knows nothing of pieces. */
import { matching } from "../state/media.svelte";
import { settings } from "../state/settings.svelte";
import { clearView, isClear, sceneOf, type Scene } from "./clear";
import type { Point } from "./venice";
import { FRAME, ISLANDS, SPACES } from "./venice";
import * as seen from "./view";
import type { Area, Box, Pane, Size, View } from "./view";

const GLIDE = 260;
const LINGER = 2000;
/** Where the whole map is smaller than this, fingers can't tell spaces apart, or else a mouse. */
const SMALL = 0.75;
const TINY = 0.4;
/** How near the camera goes automatically to show a part of the town. */
const CLEAR = 1.33;
/** Pixels that stay free around what is shown as a whole. */
const EDGE = 38;
/** How far the map can be moved beyond its edges, to come out from under a panel. */
const LOOSE = 90;
/** How much smaller than its window the whole map may become so that no space lies under a panel. */
const YIELD = 0.68;

const TOWN: readonly Point[] = SPACES.map(({ x, y }) => [x, y]);
const LAND: Box = seen.boxOf(ISLANDS.flatMap(({ outline }) => outline)) ?? FRAME;
const coarse = matching("(pointer: coarse)");

/** What a glide is for. */
interface Why {
  readonly kept?: Area | null;
  readonly isByHand?: boolean;
}
const BY_HAND: Why = { isByHand: true };

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
  #isGliding = false;
  /** Somebody has chosen what is seen now; it was not shown to them. */
  #isByHand = false;
  /** What is to be seen as a whole until somebody moves the map. */
  #kept: Area | null = null;
  /** What lies over the window, and the smallest scale that follows from it. */
  #covers: readonly Box[] = [];
  #least = this.view.scale;
  /** What must not lie under a panel; without it, no space. */
  #needed: Area | null = null;
  #isCovered = false;

  get isSmall(): boolean {
    return seen.smallest(this.size) < (coarse.holds ? SMALL : TINY);
  }
  get isWhole(): boolean {
    return this.view.scale <= this.#least * 1.001;
  }
  get scale(): number {
    return this.view.scale;
  }

  /** The window has this size now; the first time it may begin at a box. */
  measure(size: Size, first: Area | null): void {
    if (size.width === 0 || size.height === 0) return;
    const { view, size: old } = this;
    const wasWhole = this.isWhole;
    this.size = size;
    const whole = this.#wholeTown();
    if (!this.#isMeasured) {
      this.#isMeasured = true;
      this.view = first !== null && this.isSmall ? this.#near(first) : whole;
    } else if (wasWhole) this.view = whole;
    else
      this.view = seen.held(
        {
          ...view,
          x: view.x + (old.width - size.width) / 2 / view.scale,
          y: view.y + (old.height - size.height) / 2 / view.scale,
        },
        this.#pane,
      );
    if (this.#kept !== null) this.#keepIn(this.#kept);
    else if (this.#needed !== null && !this.#isByHand && !this.isWhole) this.#stayAt(this.#needed);
  }

  /** What was shown before the window changed is shown in it now. */
  #stayAt(area: Area): void {
    if (!this.#isInSight(area)) this.view = this.#near(area);
  }

  /**
   * These boxes lie over the window now, and this must not lie under them; without it, no space of the
   * whole town. The map gives way where it must, and takes up again the room that it had given.
   */
  cover(covers: readonly Box[], needed: Area | null): void {
    const isFirst = !this.#isCovered;
    this.#isCovered = true;
    this.#covers = covers;
    this.#needed = needed;
    if (!this.#isMeasured) return;
    const { isWhole, scale } = this;
    const whole = this.#wholeTown();
    const scene = this.#scene;
    const mayStay =
      isWhole && needed === null
        ? isClear(scene, this.view, this.#pane, covers) && whole.scale <= scale * 1.01
        : needed === null || this.#isFree(needed);
    if (mayStay) return;
    const next = isWhole ? whole : this.#clear(sceneOf(seen.spotsOf(needed ?? LAND)), this.view);
    if (isFirst) this.view = next;
    else this.#glide(next, { kept: this.#kept, isByHand: this.#isByHand });
  }

  start(): void {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
    this.isMoving = this.isRecent = true;
    this.#isGliding = false;
    this.#isByHand = true;
    this.#kept = null;
  }
  end(): void {
    this.isMoving = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.isRecent = false), LINGER);
  }

  drag(dx: number, dy: number): void {
    this.view = seen.dragged(this.view, dx, dy, this.#pane);
  }
  zoom(factor: number, at: Point): void {
    this.view = seen.zoomed(this.view, this.view.scale * factor, at, this.#pane);
  }

  /** One step nearer, of which the first is to a size for fingers, or one step away. */
  step(direction: 1 | -1): void {
    const { scale } = this.view;
    const isFirst = direction === 1 && scale < seen.NEAR && seen.NEAR / scale > 1.15;
    const next = isFirst ? seen.NEAR : scale * (direction === 1 ? 1.5 : 1 / 1.5);
    this.#glide(seen.zoomed(this.view, next, this.#middle, this.#pane), BY_HAND);
  }
  whole(): void {
    this.#glide(this.#wholeTown(), BY_HAND);
  }
  /** Nearer to this pixel of the window, or back to the whole map. */
  toggle(at: Point): void {
    if (this.scale >= seen.NEAR - 0.01) this.whole();
    else this.#glide(seen.zoomed(this.view, seen.NEAR, at, this.#pane), BY_HAND);
  }
  pan(dx: number, dy: number): void {
    this.#glide(seen.dragged(this.view, -dx, -dy, this.#pane), BY_HAND);
  }
  /** Shows all of it, however small, also when the window changes, until the map is moved. */
  keep(area: Area): void {
    if (this.isWhole && !this.isSmall) this.#uncover(area);
    else if (!this.#isInSight(area)) this.#glide(this.#around(area));
    this.#kept = area;
  }
  /** Goes there if some of it lies outside or under a panel, or if it is too small for a finger. */
  attend(area: Area): void {
    if (this.isSmall && this.scale < SMALL) this.#glide(this.#near(area));
    else this.reveal(area);
  }
  /** Goes there if some of it lies outside or under a panel. */
  reveal(area: Area): void {
    if (this.isWhole) this.#uncover(area);
    else if (!this.#isInSight(area)) this.#glide(this.#near(area));
  }

  /** Moves the whole map a little, if a panel hides some of it. */
  #uncover(area: Area): void {
    if (this.#isFree(area)) return;
    const scene = { spaces: seen.spotsOf(area), shown: LAND };
    this.#glide(this.#clear(scene, this.view));
  }

  /** Goes to where something happens, unless it is seen or a finger moves the map; how long that takes. */
  follow(area: Area): number {
    const isEnough = this.isWhole && (this.#isByHand || !this.isSmall);
    if (this.#isHeld || isEnough) return 0;
    if (this.#isInSight(area) && !this.isWhole) return 0;
    this.#glide(this.#near(area));
    return settings.reducedMotion ? 0 : GLIDE;
  }
  /** Shows a part as a whole, or the whole town where it can be read, if nobody has chosen otherwise. */
  look(area: Area): void {
    if (this.#isHeld || (this.#isByHand && !this.isSmall)) return;
    if (!this.isSmall) {
      if (!this.isWhole) this.#glide(this.#wholeTown());
    } else if (!this.#isInSight(area)) this.#glide(this.#around(area));
  }
  get #isHeld(): boolean {
    return this.isMoving && !this.#isGliding;
  }

  #isFree(area: Area): boolean {
    const scene = sceneOf(seen.spotsOf(area));
    return scene === null || isClear(scene, this.view, this.#pane, this.#covers);
  }
  #isInSight(area: Area): boolean {
    const isUncovered = this.#covers.length === 0 || this.#isFree(area);
    return isUncovered && seen.isSeen(area, this.view, this.size);
  }

  /** The window has changed: a glide that was to end at the area would miss it now. */
  #keepIn(area: Area): void {
    if (this.isMoving) {
      cancelAnimationFrame(this.#frame);
      this.end();
    } else if (this.#isInSight(area)) return;
    this.view = this.#around(area);
  }

  // --- views ----------------------------------------------------------------------------------------

  get #pane(): Pane {
    const loose = this.#covers.length > 0 ? LOOSE : 0;
    return { ...this.size, least: this.#least, loose };
  }

  /** The whole town, with what must be free in it. */
  get #scene(): Scene {
    return { spaces: this.#needed === null ? TOWN : seen.spotsOf(this.#needed), shown: LAND };
  }

  /** The view of the whole town; sets how small the map can be. */
  #wholeTown(): View {
    const { size } = this;
    const plain = seen.whole(size);
    this.#least = plain.scale;
    if (this.#covers.length === 0) return plain;
    this.#least = plain.scale * YIELD;
    const found = this.#clear(this.#scene, plain);
    this.#least = found.scale;
    return found;
  }

  /** This view, or the next best one in which the scene is clear; this one, where there is none. */
  #clear(scene: Scene | null, view: View, farthest = this.#least): View {
    if (scene === null || this.#covers.length === 0) return view;
    if (isClear(scene, view, this.#pane, this.#covers)) return view;
    return clearView(scene, this.#pane, this.#covers, view.scale, farthest) ?? view;
  }

  #around(area: Area): View {
    return this.#clear(sceneOf(seen.spotsOf(area)), seen.framed(area, this.#pane, CLEAR, EDGE));
  }

  /** All of it in the window, but never so small that fingers can't tell spaces apart. */
  #near(area: Area): View {
    const view = seen.framed(area, this.#pane, Math.max(CLEAR, Math.min(this.scale, seen.NAMED)));
    const farthest = this.isSmall ? SMALL : this.#least;
    if (view.scale < farthest) return seen.zoomed(view, SMALL, this.#middle, this.#pane);
    return this.#clear(sceneOf(seen.spotsOf(area)), view, farthest);
  }

  get #middle(): Point {
    return [this.size.width / 2, this.size.height / 2];
  }

  #glide(to: View, { kept = null, isByHand = false }: Why = {}): void {
    this.start();
    this.#kept = kept;
    this.#isByHand = isByHand;
    if (settings.reducedMotion) {
      this.view = to;
      return this.end();
    }
    this.#isGliding = true;
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
