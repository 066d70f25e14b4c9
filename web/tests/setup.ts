/** Before each file of tests: what jsdom lacks, and the first language, so that everything can speak. */
import { configure } from "@testing-library/svelte";
import { vi } from "vitest";
import { SHELVES } from "../src/speech/languages";
import { alsoSpeak, ready } from "../src/speech/speech.svelte";

// On a busy machine a whole screen takes its time; so long everything that waits for it has patience.
const PATIENCE = 10_000;
vi.setConfig({ testTimeout: 3 * PATIENCE, expect: { poll: { timeout: PATIENCE } } });
configure({ asyncUtilTimeout: PATIENCE });
const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);

vi.mock("../src/kit/when_idle", () => ({ whenIdle: () => () => undefined })); // nobody has time here
vi.mock("../src/kit/after_paint", () => ({ afterPaint: () => true })); // at once: nobody waits for a frame here

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false;
};
Element.prototype.scrollTo ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
window.scrollTo = () => undefined;
window.matchMedia ??= (media) =>
  Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
Object.defineProperty(navigator, "userActivation", {
  value: { hasBeenActive: true },
  configurable: true,
});
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

await ready;
await Promise.all(SHELVES.map(alsoSpeak));
