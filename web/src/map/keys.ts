/** The map's own keys: plus, minus and zero for its size, Shift with an arrow key to move it. */
import type { Camera } from "./camera.svelte";
import { isArrow } from "./steer";

const STEP = 80;

/** Does what the key says, if it is one of the map's; plain arrow keys go to `onarrow`. */
export function mapKey(event: KeyboardEvent, camera: Camera, onarrow: (key: string) => void): void {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (isArrow(key) && event.shiftKey) pan(key, camera);
  else if (isArrow(key)) onarrow(key);
  else if (key === "+" || key === "=") camera.step(1);
  else if (key === "-") camera.step(-1);
  else if (key === "0") camera.whole();
  else return;
  event.preventDefault();
}

function pan(key: string, camera: Camera): void {
  const dx = key === "ArrowLeft" ? -STEP : key === "ArrowRight" ? STEP : 0;
  camera.pan(dx, key === "ArrowUp" ? -STEP : key === "ArrowDown" ? STEP : 0);
}
