/** A text on the page follows the chosen language. */
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { name, ready, setLanguage, withNames } from "../../src/speech/speech.svelte.ts";

/** What is heard while these things happen. */
async function heard(say: () => string, ...happenings: readonly (() => unknown)[]) {
  const words: string[] = [];
  const stop = $effect.root(() => {
    $effect(() => void words.push(say()));
  });
  flushSync();
  for (const happen of happenings) {
    await happen();
    flushSync();
  }
  stop();
  return words;
}

test("a new language is heard at once, and of two choices the last one", async () => {
  await ready;
  await setLanguage("en");
  const both = () => Promise.all([setLanguage("it"), setLanguage("de")]);
  expect(await heard(() => name("red"), both)).toEqual(["Red", "Rot"]);
});

test("so is it from a speaker with names", async () => {
  await setLanguage("en");
  const speaker = withNames({ red: "Marta" });
  const turn = () => setLanguage("it");
  expect(await heard(() => speaker.named("red", "of"), turn)).toEqual(["of Marta", "di Marta"]);
});
