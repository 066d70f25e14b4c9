/** What I can do about the tempo at a table: the bots' pace, passing, and skipping what is shown. */
import { fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { gameNamed } from "../../../src/games";
import SkipButton from "../../../src/screens/table/SkipButton.svelte";
import TableMenu from "../../../src/screens/table/TableMenu.svelte";
import { showings } from "../../../src/state/showings.svelte";
import { settings } from "../../../src/state/settings.svelte";
import { CARD_RULES } from "../../fold/sightings";
import { button, choose, chosenIn, field, press } from "../../kit/fingers";
import {
  boardTable,
  cardTable,
  chair,
  seated,
  type FakeTable,
} from "../../panels/fake_table.svelte";

const BOT = { person: null, name: null, bot: "clerk" } as const;
const ALONE = [chair("red", BOT), chair("blue"), chair("green", BOT), chair("yellow", BOT)];

const menuAt = (table: FakeTable) => {
  seated(TableMenu, table, { onclose: () => undefined });
  return table;
};

describe("the bots' pace", () => {
  test("one who plays with bots alone changes it", async () => {
    const table = menuAt(boardTable().set({ chairs: ALONE }));
    expect(chosenIn("Bots' pace")).toBe("Normal");
    await choose("Bots' pace", "Quick");
    expect(table.requests).toEqual([{ type: "set-pace", pace: "quick" }]);
    table.set({ rules: { pace: "quick" } });
    flushSync();
    expect(chosenIn("Bots' pace")).toBe("Quick");
    expect(screen.getByText("Short pauses, for those who watch closely.")).toBeTruthy();
  });

  test.each([
    ["among people it is settled", [chair("red"), ...ALONE.slice(1)], "playing"],
    ["without bots there is none", [chair("blue")], "playing"],
    ["after the game it does not matter", ALONE, "over"],
  ] as const)("%s", (_, chairs, status) => {
    menuAt(boardTable().set({ chairs, status }));
    expect(chosenIn("Bots' pace")).toBeUndefined();
  });
});

describe("passing", () => {
  test("is not offered where a seat is never asked", () => {
    expect(gameNamed("board").passKinds(5, "red")).toContain("shake-phantom");
    expect(gameNamed("board").passKinds(5, "ambassador")).not.toContain("shake-phantom");
    expect(gameNamed("card").passKinds(4, "red")).not.toContain("look");
  });

  const switches = () =>
    [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")].map((one) =>
      one.closest("label")?.textContent?.trim(),
    );

  test("one switch for each kind of decision, as the game has it", async () => {
    const table = menuAt(boardTable());
    expect(switches()).toEqual(["Shake the Phantom for me", "End my turn when I meet nobody"]);
    await fireEvent.click(field("Shake the Phantom for me"));
    expect(table.requests).toEqual([{ type: "set-passing", kind: "shake-phantom", passes: true }]);
  });

  test("what is on is ticked, and can be switched off", async () => {
    const table = cardTable();
    table.passing = ["declaration"];
    menuAt(table);
    expect(field("Don't ask me about the safe").checked).toBe(true);
    await fireEvent.click(field("Don't ask me about the safe"));
    expect(table.requests).toEqual([{ type: "set-passing", kind: "declaration", passes: false }]);
  });

  test("the other edition speaks of its telephone, and only three meet the dummy", () => {
    const rules = { ...CARD_RULES, edition: "abacus-1997" } as const;
    menuAt(cardTable().set({ rules: { game: "card", players: 3, rules } }));
    expect(switches()).toEqual([
      "Don't ask me about the call",
      "Pass when I meet the Ambassador",
      "Pass when I meet the dummy",
    ]);
  });

  test("who only watches has none", () => {
    const table = cardTable();
    table.viewer = "spectator";
    menuAt(table);
    expect(switches()).toEqual([]);
  });
});

describe("skip to my turn", () => {
  afterEach(() => {
    showings.skip();
    settings.change({ shortcuts: true });
  });
  const isReady = () => button("Skip to my turn").getAttribute("aria-disabled") === "false";

  test("the button ends what is being shown, and stays where it is", async () => {
    seated(SkipButton, boardTable());
    const ended = vi.fn();
    expect(isReady()).toBe(false);
    showings.begin(ended);
    flushSync();
    expect(isReady()).toBe(true);
    await press("Skip to my turn");
    expect(ended).toHaveBeenCalledTimes(1);
    expect(isReady()).toBe(false);
  });

  test("so does the key, unless keys are switched off", async () => {
    seated(SkipButton, boardTable());
    const ended = vi.fn();
    settings.change({ shortcuts: false });
    showings.begin(ended);
    await fireEvent.keyDown(window, { key: "s" });
    expect(ended).not.toHaveBeenCalled();
    settings.change({ shortcuts: true });
    await fireEvent.keyDown(window, { key: "s" });
    expect(ended).toHaveBeenCalledTimes(1);
  });
});
