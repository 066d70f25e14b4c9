/** The fold of the card game, sighting by sighting. */
import { describe, expect, test } from "vitest";
import { cardAfter, EMPTY_CARD, type CardEvent, type CardPosition } from "../../src/fold/card.ts";
import { CARD, CARD_SECRETS } from "./sightings.ts";

function after(...sightings: readonly CardEvent[]): CardPosition {
  return sightings.reduce((position, one) => cardAfter(position, one, "red"), EMPTY_CARD);
}

const ROUND = [CARD["game-opened"], CARD["hand-dealt"], CARD["round-began"]];
const GOING = [...ROUND, CARD["ambassador-hid-face-down"], CARD["location-played"]];
const GONE = [
  ...GOING,
  { type: "location-played", visitor: "blue", location: "rialto" },
  { type: "location-played", visitor: "ambassador", location: "arsenale" },
] as const;
const MEETING = [...GONE, CARD["meeting-began"]];

test.each(Object.values({ ...CARD, ...CARD_SECRETS }))("$type is taken in anywhere", (sighting) => {
  expect(after(...MEETING, sighting)).toBeDefined();
  expect(after(sighting)).toBeDefined();
});

test("a game begins with my hand and a round", () => {
  expect(after(...ROUND)).toMatchObject({
    game: 1,
    round: 1,
    first: "red",
    opener: "red",
    stage: "hiding",
    hand: { number: "13" },
    scores: { red: 0, ambassador: 0 },
  });
});

test("without the Ambassador's player nobody hides a card", () => {
  const four = { ...CARD["game-opened"], seats: ["red", "blue", "green", "yellow"] } as const;
  expect(after(four, CARD["round-began"]).stage).toBe("playing");
});

describe("places", () => {
  test("who goes there stands there, and has played the card", () => {
    const position = after(...GONE);
    expect(position.here).toEqual({ rialto: ["red", "blue"], arsenale: ["ambassador"] });
    expect(position.played.red).toEqual(["rialto"]);
  });

  test("a hidden card lies there until the Ambassador goes", () => {
    expect(after(...GOING)).toMatchObject({ hasHidden: true, hidden: null, stage: "playing" });
    expect(after(...ROUND, CARD["ambassador-hid"]).hidden).toBe("rialto");
    expect(after(...GONE)).toMatchObject({ hasHidden: false, stage: "between" });
  });

  test("are left after a round, and cards are taken back after five", () => {
    const next = after(...GONE, { type: "round-began", round: 2, first: "blue" });
    expect(next).toMatchObject({ here: {}, played: { red: ["rialto"] }, opener: "red" });
    expect(after(...GONE, { type: "round-began", round: 6, first: "red" }).played).toEqual({});
  });
});

describe("meetings", () => {
  test("who declines is remembered while they meet", () => {
    const position = after(...MEETING, CARD.declined);
    expect(position).toMatchObject({
      stage: "meeting",
      meeting: { location: "rialto", visitors: ["red", "blue"] },
      declined: ["red"],
    });
  });

  test("who asks nothing ends it", () => {
    const position = after(...MEETING, { type: "declined", seat: "red", what: "question" });
    expect(position).toMatchObject({ stage: "between", meeting: null, resolved: ["rialto"] });
  });

  test("an exchange is over when both have shown", () => {
    const chosen = [...MEETING, CARD["pair-chosen"], CARD["pair-chosen-face-down"]];
    expect(after(...chosen).chosen).toEqual({ red: ["x", "13"], blue: "face-down" });
    const half = after(...chosen, CARD["pair-shown"]);
    expect(half).toMatchObject({ chosen: { red: ["x", "13"] }, meeting: { location: "rialto" } });
    const whole = cardAfter(half, { ...CARD["pair-shown"], seat: "red", to: "blue" }, "red");
    expect(whole).toMatchObject({ chosen: {}, meeting: null, resolved: ["rialto"] });
  });

  test("a demand says who asks whom, until the black card was shown", () => {
    const position = after(...MEETING, CARD["agent-named"]);
    expect(position).toMatchObject({ stage: "showing", asker: "red", named: "blue" });
    const shown = cardAfter(position, CARD["black-card-shown"], "red");
    expect(shown).toMatchObject({ stage: "between", asker: null, named: null, meeting: null });
  });
});

describe("the end", () => {
  const SCORED = [...MEETING, CARD["code-declared"], CARD["game-scored"]];

  test("of a game opens its hands and gives points", () => {
    expect(after(...SCORED)).toMatchObject({
      declaration: { seat: "red" },
      result: { reason: "code-right" },
      hands: [{ seat: "red" }],
      scores: { red: 1, blue: 1, green: 0 },
    });
  });

  test("of a game is followed by a new deal", () => {
    const deal = { ...CARD["hand-dealt"], game: 2 };
    expect(after(...SCORED, deal)).toMatchObject({
      game: 2,
      hands: [],
      opener: null,
      declaration: null,
      scores: { red: 1 },
    });
  });

  test("of the match says who won", () => {
    expect(after(...SCORED, CARD["match-ended"])).toMatchObject({
      stage: "over",
      outcome: { winners: ["red"] },
    });
  });
});

test("a scenario says who stands where, who opened, and what has been chosen", () => {
  expect(after(CARD["scenario-seen"])).toMatchObject({
    game: 2,
    stage: "meeting",
    opener: "red",
    here: { arsenale: ["red", "blue"], "ca-d-oro": ["green"] },
    meeting: { location: "arsenale", visitors: ["red", "blue"] },
    chosen: { red: ["x", "24"], blue: "face-down" },
    scores: { red: 1, blue: 0 },
  });
});

test("all eyes see all hands", () => {
  expect(after(CARD["game-opened"], CARD_SECRETS["hands-dealt"])).toMatchObject({
    hand: { seat: "red" },
    hands: [{ seat: "red" }],
  });
  expect(after(CARD_SECRETS["scenario-set"])).toMatchObject({
    game: 1,
    round: 1,
    rules: { match: "single" },
    hands: [{ seat: "red" }, { seat: "dummy" }],
  });
});
