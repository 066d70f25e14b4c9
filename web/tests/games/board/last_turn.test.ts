/** The last turn: numbered on the map and in the log, summed up in the prompt, played again by one key. */
import { fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import BoardGame from "../../../src/games/board/BoardGame.svelte";
import { inShort } from "../../../src/games/board/last_turn_words";
import { lastTurn } from "../../../src/fold/trail";
import { spaceOf } from "../../../src/map/geometry";
import Log from "../../../src/panels/Log.svelte";
import { withNames } from "../../../src/speech/speech.svelte";
import { settings } from "../../../src/state/settings.svelte";
import type { BoardEvent } from "../../../src/fold/board";
import { BOARD } from "../../fold/sightings";
import { serve } from "../../panels/browser";
import { boardTable, seated, type FakeTable } from "../../panels/fake_table.svelte";

const PLACED: BoardEvent = { ...BOARD["figures-placed"], seat: "yellow", thin: "san-giobbe" };
const MINE: BoardEvent = { ...BOARD["figures-placed"], tall: "ghetto", thin: "rialto" };
const STEP: BoardEvent = {
  type: "piece-stepped",
  seat: "red",
  ball: "land",
  piece: "red-tall",
  origin: "ghetto",
  to: "san-giobbe",
};
const ASK: BoardEvent = {
  type: "agent-questioned",
  seat: "red",
  agent: "yellow",
  figure: "yellow-thin",
  about: "identity",
};
const SENT: BoardEvent = {
  type: "piece-expelled",
  seat: "red",
  piece: "yellow-thin",
  origin: "san-giobbe",
  to: "celestia",
};
const NEXT: BoardEvent = { type: "turn-began", seat: "blue", turn: 2 };

function afterATurn(...more: readonly BoardEvent[]): FakeTable {
  return boardTable().see(PLACED, MINE, STEP, ASK, SENT, NEXT, ...more);
}

beforeEach(() => {
  serve({});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  settings.change({ shortcuts: true });
});

const numbers = () =>
  [...document.querySelectorAll(".trail.numbers text")].map((one) => one.textContent);
/** Where a figure is drawn; its button says all the time where it stands. */
const drawnAt = (piece: string) =>
  document.querySelector(`[data-piece="${piece}"]`)?.parentElement?.getAttribute("transform");
function foot(space: string): string {
  const { x, y } = spaceOf(space);
  return `translate(${x} ${y + 5})`;
}
const replay = () => screen.getByRole("button", { name: "Replay last turn" });

async function wait(milliseconds: number) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  flushSync();
}

describe("on the map", () => {
  test("every move has its number until the next turn is over", async () => {
    const table = afterATurn();
    seated(BoardGame, table);
    expect(numbers()).toEqual(["1", "2"]);
    table.see({ ...STEP, seat: "blue", piece: "blue-fat", origin: "salute", to: "vallaresso" });
    flushSync();
    expect(numbers()).toEqual(["1", "2"]);
    table.see({ type: "turn-began", seat: "green", turn: 3 });
    flushSync();
    expect(numbers()).toEqual(["1"]);
    expect(document.querySelector('.trail[data-seat="blue"]')).not.toBeNull();
  });

  test("one button plays it again, move by move, and ends as things stand", async () => {
    seated(BoardGame, afterATurn());
    expect(drawnAt("yellow-thin")).toBe(foot("celestia"));
    await fireEvent.click(replay());
    expect(numbers()).toEqual([]);
    expect(drawnAt("yellow-thin")).toBe(foot("san-giobbe"));
    expect(drawnAt("red-tall")).toBe(foot("ghetto"));
    await wait(700);
    expect(numbers()).toEqual(["1"]);
    expect(drawnAt("red-tall")).not.toBe(foot("ghetto"));
    await wait(5_000);
    expect(numbers()).toEqual(["1", "2"]);
    expect(drawnAt("yellow-thin")).toBe(foot("celestia"));
    expect(replay()).toBeTruthy();
  });

  test("so does one key, unless single letters do nothing", async () => {
    seated(BoardGame, afterATurn());
    await fireEvent.keyDown(document.body, { key: "r" });
    expect(screen.getByRole("button", { name: "Stop the replay" })).toBeTruthy();
    await fireEvent.keyDown(document.body, { key: "r" });
    expect(replay()).toBeTruthy();
    settings.change({ shortcuts: false });
    await fireEvent.keyDown(document.body, { key: "r" });
    expect(replay()).toBeTruthy();
  });

  test("something new ends it", async () => {
    const table = afterATurn();
    seated(BoardGame, table);
    await fireEvent.click(replay());
    table.see({ type: "phantom-shaken", seat: "blue", balls: ["land", "water", "none"] });
    await wait(0);
    expect(replay()).toBeTruthy();
    expect(drawnAt("yellow-thin")).toBe(foot("celestia"));
  });

  test("before a turn is over there is nothing to replay", () => {
    seated(BoardGame, boardTable());
    expect(screen.queryByRole("button", { name: "Replay last turn" })).toBeNull();
  });
});

test("the log has the same numbers", () => {
  seated(Log, afterATurn());
  const rows = screen.getAllByRole("listitem").map((row) => row.textContent?.trim() ?? "");
  expect(rows.filter((row) => /^\d/.test(row))).toEqual([
    expect.stringMatching(/^2\s*Leo sends the thin yellow figure/),
    expect.stringMatching(/^1\s*Leo moves the tall red figure/),
  ]);
});

describe("in one sentence", () => {
  const words = withNames({ red: "Bianca", blue: "Marta", yellow: "Lucia", green: "Alvise" });
  const say = (seen: FakeTable["seen"], me: "blue" | "red" | "yellow" = "blue") => {
    const turn = lastTurn(seen);
    if (turn === null) throw new Error("no turn is over");
    const { id, vars } = inShort(turn, me);
    return words.t(id, vars);
  };

  test("who met whom, where, and what came of it", () => {
    const { seen } = afterATurn();
    expect(say(seen)).toBe("Bianca met Lucia at San Giobbe and sent the thin figure to Celestia.");
    expect(say(seen, "yellow")).toMatch(/^Bianca met you at San Giobbe and sent your thin figure/);
    expect(say(seen, "red")).toMatch(/^You met Lucia at San Giobbe/);
  });

  test("other turns", () => {
    const turn = (...events: readonly BoardEvent[]) => say(boardTable().see(...events, NEXT).seen);
    expect(turn()).toBe("Bianca moved nothing and met nobody.");
    expect(turn(STEP)).toBe("Bianca took one step and met nobody.");
    expect(turn(STEP, SENT, { ...SENT, piece: "green-fat" })).toBe("Bianca met Lucia and Alvise.");
    expect(turn(BOARD["figure-slipped-away"])).toMatch(/^Bianca asked nothing and slipped away/);
    expect(turn(BOARD["piece-expelled"])).toMatch(/^Bianca met the Ambassador/);
  });

  test("stands under the prompt until something happens in this turn", () => {
    const table = afterATurn();
    seated(BoardGame, table);
    expect(screen.getByText(/^Leo met Tommaso at San Giobbe/)).toBeTruthy();
    table.see({ type: "phantom-shaken", seat: "blue", balls: ["land", "water", "none"] });
    flushSync();
    expect(screen.queryByText(/^Leo met Tommaso at San Giobbe/)).toBeNull();
  });
});
