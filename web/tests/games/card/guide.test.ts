/** What the guide of a first card game says, and when: never more than the player can be sure of. */
import { describe, expect, test } from "vitest";
import { cardSituations } from "../../../src/games/card/guide";
import type { CardCommand, Sheet, SheetFact } from "../../../src/wire/messages";
import { meeting, playing, type PlayingTable } from "./playing_table.svelte";

const PAIR: CardCommand = { type: "choose-pair", cards: ["bubble", "13"] };
const GO: CardCommand = { type: "play-location", location: "rialto" };

const NUMBERS: readonly SheetFact[] = [
  { seat: "red", card: "13", holds: true },
  { seat: "green", card: "47", holds: true },
  { seat: "yellow", card: "36", holds: true },
];
const NAMES: readonly SheetFact[] = [
  { seat: "red", card: "fiddlebottom", holds: true },
  { seat: "green", card: "zsazsa", holds: true },
  { seat: "yellow", card: "x", holds: true },
];

/** Everything that can be said now, the most urgent first. */
function said(table: PlayingTable, facts: readonly SheetFact[] = []): readonly string[] {
  const sheet = { facts } as unknown as Sheet;
  return cardSituations.filter((one) => one.holds({ table, sheet })).map(({ id }) => id);
}

describe("the guide at cards", () => {
  test("speaks of the two cards before it speaks of the safe", () => {
    expect(said(meeting("red").offerAhead(PAIR)).slice(0, 2)).toEqual([
      "card-pair",
      "card-declare",
    ]);
  });

  test("leads to the safe only where the code is certain and the partner is there", () => {
    const all = [...NUMBERS, ...NAMES];
    expect(said(meeting("red").offerAhead(PAIR), all)[0]).toBe("card-win");
    expect(said(meeting("green").offerAhead(PAIR), all)).not.toContain("card-win");
    expect(said(meeting("red").offer(PAIR), all)).not.toContain("card-win");
  });

  test("does not take the four numbers for the code while it is open who is who", () => {
    const open = [...NUMBERS, ...NAMES.slice(0, 1)];
    expect(said(meeting("red").offerAhead(PAIR), open)).not.toContain("card-win");
    expect(said(playing({ round: 5 }).offer(GO), open)[0]).toBe("card-partner");
  });

  test("asks for numbers that are missing, and for the meeting once there are none", () => {
    expect(said(playing({ round: 5 }).offer(GO), NAMES)[0]).toBe("card-partner");
    const known = said(playing({ round: 5 }).offer(GO), [...NUMBERS, ...NAMES]);
    expect(known[0]).toBe("card-code");
    expect(known).not.toContain("card-partner");
  });

  test("speaks of the note sheet once somebody has shown me a pair, and later of the hint", () => {
    const table = playing({ round: 2 }).offer(GO);
    table.seen = [];
    expect(said(table)).toEqual(["card-go"]);
    const shown = { type: "pair-shown", seat: "red", to: "blue", cards: ["x", "13"] } as const;
    table.seen = [{ number: 9, sighting: shown }];
    expect(said(table)).toEqual(["card-go", "card-shown"]);
    expect(said(table.stand({ round: 3 }))).toContain("card-hint");
  });
});
