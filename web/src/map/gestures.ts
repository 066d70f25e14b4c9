/** Fingers, mouse and wheel on the map, told to a camera once for each picture. A drag is never a click. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./venice";

const SLACK = 6;

type Fingers = ReadonlyMap<number, Point>;

function centre(fingers: Fingers): Point {
  let [x, y] = [0, 0];
  for (const at of fingers.values()) [x, y] = [x + at[0], y + at[1]];
  return [x / fingers.size, y / fingers.size];
}

/** How far fingers are from their middle; the same for all sets of one. */
function spread(fingers: Fingers): number {
  const [x, y] = centre(fingers);
  let sum = 0;
  for (const at of fingers.values()) sum += Math.hypot(at[0] - x, at[1] - y);
  return fingers.size > 1 ? Math.max(1, sum) : 1;
}

/** To be attached to the map's window. */
export function gestures(camera: Camera, onhover: (at: Point | null) => void) {
  return (node: HTMLElement): (() => void) => {
    const fingers = new Map<number, Point>();
    let told: Fingers = new Map();
    let origin: Point = [0, 0];
    let isDrag = false;
    let picture = 0;
    let wheeling: ReturnType<typeof setTimeout> | undefined;

    /** Where the window is; measured once for each gesture, for measuring takes time. */
    let frame = node.getBoundingClientRect();
    const measure = (): void => {
      frame = node.getBoundingClientRect();
    };
    const place = (event: MouseEvent): Point => [
      event.clientX - frame.left,
      event.clientY - frame.top,
    ];

    /** Tells the camera what the fingers have done since it was told last. */
    function tell(): void {
      cancelAnimationFrame(picture);
      picture = 0;
      if (isDrag && fingers.size > 0 && fingers.size === told.size) {
        const [from, to] = [centre(told), centre(fingers)];
        camera.drag(to[0] - from[0], to[1] - from[1]);
        if (fingers.size > 1) camera.zoom(spread(fingers) / spread(told), to);
      }
      told = new Map(fingers);
    }

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      measure();
      tell();
      if (fingers.size === 0) {
        isDrag = false;
        origin = place(event);
      }
      fingers.set(event.pointerId, place(event));
      told = new Map(fingers);
    }

    function move(event: PointerEvent): void {
      const now = place(event);
      if (!fingers.has(event.pointerId)) {
        if (event.pointerType === "mouse") onhover(now);
        return;
      }
      if (event.buttons === 0) return up(event); // it was let go outside
      fingers.set(event.pointerId, now);
      if (!isDrag && begins(now)) begin();
      if (isDrag) picture ||= requestAnimationFrame(tell);
    }

    function begins(now: Point): boolean {
      return fingers.size > 1 || Math.hypot(now[0] - origin[0], now[1] - origin[1]) > SLACK;
    }

    function begin(): void {
      isDrag = true;
      onhover(null);
      camera.start();
      for (const id of fingers.keys()) node.setPointerCapture?.(id);
    }

    function up(event: PointerEvent): void {
      tell();
      fingers.delete(event.pointerId);
      told = new Map(fingers);
      if (fingers.size > 0 || !isDrag) return;
      camera.end();
      setTimeout(() => (isDrag = false)); // after the click that a drag ends with
    }

    function click(event: MouseEvent): void {
      if (!isDrag) return;
      event.stopPropagation();
      event.preventDefault();
    }

    function wheel(event: WheelEvent): void {
      event.preventDefault();
      if (!camera.isMoving) measure();
      const lines = event.deltaMode === 1 ? 16 : 1;
      camera.start();
      camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), place(event));
      clearTimeout(wheeling);
      wheeling = setTimeout(() => camera.end(), 160);
    }

    const leave = (): void => onhover(null);
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener("pointerenter", measure, { signal });
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    node.addEventListener("pointerup", up, { signal });
    node.addEventListener("pointercancel", up, { signal });
    node.addEventListener("pointerleave", leave, { signal });
    node.addEventListener("click", click, { signal, capture: true });
    node.addEventListener("wheel", wheel, { signal, passive: false });
    return () => {
      stop.abort();
      cancelAnimationFrame(picture);
      clearTimeout(wheeling);
    };
  };
}
