/** A gesture is seen where it is made, and leaves a line in the log and on the note sheet. */
import { screen, waitFor, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import BoardGame from "../../src/games/board/BoardGame.svelte";
import { gestureLines } from "../../src/panels/gestures";
import { PLAYS_FOR } from "../../src/panels/live_gestures.svelte";
import { logGroups } from "../../src/panels/log_rows";
import Log from "../../src/panels/Log.svelte";
import { news } from "../../src/panels/news.svelte";
import NoteSheet from "../../src/panels/NoteSheet.svelte";
import { secrecy } from "../../src/panels/secrecy.svelte";
import { press } from "../kit/fingers";
import { serve } from "./browser";
import { boardTable, seated, words, type FakeTable } from "./fake_table.svelte";

const FROWN = { gesture: "frown" } as const;
const AT_ME = { gesture: "twitch-eye", to: "blue" } as const;
const MINE = { person: "marta", name: "Marta", gesture: "turn-up-nose", to: "green" } as const;

beforeEach(() => {
  serve({});
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});
afterEach(() => {
  secrecy.hidden = false;
});

function playing(): FakeTable {
  return boardTable().see(
    { type: "phantom-shaken", seat: "red", balls: ["land", "water", "rival"] },
    { type: "movement-ended", seat: "red" },
    { type: "turn-began", seat: "blue", turn: 2 },
  );
}

const seat = (name: string) =>
  within(screen.getByRole("region", { name: "Players" }))
    .getByText(name)
    .closest("li") as Element;
const mask = (name: string) => seat(name).querySelector(".made");
const announced = () => document.querySelector('p[aria-live="polite"]')?.textContent;

describe("while it is made", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  function hear(table: FakeTable, more: Parameters<typeof words>[1]): void {
    table.talk = [...table.talk, words(table.talk.length + 1, { after: 6, ...more })];
    flushSync();
  }

  test("a bot's gesture plays at its seat, under the name that the bot has here", () => {
    const table = playing();
    seated(BoardGame, table);
    hear(table, { ...FROWN, person: "bot-green", name: "", bot: "green" });
    const name = table.names.green ?? "";
    expect(mask(name)).not.toBeNull();
    expect(announced()).toContain(name);
  });

  test("a mask of 96 px plays at the maker's seat for two seconds, and is announced", () => {
    const table = playing();
    table.talk = [words(1, { ...FROWN, after: 2 })];
    seated(BoardGame, table);
    expect(mask("Leo")).toBeNull(); // what was made before I came is not played
    hear(table, FROWN);
    expect(mask("Leo")?.querySelector("svg.frown.playing")?.getAttribute("width")).toBe("96");
    expect(mask("Leo")?.textContent?.trim()).toBe("frowns");
    expect(mask("Leo")?.getAttribute("aria-hidden")).toBe("true");
    expect(announced()).toBe("Leo frowned.");
    expect(mask("Alba")).toBeNull();
    vi.advanceTimersByTime(PLAYS_FOR - 1);
    flushSync();
    expect(mask("Leo")).not.toBeNull();
    vi.advanceTimersByTime(1);
    flushSync();
    expect(mask("Leo")).toBeNull();
    expect(announced()).toBe("");
  });

  test("a discreet one says that only I see it, and is hidden with my secrets", () => {
    const table = playing().set({ rules: { gestures: "discreet" } });
    seated(BoardGame, table);
    hear(table, AT_ME);
    expect(mask("Leo")?.classList.contains("discreet")).toBe(true);
    expect(mask("Leo")?.textContent).toContain("only for you");
    expect(announced()).toBe("Leo twitched an eye at you.");
    secrecy.hidden = true;
    flushSync();
    expect(mask("Leo")).toBeNull();
    expect(announced()).toBe("");
  });

  test("my own plays at my seat, and one that is deleted stops", () => {
    const table = playing().set({ rules: { gestures: "discreet" } });
    seated(BoardGame, table);
    hear(table, MINE);
    expect(mask("Marta")?.textContent).toContain("you turn up your nose");
    expect(mask("Marta")?.textContent).toContain("only for Alba");
    table.talk = [words(1, { person: "marta", name: "Marta" })];
    flushSync();
    expect(mask("Marta")).toBeNull();
  });

  test("the badge stands on its own tab until that is opened", async () => {
    const table = playing();
    news.come(table);
    seated(BoardGame, table);
    hear(table, FROWN);
    hear(table, { text: "Good evening" });
    hear(table, MINE);
    const name = (tab: RegExp) => screen.getByRole("tab", { name: tab }).textContent?.trim();
    expect(name(/^Gestures/)).toMatch(/1.*one new/);
    expect(name(/^Chat/)).toMatch(/1.*one new/);
    vi.useRealTimers();
    await press(/^Gestures/);
    await waitFor(() => expect(name(/^Gestures/)).toBe("Gestures"));
    expect(name(/^Chat/)).toMatch(/one new/);
  });
});

test("a log that is not in view says on its tab that something has happened", async () => {
  const table = playing();
  news.come(table);
  seated(BoardGame, table);
  const tab = () => screen.getByRole("tab", { name: /^Log/ }).textContent?.trim();
  table.see({ type: "phantom-shaken", seat: "blue", balls: ["land", "water", "rival"] });
  flushSync();
  expect(tab()).toBe("Log"); // it is in view
  await press(/^Chat/);
  table.see({ type: "movement-ended", seat: "blue" });
  flushSync();
  expect(tab()).toMatch(/something new/);
  await press(/^Log/);
  expect(tab()).toBe("Log");
});

describe("in the log", () => {
  test("it stands between what happened before and after it, also after a reload", () => {
    const table = playing();
    table.talk = [
      words(1, { ...FROWN, after: 4 }),
      words(2, { text: "Good evening", after: 5 }),
      words(3, { ...AT_ME, after: 6 }),
      words(4, { ...FROWN, after: null }),
    ];
    seated(Log, table);
    const lines = screen.getAllByRole("listitem").map((one) => one.textContent?.trim());
    expect(lines.slice(0, 4)).toEqual([
      "Leo twitched an eye at you.",
      "Leo ends their movement.",
      "Leo frowned.",
      expect.stringContaining("Leo shakes the Phantom"),
    ]);
    expect(lines.join()).not.toContain("Good evening");
    expect(document.querySelectorAll("li svg.frown")).toHaveLength(1);
  });

  test("a discreet one is hidden with my secrets, an open one is not", () => {
    const table = playing();
    table.talk = [words(1, { ...FROWN, after: 4 }), words(2, { ...AT_ME, after: 6 })];
    secrecy.hidden = true;
    seated(Log, table);
    const [first] = screen.getAllByRole("listitem");
    expect(first?.textContent?.trim()).toBe("Something only you know.");
    expect(document.querySelector("svg.twitch-eye")).toBeNull();
    screen.getByText("Leo frowned.");
  });

  test("where the beginning is not drawn, gestures of the beginning are not either", () => {
    const { seen } = playing();
    const early = { ...words(1, { after: 0 }), ...FROWN };
    const drawn = (limit: number) =>
      logGroups(seen, limit, [early]).flatMap(({ rows }) => rows.filter((row) => "gesture" in row));
    expect(drawn(100)).toHaveLength(1);
    expect(drawn(2)).toHaveLength(0);
  });
});

describe("on the note sheet", () => {
  test("each kind has a line with its turn and how often it came, newest first", () => {
    const table = playing();
    table.talk = [
      words(1, { ...FROWN, after: 4 }),
      words(2, { ...AT_ME, after: 4 }),
      words(3, { ...MINE, after: 5 }),
      words(4, { ...FROWN, after: 6 }),
      words(5, { after: 6 }),
    ];
    seated(NoteSheet, table);
    const lines = [...document.querySelectorAll(".shows .gesture")].map((one) =>
      one.textContent?.replace(/\s+/g, " ").trim(),
    );
    expect(lines).toEqual([
      "Turn 2 frowned twice so far",
      "Turn 1 twitched an eye only for you once so far",
    ]);
    screen.getAllByRole("img", { name: "Leo" });
  });

  test("a discreet one is hidden with my secrets, and on paper there is none", () => {
    const table = playing();
    table.talk = [words(1, { ...AT_ME, after: 4 })];
    secrecy.hidden = true;
    seated(NoteSheet, table);
    expect(document.querySelector(".gesture")).toBeNull();
    secrecy.hidden = false;
    table.set({ rules: { help: "paper" } });
    flushSync();
    expect(document.querySelector(".gesture")).toBeNull();
  });

  test("a new deal begins a new sheet", () => {
    const table = playing();
    table.talk = [words(1, { ...FROWN, after: 1 }), words(2, { ...FROWN, after: 2 })];
    expect(gestureLines(table).map(({ times }) => times)).toEqual([1]);
  });
});
