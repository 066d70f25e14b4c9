/** The last turn: its moves in order, without undone steps, kept until the next turn is over. */
import { describe, expect, test } from "vitest";
import { lastTurn, placesBefore } from "../../src/fold/trail";
import type { BoardEvent } from "../../src/fold/board";
import { BOARD, BOARD_SECRETS } from "./sightings";

const began = (turn: number, seat: "red" | "blue" = "red"): BoardEvent => ({
  type: "turn-began",
  seat,
  turn,
});
const STEP = BOARD["piece-stepped"];
const FURTHER = { ...STEP, origin: "pescheria", to: "san-silvestro", ball: "land" } as const;
const UNDONE = { ...BOARD["step-undone"], origin: "san-silvestro", to: "pescheria" };

function seen(...sightings: readonly BoardEvent[]) {
  return sightings.map((sighting, at) => ({ number: at + 1, sighting }));
}

describe("the last turn", () => {
  test("is none before the first is over", () => {
    expect(lastTurn([])).toBeNull();
    expect(lastTurn(seen(BOARD["game-opened"], began(1), STEP))).toBeNull();
  });

  test("has its moves in order, with the numbers of their sightings", () => {
    const turn = lastTurn(
      seen(
        began(1),
        STEP,
        FURTHER,
        BOARD["agent-questioned"],
        BOARD["piece-expelled"],
        began(2, "blue"),
      ),
    );
    expect(turn).toMatchObject({ turn: 1, mover: "red" });
    expect(turn?.moves).toEqual([
      { step: 1, number: 2, piece: "red-tall", origin: "rialto", to: "pescheria", way: "any" },
      {
        step: 2,
        number: 3,
        piece: "red-tall",
        origin: "pescheria",
        to: "san-silvestro",
        way: "land",
      },
      { step: 3, number: 5, piece: "ambassador", origin: "rialto", to: "embassy", way: "sent" },
    ]);
  });

  test("stays while the next one is played, and gives way when that is over", () => {
    const first = [began(1), STEP, began(2, "blue")];
    const slip = BOARD["figure-slipped-away"];
    expect(lastTurn(seen(...first, FURTHER))?.turn).toBe(1);
    const next = lastTurn(seen(...first, slip, began(3)));
    expect(next).toMatchObject({ turn: 2, mover: "blue" });
    expect(next?.moves).toMatchObject([{ step: 1, number: 4, way: "slipped" }]);
    expect(lastTurn(seen(...first, slip, BOARD["game-ended"]))?.turn).toBe(2);
  });

  test("leaves out steps that were undone", () => {
    const turn = lastTurn(seen(began(1), STEP, FURTHER, UNDONE, began(2)));
    expect(turn?.moves.map(({ number, step }) => [number, step])).toEqual([[2, 1]]);
  });

  test("may have begun with a scenario", () => {
    const turn = lastTurn(seen(BOARD["scenario-seen"], STEP, began(8)));
    expect(turn).toMatchObject({ turn: 7, mover: "blue" });
    expect(turn?.moves).toHaveLength(1);
    expect(lastTurn(seen(BOARD_SECRETS["scenario-set"], STEP, began(2)))?.mover).toBe("red");
  });
});

test("where pieces stood before: at the origin of their first move", () => {
  const moves = lastTurn(seen(began(1), STEP, FURTHER, began(2)))?.moves ?? [];
  const places = { "red-tall": "san-silvestro", ambassador: "embassy" } as const;
  expect(placesBefore<Partial<Record<string, string>>>(places, moves)).toEqual({
    "red-tall": "rialto",
    ambassador: "embassy",
  });
});
