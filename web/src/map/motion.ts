/** How a piece gets from one space to another: along the route's own curve, or by fading. No rules, no state. */
import { showings } from "../state/showings.svelte";
import { spaceOf, steps, type Course } from "./geometry";

export const EASE = "cubic-bezier(.2,.7,.2,1)";
/** How long a way is marked; where pieces move, that much longer. */
export const TRACE = 1000;
export const MARKED = 900;

interface Movement {
  readonly frames: Keyframe[];
  readonly duration: number;
  readonly easing: string;
  /** Until the map has gone there. */
  readonly delay?: number;
}

interface Shift {
  readonly dx: number;
  readonly dy: number;
}

const HOP = 7;
const SAMPLES = 24;

/** Along the curve; the piece is already drawn at its end, so the places are counted from there. */
export function travel(course: Course, to: string): Movement {
  const end = spaceOf(to);
  const onLand = course.kind === "land";
  const frames = steps(course.curve, SAMPLES).map(([x, y], n): Keyframe => {
    const hop = onLand ? HOP * Math.abs(Math.sin((3 * Math.PI * n) / SAMPLES)) : 0;
    return { transform: `translate(${x - end.x}px, ${y - end.y - hop}px)` };
  });
  return { frames, duration: onLand ? 350 : 450, easing: EASE };
}

/** Gone at the old place, then there at the new one. */
export function vanish({ dx, dy }: Shift): Movement {
  const away = `translate(${dx}px, ${dy}px)`;
  const frames: Keyframe[] = [
    { transform: away, opacity: 1, offset: 0 },
    { transform: away, opacity: 0, offset: 0.5 },
    { transform: "none", opacity: 0, offset: 0.5 },
    { transform: "none", opacity: 1, offset: 1 },
  ];
  return { frames, duration: 400, easing: "linear" };
}

/** Simply there, softly. */
export function appear(duration: number): Movement {
  return { frames: [{ opacity: 0 }, { opacity: 1 }], duration, easing: "linear" };
}

/** Whatever moves now; a click lets it arrive. */
export class Movements {
  readonly #running = new Set<Animation>();

  play(node: Element, { frames, ...timing }: Movement, after: () => void = () => {}): void {
    if (typeof node.animate !== "function") return after();
    const animation = node.animate(
      frames,
      timing.delay ? { ...timing, fill: "backwards" } : timing,
    );
    this.#running.add(animation);
    const over = showings.begin(() => animation.finish());
    const done = (): void => {
      this.#running.delete(animation);
      over();
      after();
    };
    animation.finished.then(done, done);
  }

  finish(): void {
    for (const animation of this.#running) animation.finish();
  }
}
