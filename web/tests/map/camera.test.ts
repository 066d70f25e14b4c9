/** What is to be seen as a whole stays in sight while the window changes, until somebody moves the map. */
import { afterEach, beforeEach, expect, it } from "vitest";
import { Camera } from "../../src/map/camera.svelte";
import { isSeen } from "../../src/map/view";
import { settings } from "../../src/state/settings.svelte";

const PHONE = { width: 390, height: 420 };
const LOW = { width: 390, height: 240 };
const MINE = { x: 292, y: 412, width: 137, height: 57 };
const HALF_THE_TOWN = { x: 120, y: 200, width: 560, height: 300 };
const ALL = { x: 20, y: 120, width: 980, height: 460 };

let camera: Camera;
beforeEach(() => {
  settings.change({ motion: "reduced" });
  camera = new Camera();
  camera.measure(PHONE, MINE);
});
afterEach(() => settings.change({ motion: "system" }));

const isInSight = (box: typeof MINE) => isSeen(box, camera.view, camera.size);

it("all of it comes into sight, however small", () => {
  camera.attend(HALF_THE_TOWN);
  expect(isInSight(HALF_THE_TOWN)).toBe(false);
  camera.keep(HALF_THE_TOWN);
  expect(isInSight(HALF_THE_TOWN)).toBe(true);
  camera.keep(ALL);
  expect(camera.isWhole).toBe(true);
});

it("nothing moves where it is in sight already", () => {
  const { view } = camera;
  camera.keep(MINE);
  expect(camera.view).toBe(view);
});

it("a lower window shows it, too", () => {
  camera.keep(HALF_THE_TOWN);
  camera.measure(LOW, null);
  expect(isInSight(HALF_THE_TOWN)).toBe(true);
});

it("also where the window changes while the map still glides there", () => {
  settings.change({ motion: "full" });
  camera.keep(HALF_THE_TOWN);
  expect(camera.isMoving).toBe(true);
  camera.measure(LOW, null);
  expect(camera.isMoving).toBe(false);
  expect(isInSight(HALF_THE_TOWN)).toBe(true);
});

it("once somebody has moved the map it stays as it is", () => {
  camera.keep(HALF_THE_TOWN);
  camera.step(1);
  const { scale } = camera;
  camera.measure(LOW, null);
  expect(camera.scale).toBe(scale);
});
