/** The prompt says one short sentence for everything that can be expected, in all languages. */
import { describe, expect, test } from "vitest";
import { promptOf } from "../../../src/games/board/prompt";
import catalogue from "../../../../src/inkognito/locales/en/web/board-ui.ftl?raw";
import { LANGUAGES, loadSpeech, SHELVES } from "../../../src/speech/languages";
import { ALL_SEATS, mine, others, SCENES, STEP } from "./scenes";

const LONGEST = { en: 70, it: 85, de: 85 } as const;
const LONG_NAMES = Object.fromEntries(ALL_SEATS.map((seat) => [seat, "Bartholomäus".slice(0, 12)]));
const NAMES = { red: "Marta", blue: "Leo", green: "Alba", yellow: "Tommaso" };

describe.each(LANGUAGES)("in %s", (language) => {
  test("no sentence is too long, even with long names", async () => {
    const speech = (await loadSpeech(language, SHELVES)).withNames(LONG_NAMES);
    for (const { sentence, hint } of SCENES.map(promptOf)) {
      const said = speech.text(sentence.id, sentence.vars);
      expect(said.length, said).toBeLessThanOrEqual(LONGEST[language]);
      expect(said).toMatch(/^[\p{Lu}“„«].*[.?]$/u);
      if (hint !== null) expect(speech.text(hint.id, hint.vars)).not.toBe("");
    }
  });
});

test("every sentence of the catalogue is said in some scene", () => {
  const ids = [...catalogue.matchAll(/^(board-ui-(?:prompt|wait)-[\w-]+) =/gm)].map(([, id]) => id);
  const said = new Set(SCENES.map((scene) => promptOf(scene).sentence.id));
  expect([...said].sort()).toEqual(ids.sort());
});

test("every hint of the catalogue is given in some scene", () => {
  const ids = [...catalogue.matchAll(/^(board-ui-hint-[\w-]+) =/gm)].map(([, id]) => id);
  const given = new Set(SCENES.map((scene) => promptOf(scene).hint?.id));
  expect(ids.filter((id) => !given.has(id))).toEqual([]);
});

test("it is in the words of a good host", async () => {
  const speech = (await loadSpeech("en", SHELVES)).withNames(NAMES);
  const says = (scene: Parameters<typeof promptOf>[0]) => {
    const { sentence } = promptOf(scene);
    return speech.text(sentence.id, sentence.vars);
  };
  expect(says(mine([{ type: "shake-phantom" }]))).toBe("Your turn, Marta: shake the Phantom.");
  expect(says(mine([STEP], {}, { piece: "red-fat", ball: "water" }))).toBe(
    "Choose where your fat figure goes by water.",
  );
  expect(says(others("green", { stage: "opening" }))).toBe("Alba is thinking.");
});

test("mine is mine, and nobody else's", () => {
  expect(promptOf(mine([{ type: "end-turn" }]))).toMatchObject({ mine: true, seat: "red" });
  expect(promptOf(others("green", { stage: "moving" }))).toMatchObject({
    mine: false,
    seat: "green",
  });
});

test("a spectator has no notes to look at", () => {
  expect(promptOf(others("red", { stage: "moving" }, null)).hint?.id).toBe("board-ui-hint-watch");
  expect(promptOf(others("red", { stage: "moving" }, "blue")).hint?.id).toBe("board-ui-hint-notes");
});
