/** Every sighting, refusal and explanation is a sentence, in all three languages. */
import { describe, expect, test } from "vitest";
import english from "../../src/speech/catalogues/en.ts";
import { LANGUAGES, loadSpeech, SHELVES } from "../../src/speech/languages.ts";
import { readCatalogues, Speech } from "../../src/speech/speaking.ts";
import { BOARD, BOARD_SECRETS, CARD, CARD_SECRETS } from "../fold/sightings.ts";

/** Values such as the server gives them, where a text would not do. */
const PARAMS: Readonly<Record<string, string | number | readonly string[]>> = {
  about: "build",
  agent: "red",
  allowed: ["3", "4"],
  asked: ["red", "ambassador"],
  ball: "land",
  balls: ["land", "none"],
  card: "grey-tall",
  cards: ["x", "A"],
  form: "three",
  location: "san-marco",
  phase: "moving",
  piece: "ambassador",
  seat: "aside",
  seats: ["red", "ambassador"],
  space: "embassy",
  to: "embassy",
  viewer: "spectator",
  visitor: "dummy",
  waiting_for: ["red", "ambassador"],
};

/** By code: the parameters of every refusal that the catalogues know. */
const REFUSALS = english
  .join("\n")
  .split(/^(?=\S)/m)
  .filter((entry) => entry.startsWith("refusal-"))
  .map((entry) => {
    const names = [...entry.matchAll(/\$(\w+)/g)].map(([, one]) => one ?? "");
    const params = Object.fromEntries(names.map((one) => [one, PARAMS[one] ?? "2"]));
    return [entry.slice("refusal-".length, entry.indexOf(" ")), params] as const;
  });

const EXPLANATION = {
  seat: "blue",
  card: "x",
  holds: false,
  steps: [
    { code: "own", sighting: 2, seat: "red", cards: ["x"] },
    { code: "shown", sighting: 9, seat: "blue", cards: ["x", "tall"] },
  ],
} as const;

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(Object.values({ ...BOARD, ...BOARD_SECRETS }))("board: $type", async (sighting) => {
    expectSentence((await loadSpeech(language, SHELVES)).say(sighting, "board"));
  });

  test.each(Object.values({ ...CARD, ...CARD_SECRETS }))("card: $type", async (sighting) => {
    expectSentence((await loadSpeech(language, SHELVES)).say(sighting, "card"));
  });

  test.each(REFUSALS)("refusal: %s", async (code, params) => {
    expectSentence((await loadSpeech(language, SHELVES)).refusal(code, params));
  });

  test("an explanation has a line for each step and one for what follows", async () => {
    const lines = (await loadSpeech(language, SHELVES)).explanation(EXPLANATION).split("\n");
    expect(lines.length).toBe(3);
    lines.forEach(expectSentence);
  });

  test("a bot gives reasons", async () => {
    expectSentence((await loadSpeech(language, SHELVES)).reason("shakes"));
  });
});

test("refusals were found", () => {
  expect(REFUSALS.length).toBeGreaterThan(50);
});

describe("names of persons", () => {
  const step = { ...BOARD["piece-stepped"], ball: "land", piece: "ambassador" } as const;
  const NAMES = { red: "Marta", ambassador: "Enrico" };

  test.each([
    ["en", "Marta moves the Ambassador by land", "of Enrico"],
    ["it", "Marta muove via terra l'Ambasciatore", "di Enrico"],
    ["de", "Marta bewegt den Botschafter zu Lande", "von Enrico"],
  ] as const)(
    "stand in sentences in %s, but a piece stays a piece",
    async (language, begin, of) => {
      const speech = (await loadSpeech(language, SHELVES)).withNames(NAMES);
      expect(speech.say(step, "board")).toMatch(new RegExp(`^${begin} `));
      expect(speech.named("ambassador", "of")).toBe(of);
      expect(speech.named("blue")).toBe(speech.name("blue"));
    },
  );

  test("are given to seats, never to things", async () => {
    const speech = (await loadSpeech("en", SHELVES)).withNames(NAMES);
    expect(speech.name("ambassador")).toBe("Ambassador");
    expect(speech.name("ambassador", "start")).toBe("The Ambassador");
    expect(speech.say(BOARD["game-opened"], "board")).toMatch(
      /^Marta, Blue, Green, Yellow and Enrico /,
    );
  });
});

test("a place has its word before it, from the catalogue or from the map", async () => {
  const speech = await loadSpeech("en", SHELVES);
  expect(speech.place("embassy", "at")).toBe("at the Embassy");
  expect(speech.place("san-toma", "to")).toBe("to San Tomà");
});

describe("a missing text", () => {
  const parts = {
    language: "en",
    catalogues: readCatalogues(["a = A { $b }"]),
    placeNames: {},
  } as const;

  test("is an error while the client is developed", () => {
    const speech = new Speech({ ...parts, strict: true });
    expect(() => speech.text("nothing")).toThrow("nothing");
    expect(() => speech.text("a")).toThrow("b");
  });

  test("is shown as its id to people who play", () => {
    const speech = new Speech({ ...parts, strict: false });
    expect(speech.text("nothing")).toBe("nothing");
    expect(speech.text("a", { b: true })).toBe("A yes");
  });
});

function expectSentence(said: string): void {
  expect(said).toMatch(/^[\p{Lu}“«„\d]/u);
  expect(said).not.toMatch(/[{}_]/);
}
