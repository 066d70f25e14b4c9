/** Which language is spoken: the browser's at first, then the one that was chosen. */
import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** A visit with a browser that is set to these languages. */
async function visit(...languages: readonly string[]) {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  const speech = await import("../../src/speech/speech.svelte.ts");
  await speech.ready;
  return speech;
}

test.each([
  [["de-AT", "en"], "de", "Rot"],
  [["fr", "it"], "it", "Rosso"],
  [["fr"], "en", "Red"],
  [[], "en", "Red"],
] as const)("a browser set to %s is spoken to in %s", async (preferred, language, red) => {
  const speech = await visit(...preferred);
  expect(speech.language.current).toBe(language);
  expect(speech.name("red")).toBe(red);
  expect(document.documentElement.lang).toBe(language);
});

test("a choice is kept for the next visit", async () => {
  await (await visit("en")).setLanguage("it");
  vi.resetModules();
  expect((await visit("en")).language.current).toBe("it");
});

test("a speaker names those at the table, in every language", async () => {
  const speech = await visit("en");
  const speaker = speech.withNames({ red: "Marta" });
  expect(speaker.named("red")).toBe("Marta");
  expect(speech.named("red")).toBe("Red");
  await speech.setLanguage("de");
  expect(speaker.named("red", "of")).toBe("von Marta");
});
