/** The prompt of the card game: one short sentence for every situation, in all languages. */
import { describe, expect, test } from "vitest";
import { cardFacts } from "../../../src/games/card/edition";
import { inWords, promptOf, type Scene } from "../../../src/games/card/prompt";
import { CARD_LOCATIONS } from "../../../src/wire/values";
import { EMPTY_CARD, type CardPosition } from "../../../src/fold/card";
import { LANGUAGES, loadSpeech, SHELVES } from "../../../src/speech/languages";
import type {
  CardCommand,
  CardEdition,
  CardLocation,
  Seat,
  Visitor,
} from "../../../src/wire/messages";
import catalogue from "../../../../src/inkognito/locales/en/web/card-ui.ftl?raw";
import { CARD_RULES } from "../../fold/sightings";

const LONGEST = { en: 70, it: 85, de: 85 } as const;
const SEATS: readonly Seat[] = ["red", "blue", "green", "yellow", "ambassador"];
const LONG_NAMES = Object.fromEntries(SEATS.map((seat) => [seat, "Bartholomäus"]));
const EDITIONS: readonly CardEdition[] = ["ffg-2003", "abacus-1997"];

const GO: CardCommand = { type: "play-location", location: "rialto" };
const PAIR: CardCommand = { type: "choose-pair", cards: ["bubble", "13"] };
const BLACK: CardCommand = { type: "show-black-card", kind: "identity" };
const NAME: CardCommand = { type: "name-agent", agent: "green" };
const LOOK: CardCommand = { type: "look-at-dummy", kind: "number" };
const CODE: CardCommand = { type: "declare-code", code: ["13", "24", "47", "36"] };
const NOT: CardCommand = { type: "decline", what: "declaration" };

function mine(
  commands: readonly CardCommand[],
  card: Partial<CardPosition> = {},
  me: Seat = "blue",
): Scene {
  const position = { ...EMPTY_CARD, seats: SEATS, ...card };
  return { me, isMine: true, card: position, waitsFor: [me], commands, isPlanned: false };
}

function others(
  waitsFor: readonly Seat[],
  card: Partial<CardPosition>,
  me: Seat | null = "blue",
): Scene {
  const position = { ...EMPTY_CARD, ...card };
  return { me, isMine: false, card: position, waitsFor, commands: [], isPlanned: false };
}

const met = (location: CardLocation, ...visitors: readonly Visitor[]) => ({
  stage: "meeting" as const,
  meeting: { location, visitors },
});

/** Every situation, at this place. */
const scenesAt = (place: CardLocation, edition: CardEdition): readonly Scene[] => {
  const rules = { ...CARD_RULES, edition };
  const withRed = { ...met(place, "blue", "red"), rules };
  const withAmbassador = { ...met(place, "blue", "ambassador"), rules };
  const withThree = met(place, "red", "blue", "ambassador");
  const withDummy = { ...met(place, "blue", "dummy"), rules };
  return [
    mine([GO], { stage: "playing" }),
    mine([GO], { stage: "hiding" }, "ambassador"),
    ...[withRed, withAmbassador].map((card) => mine([PAIR], card)),
    mine([BLACK], { ...met(place, "red", "ambassador"), asker: "red", named: "blue" }),
    mine([CODE, NOT, PAIR], withRed),
    mine([PAIR], { ...withThree, rules }),
    mine([CODE, NOT], { ...withThree, rules }, "ambassador"),
    mine([NAME, NOT], withAmbassador),
    mine([NAME, CODE, NOT], withAmbassador),
    mine([LOOK, NOT], withDummy),
    mine([LOOK, CODE, NOT], withDummy),
    ...[withRed, withAmbassador, withDummy].map((card) => mine([CODE, NOT], card)),
    mine([CODE, NOT], { ...met(place, "blue", "ambassador"), rules }, "ambassador"),
    mine([NOT], withAmbassador),
    others([], { stage: "over" }),
    others(["red"], { stage: "playing" }),
    others(["ambassador"], { stage: "hiding" }),
    others(["red"], { ...met(place, "red", "green") }),
    others(["red", "green"], { ...met(place, "red", "green") }, null),
    others(["red"], { ...met(place, "red", "ambassador") }),
    others(["red"], { ...met(place, "red", "dummy") }),
    others(["red"], {
      ...met(place, "red", "green"),
      seats: ["red", "blue", "green", "yellow"],
      here: { [place === "rialto" ? "arsenale" : "rialto"]: ["blue", "yellow"] },
    }),
    others(["red"], { ...withThree }, "green"),
    others(["red"], { ...withThree }),
    others(["red"], { ...met(place, "red", "blue") }),
    { ...others(["red"], { ...met(place, "red", "blue") }), isPlanned: true },
    others(["green"], {
      ...met(place, "red", "ambassador"),
      stage: "showing",
      asker: "red",
      named: "green",
    }),
    others(["red"], { stage: "between" }),
    others(["red"], { stage: "over" }),
  ];
};
const SCENES = CARD_LOCATIONS.flatMap((place) =>
  EDITIONS.flatMap((edition) => scenesAt(place, edition)),
);

describe.each(LANGUAGES)("in %s", (language) => {
  test("no sentence is too long, even with long names", async () => {
    const spoken = (await loadSpeech(language, SHELVES)).withNames(LONG_NAMES);
    const speech = {
      t: spoken.text.bind(spoken),
      named: spoken.named.bind(spoken),
      place: spoken.place.bind(spoken),
    };
    for (const scene of SCENES) {
      const { sentence, hint } = promptOf(scene);
      const edition = scene.card.rules?.edition;
      const said = inWords(sentence, speech, scene.me, cardFacts(edition));
      expect(said.length, said).toBeLessThanOrEqual(LONGEST[language]);
      expect(said).toMatch(/^[\p{Lu}“„«].*[.?]$/u);
      if (hint !== null) expect(inWords(hint, speech, scene.me, cardFacts(edition))).toMatch(/\.$/);
    }
  });
});

test("every sentence and every hint of the catalogue is said in some scene", () => {
  const ids = [...catalogue.matchAll(/^(card-ui-(?:prompt|hint)-[\w-]+) =/gm)].map(([, id]) => id);
  const words = SCENES.map(promptOf).flatMap(({ sentence, hint }) => [
    sentence.id,
    hint?.id ?? sentence.id,
  ]);
  expect([...new Set(words)].sort()).toEqual(ids.sort());
});

test("it is in the words of a good host", async () => {
  const spoken = (await loadSpeech("en", SHELVES)).withNames({
    red: "Leo",
    blue: "Marta",
    green: "Alba",
  });
  const speech = {
    t: spoken.text.bind(spoken),
    named: spoken.named.bind(spoken),
    place: spoken.place.bind(spoken),
  };
  const says = (scene: Scene) => inWords(promptOf(scene).sentence, speech, scene.me, cardFacts());
  expect(says(mine([GO]))).toBe("Your turn, Marta: choose where to go.");
  expect(says(mine([PAIR], met("rialto", "red", "blue")))).toBe(
    "You meet Leo at Rialto: choose two cards to show.",
  );
  expect(says(mine([BLACK], { ...met("rialto", "green", "ambassador"), asker: "green" }))).toMatch(
    /^Alba wants/,
  );
  expect(says(others(["red"], met("accademia", "red", "green")))).toMatch(/^Leo and Alba meet/);
});

test("mine is mine, and nobody else's", () => {
  expect(promptOf(mine([GO]))).toMatchObject({ seat: "blue", mine: true });
  expect(promptOf(others(["red"], { stage: "playing" }))).toMatchObject({
    seat: "red",
    mine: false,
  });
  expect(promptOf(others(["blue"], { stage: "playing" }))).toMatchObject({
    seat: null,
    mine: false,
  });
});
