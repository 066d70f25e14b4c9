/** Cards that are shown to me turn over large; what follows is told as far as the table's help goes. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { SOON } from "../../../src/games/board/later";
import { PAPERS } from "../../../src/panels/papers";
import BoardGame from "../../../src/games/board/BoardGame.svelte";
import { heldIn, whatFollows, type Knowledge } from "../../../src/games/board/follows";
import { secrecy } from "../../../src/panels/secrecy.svelte";
import { withNames } from "../../../src/speech/speech.svelte";
import type { BoardCard, Help } from "../../../src/wire/messages";
import { HELPS } from "../../../src/wire/values";
import type { BOARD } from "../../fold/sightings";
import { serve } from "../../panels/browser";
import { boardTable, seated } from "../../panels/fake_table.svelte";

await Promise.all([...SOON, PAPERS].map((part) => part.prefetch()));

beforeEach(() => {
  serve({});
});
afterEach(() => {
  secrecy.hidden = false;
});

/** I am blue: Colonel Bubble, fat. */
const SHOWN = {
  type: "cards-shown",
  seat: "green",
  to: ["blue"],
  cards: ["tall", "fat", "zsazsa"],
  replacement: false,
} as const;

function shown(help: Help, more: Partial<(typeof BOARD)["cards-shown"]> = {}) {
  const table = boardTable().set({ rules: { help } });
  table.latest = [];
  seated(BoardGame, table);
  table.see({ ...SHOWN, ...more });
  flushSync();
  return table;
}
const dialog = () => screen.getByRole("dialog");

describe("the dialog", () => {
  test("shows each card large, says who sees them, and goes when I go on", async () => {
    shown("contradictions");
    expect(within(dialog()).getByRole("heading").textContent).toBe("Alba shows you three cards.");
    expect(within(dialog()).getByText("Only you see them.")).toBeTruthy();
    const cards = within(dialog()).getAllByRole("listitem");
    expect(cards.map((card) => card.textContent?.replace(/\s+/g, " ").trim())).toEqual([
      "tall",
      "fat you hold it",
      "Zsa Zsa",
    ]);
    expect(dialog().textContent).toContain(
      "You hold fat, so Alba is tall, or Madame Zsa Zsa, or both.",
    );
    await fireEvent.click(within(dialog()).getByRole("button", { name: "Continue" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("tells nothing at a table without help", () => {
    shown("paper");
    expect(within(dialog()).getAllByRole("listitem")).toHaveLength(3);
    expect(dialog().textContent).not.toMatch(/hold|true|so Alba/);
  });

  test("says who else sees them", () => {
    shown("record", { to: ["ambassador", "blue"] });
    expect(within(dialog()).getByText(/^Only you and the Ambassador see them/)).toBeTruthy();
  });

  test("keeps them face down while my secrets are hidden", async () => {
    secrecy.hidden = true;
    shown("elimination");
    expect(dialog().textContent).not.toMatch(/tall|fat|Zsa/);
    await fireEvent.click(within(dialog()).getByRole("button", { name: "Show" }));
    expect(dialog().textContent).toMatch(/tall/);
  });

  test("does not open for cards that others are shown, nor for my own", () => {
    shown("elimination", { seat: "blue", to: ["green"] });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("does not stop a replay", () => {
    const table = boardTable();
    table.person = null;
    table.latest = [];
    seated(BoardGame, table);
    table.see(SHOWN);
    flushSync();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("what follows", () => {
  const { t } = withNames({ green: "Alba" });
  const known = (help: Help, facts: Knowledge["facts"] = []): Knowledge => ({
    help,
    hand: { seat: "blue", identity: "bubble", build: "fat", mission: "D" },
    facts,
  });
  const say = (cards: readonly BoardCard[], knowledge: Knowledge) =>
    whatFollows({ from: "green", cards }, knowledge)
      .map(({ id, vars }) => t(id, vars))
      .join(" ");
  const RULE = "At least one of them is true.";
  /** Nobody has two builds. */
  const PAIR = "Exactly one of them is true.";

  test.each(HELPS)("with the help %s", (help) => {
    const told = {
      paper: "",
      record: RULE,
      contradictions: `${RULE} You hold fat, so Alba is tall, or Madame Zsa Zsa, or both.`,
      elimination: `${RULE} You hold fat, so Alba is tall, or Madame Zsa Zsa, or both.`,
    };
    expect(say(["tall", "fat", "zsazsa"], known(help))).toBe(told[help]);
    expect(heldIn({ from: "green", cards: ["tall", "fat"] }, known(help))).toEqual(
      help === "paper" ? [] : ["fat"],
    );
  });

  test("from what my own hand leaves", () => {
    const help = known("contradictions");
    expect(say(["tall", "fat"], help)).toBe(`${PAIR} You hold fat, so Alba is tall.`);
    expect(say(["tall", "short", "bubble"], help)).toMatch(/so Alba is tall or short\.$/);
    expect(say(["tall", "short", "x"], help)).toBe(RULE);
  });

  test("from what the sheet has ruled out, only with full help", () => {
    const facts = [{ seat: "green", card: "tall", holds: false }] as const;
    expect(say(["tall", "short"], known("contradictions", facts))).toBe(PAIR);
    expect(say(["tall", "short"], known("elimination", facts))).toMatch(
      /Tall is ruled out, so Alba is short\.$/,
    );
    expect(say(["tall", "short", "bubble"], known("elimination", facts))).toMatch(
      /You hold Colonel Bubble, and tall is ruled out, so Alba is short\.$/,
    );
  });

  test("what I knew already is not said to follow", () => {
    const facts = [{ seat: "green", card: "tall", holds: true }] as const;
    expect(say(["tall", "short", "x"], known("elimination", facts))).toMatch(
      /You knew already that Alba is tall\.$/,
    );
  });

  test("grey cards prove themselves, one card alone is true, and missions never count", () => {
    const help = known("record");
    expect(say(["grey-tall", "short", "x"], help)).toMatch(/always true: Alba is tall\.$/);
    expect(say(["tall"], help)).toBe("It is true.");
    expect(say(["A", "tall"], help)).toMatch(/^A mission card never counts, so the other/);
    expect(say(["A", "tall", "x"], help)).toMatch(/At least one of the others is true\.$/);
  });
});
