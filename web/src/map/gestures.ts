/** Fingers, mouse and wheel on the map, told to a camera. A drag is never a click. */
import type { Camera } from "./camera.svelte";
import type { Point } from "./venice";

const SLACK = 6;

/** To be attached to the map's window. */
export function gestures(camera: Camera, onhover: (at: Point | null) => void) {
  return (node: HTMLElement): (() => void) => {
    const fingers = new Map<number, Point>();
    let origin: Point | null = null;
    let isDrag = false;
    let wheeling: ReturnType<typeof setTimeout> | undefined;

    const place = (event: MouseEvent): Point => {
      const { left, top } = node.getBoundingClientRect();
      return [event.clientX - left, event.clientY - top];
    };

    function down(event: PointerEvent): void {
      if (event.button !== 0) return;
      if (fingers.size === 0) isDrag = false;
      fingers.set(event.pointerId, place(event));
      origin ??= place(event);
    }

    function move(event: PointerEvent): void {
      const old = fingers.get(event.pointerId);
      const now = place(event);
      if (old === undefined) {
        if (event.pointerType === "mouse") onhover(now);
        return;
      }
      if (event.buttons === 0) return up(event); // it was let go outside
      if (!isDrag && !begins(now)) return;
      if (!isDrag) begin(event);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) camera.drag(now[0] - old[0], now[1] - old[1]);
      else pinch(old, now, other);
      fingers.set(event.pointerId, now);
    }

    function begins(now: Point): boolean {
      if (fingers.size > 1 || origin === null) return true;
      return Math.hypot(now[0] - origin[0], now[1] - origin[1]) > SLACK;
    }

    function begin(event: PointerEvent): void {
      isDrag = true;
      onhover(null);
      camera.start();
      for (const id of fingers.keys()) node.setPointerCapture?.(id);
      node.setPointerCapture?.(event.pointerId);
    }

    function pinch(old: Point, now: Point, other: Point): void {
      const before = Math.hypot(old[0] - other[0], old[1] - other[1]);
      const after = Math.hypot(now[0] - other[0], now[1] - other[1]);
      camera.drag((now[0] - old[0]) / 2, (now[1] - old[1]) / 2);
      camera.zoom(after / (before || 1), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
    }

    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (fingers.size > 0) return;
      origin = null;
      if (!isDrag) return;
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
      const lines = event.deltaMode === 1 ? 16 : 1;
      camera.start();
      camera.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), place(event));
      clearTimeout(wheeling);
      wheeling = setTimeout(() => camera.end(), 160);
    }

    const leave = (): void => onhover(null);
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener("pointerdown", down, { signal });
    node.addEventListener("pointermove", move, { signal });
    node.addEventListener("pointerup", up, { signal });
    node.addEventListener("pointercancel", up, { signal });
    node.addEventListener("pointerleave", leave, { signal });
    node.addEventListener("click", click, { signal, capture: true });
    node.addEventListener("wheel", wheel, { signal, passive: false });
    return () => {
      stop.abort();
      clearTimeout(wheeling);
    };
  };
}
