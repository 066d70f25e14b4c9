/** Fingers on the map: dragging, pinching, and that a drag is no click. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Camera } from "../../src/map/camera.svelte";
import { gestures } from "../../src/map/gestures";
import type { Point } from "../../src/map/venice";
import { toMap } from "../../src/map/view";

const SIZE = { width: 390, height: 536 };
let node: HTMLElement;
let camera: Camera;
let detach: () => void;

function finger(type: string, id: number, [clientX, clientY]: Point): void {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0, buttons: 1 });
  node.dispatchEvent(Object.assign(event, { pointerId: id, pointerType: "touch" }));
}

function clicked(): boolean {
  const heard = vi.fn();
  node.addEventListener("click", heard, { once: true });
  const button = node.appendChild(document.createElement("button"));
  button.click();
  return heard.mock.calls.length > 0;
}

beforeEach(() => {
  node = document.body.appendChild(document.createElement("div"));
  camera = new Camera();
  camera.measure(SIZE, { x: 292, y: 412, width: 137, height: 57 });
  detach = gestures(camera, () => {})(node);
});
afterEach(() => {
  detach();
  node.remove();
});

it("a small screen begins near what matters", () => {
  expect(camera.scale).toBeCloseTo(1.33);
});

it("one finger drags the map along", () => {
  const held = toMap(camera.view, [200, 300]);
  finger("pointerdown", 1, [200, 300]);
  finger("pointermove", 1, [180, 290]);
  finger("pointermove", 1, [150, 280]);
  finger("pointerup", 1, [150, 280]);
  const [x, y] = toMap(camera.view, [150, 280]);
  expect(x).toBeCloseTo(held[0]);
  expect(y).toBeCloseTo(held[1]);
  expect(clicked()).toBe(false);
});

it("a finger that trembles presses", () => {
  const { view } = camera;
  finger("pointerdown", 1, [200, 300]);
  finger("pointermove", 1, [203, 302]);
  finger("pointerup", 1, [203, 302]);
  expect(camera.view).toEqual(view);
  expect(clicked()).toBe(true);
});

it("two fingers enlarge the map between them", () => {
  const held = toMap(camera.view, [200, 300]);
  finger("pointerdown", 1, [150, 300]);
  finger("pointerdown", 2, [250, 300]);
  finger("pointermove", 1, [125, 300]);
  finger("pointermove", 2, [275, 300]);
  finger("pointerup", 1, [125, 300]);
  expect(camera.scale).toBeCloseTo(1.33 * 1.5);
  expect(toMap(camera.view, [200, 300])[0]).toBeCloseTo(held[0]);
  finger("pointermove", 2, [285, 300]);
  finger("pointerup", 2, [285, 300]);
  expect(toMap(camera.view, [210, 300])[0]).toBeCloseTo(held[0]);
});
