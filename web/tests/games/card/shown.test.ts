/** Cards of the card game: those shown to me turn over large, those between others pass face down. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SOON } from "../../../src/games/card/later";
import { PAPERS } from "../../../src/panels/papers";
import { heldIn, whatFollows, type Knowledge } from "../../../src/games/card/follows";
import Showing from "../../../src/games/card/Showing.svelte";
import { secrecy } from "../../../src/panels/secrecy.svelte";
import type { CardCard, CardSighting, Help } from "../../../src/wire/messages";
import { HELPS } from "../../../src/wire/values";
import { CARD } from "../../fold/sightings";
import { serve } from "../../panels/browser";
import { cardTable, seated, type FakeTable } from "../../panels/fake_table.svelte";

await Promise.all([...SOON, PAPERS].map((part) => part.prefetch()));

beforeEach(() => {
  serve({});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  secrecy.hidden = false;
});

/** I am blue: Colonel Bubble, with 24. */
function after(sighting: CardSighting, help: Help = "contradictions"): FakeTable {
  const table = cardTable().set({ rules: { help } });
  table.latest = [];
  seated(Showing, table);
  table.see(sighting);
  flushSync();
  return table;
}
const dialog = () => screen.getByRole("dialog");
const passing = () => document.querySelector(".showing");
const PAIR = { ...CARD["pair-shown"], seat: "red", to: "blue", cards: ["x", "24"] } as const;

describe("cards that are shown to me", () => {
  test("turn over large, and go when I go on", async () => {
    after(PAIR);
    expect(within(dialog()).getByRole("heading").textContent).toBe("Leo shows you two cards.");
    expect(within(dialog()).getByText("Only you see them.")).toBeTruthy();
    expect(within(dialog()).getAllByRole("listitem")).toHaveLength(2);
    expect(within(dialog()).getAllByText("you hold it")).toHaveLength(1);
    expect(dialog().textContent).toContain(
      "Exactly one of them is true. You hold 24, so Leo is Agent X.",
    );
    expect(passing()).toBeNull();
    await fireEvent.click(within(dialog()).getByRole("button", { name: "Continue" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a black card, seen with the Ambassador", () => {
    after({ ...CARD["black-card-shown"], seat: "red", to: ["ambassador", "blue"], card: "x" });
    expect(within(dialog()).getByRole("heading").textContent).toBe("Leo shows you a black card.");
    expect(dialog().textContent).toContain("Only you and the Ambassador see it.");
    expect(dialog().textContent).toContain("Black cards are always true.");
  });

  test("a look at the dummy's card", () => {
    after({ ...CARD["dummy-seen"], seat: "blue" });
    expect(within(dialog()).getByRole("heading").textContent).toBe(
      "You look at the dummy's number.",
    );
  });

  test("tell nothing at a table without help", () => {
    after(PAIR, "paper");
    expect(dialog().textContent).not.toMatch(/hold|true|so Leo/);
  });

  test("stay face down while my secrets are hidden", () => {
    secrecy.hidden = true;
    after(PAIR);
    expect(dialog().textContent).not.toMatch(/Agent X|24/);
  });
});

describe("cards between others", () => {
  test("pass face down, and look alike whatever they are", () => {
    const html = (sighting: CardSighting) => {
      after(sighting);
      const drawn = passing()?.querySelector(".cards")?.innerHTML ?? "";
      document.body.replaceChildren();
      return drawn;
    };
    const covert = html({ ...CARD["pair-shown-covertly"] });
    expect(covert).not.toBe("");
    expect(html({ ...CARD["pair-shown"], seat: "blue", to: "red", cards: ["bubble", "13"] })).toBe(
      covert,
    );
    expect(html({ ...CARD["pair-shown"], seat: "blue", to: "red", cards: ["x", "24"] })).toBe(
      covert,
    );
  });

  test("a black card is one card; the name of its kind is nowhere", () => {
    after({ ...CARD["black-card-shown-covertly"], seat: "red" });
    expect(passing()?.querySelectorAll("li")).toHaveLength(1);
    expect(passing()?.textContent?.trim()).toBe("");
  });

  test("are gone after a moment", async () => {
    after(CARD["pair-shown-covertly"]);
    await vi.advanceTimersByTimeAsync(3_000);
    flushSync();
    expect(passing()).toBeNull();
  });
});

test("what happens is seen where the meeting was, also after the round has ended", () => {
  const place = document.createElement("div");
  place.dataset["place"] = "arsenale";
  place.getBoundingClientRect = () => new DOMRect(400, 100, 200, 300);
  document.body.append(place);
  const table = cardTable().see({ ...CARD["meeting-began"], location: "arsenale" });
  table.latest = [];
  seated(Showing, table);
  table.see(CARD["pair-shown-covertly"], { type: "round-began", round: 2, first: "blue" });
  flushSync();
  expect((passing() as HTMLElement).style.left).toBe("500px");
  place.remove();
});

test("a demand for a black card and a named code are seen", () => {
  after({ ...CARD["agent-named"], seat: "red", agent: "green" });
  expect(passing()?.textContent).toContain("A black card, Alba.");
  document.body.replaceChildren();
  after({ ...CARD["agent-named"], seat: "blue", agent: "green" });
  expect(passing()).toBeNull(); // my own demand is no news to me
  document.body.replaceChildren();
  after(CARD["code-declared"]);
  expect(passing()?.textContent).toContain("I open the safe: 13 24 47 36");
});

describe("what follows", () => {
  const known = (help: Help, facts: Knowledge["facts"] = []): Knowledge => ({
    help,
    hand: { seat: "blue", identity: "bubble", number: "24" },
    facts,
    truth: "exactly-one",
  });
  const pair = (...cards: CardCard[]) => ({ from: "red", cards, isBlack: false }) as const;

  test.each(HELPS)("with the help %s", (help) => {
    const ids = whatFollows(pair("x", "24"), known(help)).map(({ id }) => id);
    const rule = "card-ui-follows-exactly-one";
    const all = [rule, "card-ui-follows-so"];
    expect(ids).toEqual({ paper: [], record: [rule], contradictions: all, elimination: all }[help]);
    expect(heldIn(pair("x", "24"), known(help))).toEqual(help === "paper" ? [] : ["24"]);
  });

  test("what the sheet has ruled out counts only with full help", () => {
    const facts = [{ seat: "red", card: "x", holds: false }] as const;
    expect(whatFollows(pair("x", "13"), known("contradictions", facts))).toHaveLength(1);
    expect(whatFollows(pair("x", "13"), known("elimination", facts)).at(-1)).toMatchObject({
      left: "13",
      ruled: ["x"],
    });
  });
});
