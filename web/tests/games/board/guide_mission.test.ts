import { describe, expect, it } from "vitest";
import type { Knowledge } from "../../../src/games/board/guide/mission";
import { missionOfMine, partnerOfMine, stands } from "../../../src/games/board/guide/mission";
import type { Mission } from "../../../src/games/board/missions";
import type { Sheet, SheetFact } from "../../../src/wire/messages";

const RED: readonly SheetFact[] = [
  { seat: "red", card: "fiddlebottom", holds: true },
  { seat: "red", card: "short", holds: true },
];

function knowledge(change: Partial<Knowledge["board"]>, facts = RED): Knowledge {
  const missions = [
    {
      first: "fiddlebottom",
      mine: true,
      pairs: [{ first: "red", second: "blue", codes: ["B-C"] }],
    },
  ];
  return {
    board: { places: {}, ambassadorMovedBy: null, ...change },
    hand: { seat: "blue", identity: "bubble", build: "tall", mission: "C" },
    sheet: { facts, missions } as unknown as Sheet,
  };
}

describe("a mission that I am sure of", () => {
  it("is the only one that is left for us", () => {
    const known = knowledge({});
    expect(partnerOfMine(known)).toBe("red");
    expect(missionOfMine(known)).toEqual({ goal: "any-on", target: "ambassador" });
  });

  const here = "rialto";
  const cases: readonly [Mission, Partial<Knowledge["board"]>, boolean][] = [
    [
      { goal: "any-on", target: "ambassador" },
      { places: { ambassador: here, "red-fat": here } },
      true,
    ],
    [
      { goal: "any-on", target: "ambassador" },
      { places: { ambassador: here, "green-fat": here } },
      false,
    ],
    [{ goal: "go-to", who: "bubble", space: 1 }, { places: { "blue-tall": "arsenale" } }, true],
    [{ goal: "go-to", who: "bubble", space: 1 }, { places: { "blue-fat": "arsenale" } }, false],
    [{ goal: "meet" }, { places: { "blue-tall": here, "red-short": here } }, true],
    [{ goal: "meet" }, { places: { "blue-tall": here, "red-fat": here } }, false],
    [
      { goal: "bring", space: "embassy" },
      { places: { ambassador: "embassy" }, ambassadorMovedBy: "red" },
      true,
    ],
    [{ goal: "bring", space: "embassy" }, { places: { ambassador: "embassy" } }, false],
    [
      { goal: "join", who: "fiddlebottom", target: "ambassador" },
      { places: { ambassador: here, "red-short": here } },
      true,
    ],
  ];
  it.each(cases)("%o with %o: %s", (mission, board, expected) => {
    expect(stands(mission, knowledge(board))).toBe(expected);
  });

  it("does not stand while I don't know my partner's figure", () => {
    const board = { places: { "blue-tall": here, "red-short": here } };
    expect(stands({ goal: "meet" }, knowledge(board, RED.slice(0, 1)))).toBe(false);
  });
});
