/** What is heard at a table tells nothing that somebody may not know. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HEARD, sounding, soundsOf } from "../../../src/screens/table/sounding.svelte";
import type { SoundName } from "../../../src/state/sound_names";
import { BOARD, CARD } from "../../fold/sightings";
import { boardTable, words, type FakeTable } from "../../panels/fake_table.svelte";

const heard = vi.hoisted((): SoundName[] => []);
vi.mock("../../../src/shell/sounds", () => ({ play: (name: SoundName) => heard.push(name) }));

let end = () => {};
function listening(): FakeTable {
  const table = boardTable();
  table.latest = []; // what a welcome brings is not played again
  end = $effect.root(() => sounding(table));
  flushSync();
  return table;
}
beforeEach(() => {
  heard.length = 0;
});
afterEach(() => end());

describe("never a secret", () => {
  const kinds = [...Object.keys(BOARD), ...Object.keys(CARD)] as (keyof typeof HEARD)[];
  const covert = kinds.filter((kind) => /-covertly$|-face-down$/.test(kind));

  test.each(covert)("%s sounds like the same thing seen openly", (kind) => {
    const open = kind
      .replace(/-covertly$|-face-down$/, "")
      .replace("hands-dealt", "hand-dealt") as keyof typeof HEARD;
    expect(HEARD[kind]).toBeDefined();
    expect(HEARD[kind]).toBe(HEARD[open]);
  });

  test("a discreet gesture is silent, an open one is heard once", () => {
    const table = listening();
    table.talk = [words(1, { gesture: "frown", to: "blue" })];
    flushSync();
    expect(heard).toEqual([]);
    table.talk = [...table.talk, words(2, { gesture: "frown" })];
    flushSync();
    expect(heard).toEqual(["gesture"]);
    table.talk = [...table.talk, words(3, { text: "Good evening" })];
    flushSync();
    expect(heard).toEqual(["gesture"]);
  });
});

test("steps, cards, the Phantom and the end each have their sound", () => {
  const table = listening();
  for (const kind of [
    "piece-stepped",
    "phantom-shaken",
    "cards-shown-covertly",
    "game-ended",
  ] as const) {
    table.see(BOARD[kind]);
    flushSync();
  }
  expect(heard).toEqual(["step", "phantom", "cards", "end"]);
});

test("several things at once are heard once each", () => {
  const { "location-played": step, "pair-shown": pair } = CARD;
  const both = [step, step, pair].map((sighting) => ({ sighting }));
  expect(soundsOf(both)).toEqual(["step", "cards"]);
});
