/** Before each file of tests: what jsdom lacks, and the first language, so that everything can speak. */
import { vi } from "vitest";
import { ready } from "../src/speech/speech.svelte";

vi.setConfig({ testTimeout: 30_000 }); // on a busy machine a whole screen takes its time

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
Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true } });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

await ready;
