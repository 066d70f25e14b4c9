/** What happens between others is seen where it happens, and tells nothing that they alone may know. */
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import BoardGame from "../../../src/games/board/BoardGame.svelte";
import type { BoardEvent } from "../../../src/fold/board";
import { BOARD } from "../../fold/sightings";
import { serve } from "../../panels/browser";
import { boardTable, seated, type FakeTable } from "../../panels/fake_table.svelte";

beforeEach(() => {
  serve({});
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const ASK: BoardEvent = { ...BOARD["agent-questioned"], agent: "green", figure: "green-fat" };
const COVERT: BoardEvent = {
  type: "cards-shown-covertly",
  seat: "green",
  to: ["red"],
  count: 3,
  replacement: false,
};

function playing(...before: readonly BoardEvent[]): FakeTable {
  const green: BoardEvent = { ...BOARD["figures-placed"], seat: "green" };
  const blue: BoardEvent = {
    type: "figures-placed",
    seat: "blue",
    tall: "murano",
    short: "celestia",
    fat: "vallaresso",
    thin: "san-giobbe",
  };
  const table = boardTable().see(green, blue, ...before);
  table.latest = [];
  seated(BoardGame, table);
  return table;
}
const pin = () => document.querySelector(".pin");

function after(table: FakeTable, ...events: readonly BoardEvent[]): string {
  table.see(...events);
  flushSync();
  return pin()?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

describe("a moment is pinned to the map", () => {
  test.each<[string, BoardEvent, RegExp]>([
    ["somebody asks", ASK, /^What build are you, Alba\?$/],
    ["somebody asks through the Ambassador", BOARD["ambassador-questioned"], /^Who is Alba\?$/],
    ["an objection holds", BOARD["repeat-claimed"], /^Seen before: Marta owes other cards\.$/],
    ["an objection fails", { ...BOARD["repeat-claimed"], held: false }, /^Objection refused/],
    ["the Ambassador is moved", step("ambassador"), /^Leo moves the Ambassador\.$/],
    ["my figure is moved", step("blue-thin"), /^Leo moves your thin figure\.$/],
    ["my figure is sent away", sent("blue-thin"), /^Leo sends your thin figure here\.$/],
    ["somebody's figure is sent away", sent("green-fat"), /^Leo sends Alba's fat figure here\.$/],
    ["a declaration", BOARD["mission-declared"], /^Mission accomplished\. Your hand, Marta\?$/],
    ["a refused hand", { ...BOARD["hand-answered"], accepted: false }, /^I refuse/],
  ])("%s", async (_, event, words) => {
    const table = playing();
    expect(after(table, event)).toMatch(words);
    await vi.advanceTimersByTimeAsync(5_000);
    flushSync();
    expect(pin()).toBeNull();
  });

  test("but no step of their own figures, which the map shows anyway", () => {
    expect(after(playing(), step("red-tall"))).toBe("");
  });
});

function step(piece: "ambassador" | "blue-thin" | "red-tall"): BoardEvent {
  return {
    type: "piece-stepped",
    seat: "red",
    ball: "rival",
    piece,
    origin: "rialto",
    to: "frari",
  };
}
function sent(piece: "blue-thin" | "green-fat"): BoardEvent {
  return { type: "piece-expelled", seat: "red", piece, origin: "rialto", to: "frari" };
}

describe("cards between others", () => {
  test("pass face down from their owner to the asker", () => {
    const table = playing(ASK);
    after(table, COVERT);
    expect(pin()?.querySelectorAll(".pass li")).toHaveLength(3);
    expect(pin()?.querySelectorAll(".pass svg").length).toBeGreaterThan(0);
    expect(pin()?.textContent?.trim()).toBe("");
  });

  test("are drawn alike, whatever they are: my own answer looks like anybody's", () => {
    const drawn = (event: BoardEvent) => {
      const table = playing(ASK);
      after(table, event);
      const html = pin()?.querySelector(".cards")?.innerHTML ?? "";
      document.body.replaceChildren();
      return html;
    };
    const mine: BoardEvent = {
      ...BOARD["cards-shown"],
      seat: "blue",
      to: ["red"],
      cards: ["grey-fat", "tall", "D"],
    };
    const other: BoardEvent = { ...mine, cards: ["x", "tall", "short"] };
    expect(drawn(mine)).not.toBe("");
    expect(drawn(mine)).toBe(drawn(other));
    expect(drawn(mine)).toBe(drawn(COVERT));
  });

  test("lie open only where all eyes look", () => {
    const table = boardTable();
    table.viewer = "all";
    seated(BoardGame, table);
    expect(after(table, BOARD["cards-shown"])).toMatch(/Agent X/);
  });
});
