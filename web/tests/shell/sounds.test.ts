/** Sounds are made of our own tones, stay soft and short, and wait until the page was touched. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../../src/state/settings.svelte";
import { SOUND_NAMES } from "../../src/state/sound_names";

/** How many tones were started, and when they end. */
let started: { at: number; until: number }[] = [];

class Param {
  setValueAtTime() {}
  linearRampToValueAtTime() {}
  exponentialRampToValueAtTime() {}
}
class Node {
  readonly gain = new Param();
  readonly frequency = new Param();
  buffer: unknown = null;
  type = "";
  #at = 0;
  connect(next: Node): Node {
    return next;
  }
  start(at: number) {
    this.#at = at;
  }
  stop(until: number) {
    started.push({ at: this.#at, until });
  }
}
class FakeAudio {
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = new Node();
  createGain = () => new Node();
  createOscillator = () => new Node();
  createBufferSource = () => new Node();
  createBiquadFilter = () => new Node();
  createBuffer = (_: number, length: number) => ({
    getChannelData: () => new Float32Array(length),
  });
}

async function fresh() {
  vi.resetModules();
  return import("../../src/shell/sounds");
}

beforeEach(() => {
  started = [];
  vi.stubGlobal("AudioContext", FakeAudio);
});
afterEach(() => {
  vi.unstubAllGlobals();
  settings.change({ sound: true, silenced: [] });
});

describe.each(SOUND_NAMES)("%s", (name) => {
  test("is soft, short, and made of tones", async () => {
    const { play, SOUNDS } = await fresh();
    play(name);
    expect(started).toHaveLength(SOUNDS[name].length);
    expect(Math.max(...started.map(({ until }) => until))).toBeLessThan(1.5);
    for (const { loud } of SOUNDS[name]) expect(loud).toBeLessThanOrEqual(0.2);
  });
});

test("before the page was touched there is no sound", async () => {
  vi.stubGlobal("navigator", { userActivation: { hasBeenActive: false } });
  const made = vi.fn();
  vi.stubGlobal("AudioContext", made);
  (await fresh()).play("end");
  expect(made).not.toHaveBeenCalled();
});

test("a silenced sound is not played, the others are", async () => {
  localStorage.setItem("inkognito.settings", JSON.stringify({ silenced: ["step"] }));
  const { play } = await fresh();
  play("step");
  expect(started).toEqual([]);
  play("cards");
  expect(started).not.toEqual([]);
  localStorage.clear();
});

test("a browser that makes no sound disturbs nobody", async () => {
  vi.stubGlobal("AudioContext", function () {
    throw new Error("silence");
  });
  const { play } = await fresh();
  expect(() => play("turn")).not.toThrow();
});
