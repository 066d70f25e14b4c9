/** The paper note sheet: who showed me what, and what I showed to whom. */
import { describe, expect, test } from "vitest";
import { paperSheet, type Numbered, type PaperSheet } from "../../src/fold/sheet.ts";
import type { Viewer } from "../../src/wire/messages";
import { BOARD, BOARD_SECRETS, CARD, CARD_SECRETS } from "./sightings.ts";

function sheetOf(viewer: Viewer, ...sightings: readonly Numbered["sighting"][]): PaperSheet {
  const seen = sightings.map((sighting, index) => ({ number: index + 1, sighting }));
  return paperSheet(seen, viewer);
}

const FIRST = BOARD["turn-began"];
const FIFTH = { ...FIRST, turn: 5 };
const SHOWN = BOARD["cards-shown"];
const MINE = { ...SHOWN, seat: "red", to: ["ambassador", "green"] } as const;

describe("in the board game", () => {
  test("every show has its turn, its sighting and its cards", () => {
    const sheet = sheetOf("red", FIRST, BOARD["agent-questioned"], SHOWN);
    expect(sheet.shows).toEqual([
      {
        turn: 1,
        number: 3,
        from: "blue",
        to: ["red"],
        cards: ["x", "tall", "fat"],
        kind: "shown",
        about: null,
        covert: null,
      },
    ]);
  });

  test("by player and card it says in which turns they showed it to me", () => {
    const sheet = sheetOf("red", FIRST, SHOWN, FIFTH, { ...SHOWN, cards: ["x", "thin", "fat"] });
    expect(sheet.toMe.blue).toEqual({ x: [1, 5], tall: [1], thin: [5], fat: [1, 5] });
    expect(sheet.byMe).toEqual({});
  });

  test("what I showed stands with everybody who saw it", () => {
    const sheet = sheetOf("red", FIFTH, MINE);
    expect(sheet.byMe).toMatchObject({ ambassador: { x: [5] }, green: { x: [5] } });
    expect(sheet.toMe).toEqual({});
  });

  test("of what others show one another only the number of cards is known", () => {
    const sheet = sheetOf("red", FIRST, BOARD["cards-shown-covertly"]);
    expect(sheet.shows).toMatchObject([{ cards: [], covert: 2, to: ["ambassador", "green"] }]);
  });

  test.each([
    [{ ...SHOWN, cards: ["grey-x"] }, "grey"],
    [{ ...SHOWN, cards: ["x", "tall", "A"] }, "mission"],
    [{ ...SHOWN, cards: ["x"], replacement: true }, "replacement"],
    [SHOWN, "through-ambassador"],
  ] as const)("a show through the Ambassador is $1 where that says more", (show, kind) => {
    const sheet = sheetOf("red", FIRST, BOARD["ambassador-questioned"], show);
    expect(sheet.shows[0]?.kind).toBe(kind);
  });

  test("a scenario tells what was shown before it", () => {
    const sheet = sheetOf("red", BOARD["scenario-seen"], SHOWN);
    expect(sheet.shows.map(({ turn, covert }) => [turn, covert])).toEqual([
      [0, null],
      [0, 3],
      [7, null],
    ]);
    expect(sheetOf("red", BOARD_SECRETS["scenario-set"]).toMe.blue).toHaveProperty("A", [0]);
  });
});

describe("in the card game", () => {
  const THIRD = { ...CARD["round-began"], round: 3 };

  test("a pair is shown in a round", () => {
    const sheet = sheetOf("red", THIRD, CARD["pair-shown"], CARD["pair-shown-covertly"]);
    expect(sheet.toMe).toEqual({ blue: { bubble: [3], "13": [3] } });
    expect(sheet.shows[1]).toMatchObject({ from: "green", to: ["yellow"], covert: 2 });
  });

  test("black cards are known as such, the dummy's too", () => {
    const sheet = sheetOf("red", THIRD, CARD["black-card-shown"], CARD["dummy-seen"]);
    expect(sheet.shows.map(({ kind }) => kind)).toEqual(["black", "black"]);
    expect(sheet.toMe).toEqual({ blue: { bubble: [3] }, dummy: { "36": [3] } });
  });

  test("which card of the dummy somebody else has seen is known, what it says is not", () => {
    const sheet = sheetOf("red", THIRD, CARD["dummy-seen-covertly"]);
    expect(sheet.shows).toMatchObject([{ about: "identity", cards: [], covert: 1, kind: "black" }]);
  });

  test("a new game begins a new sheet", () => {
    const sheet = sheetOf("red", THIRD, CARD["pair-shown"], { ...CARD["hand-dealt"], game: 2 });
    expect(sheet).toEqual({ shows: [], toMe: {}, byMe: {} });
  });

  test("a scenario tells what was shown before it", () => {
    const sheet = sheetOf("red", CARD["scenario-seen"]);
    expect(sheet.shows.length).toBe(5);
    expect(sheet.toMe.blue).toEqual({ x: [0], "13": [0], "24": [0] });
    const open = sheetOf("blue", CARD_SECRETS["scenario-set"]);
    expect(open.toMe).toEqual({ red: { x: [0] }, dummy: { "24": [0] } });
  });
});
