/** Creating a table: what is chosen on the form is what the server is asked for. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { me } from "../../../src/state/me.svelte";
import { go, here } from "../../../src/state/route.svelte";
import NewTable from "../../../src/screens/setup/NewTable.svelte";
import NumberField from "../../../src/screens/setup/NumberField.svelte";
import { button, choose, chosenIn, fill, press } from "../../kit/fingers";
import { serve, type Asked } from "../../panels/browser";

let asked: Asked[];
beforeEach(() => {
  asked = serve({
    "/api/tables": { table: "florian" },
    "/api/guests": { person: "marta", name: "Marta" },
  });
  me.guest = { person: "marta", name: "Marta" };
  go("/new", true);
});
afterEach(() => vi.unstubAllGlobals());

const sent = () => asked.find(({ path }) => path === "/api/tables")?.body;
const opened = () => vi.waitFor(() => expect(here.path).toBe("/tables/florian"));

test("as it is offered at first", async () => {
  render(NewTable);
  await press("Open the table");
  await opened();
  expect(sent()).toEqual({
    settings: {
      game: "board",
      players: 4,
      rules: {
        edition: "ares-2013-en",
        placement: "random",
        repeats: "prevented",
        phantom: "ares-2013",
        turn_limit: null,
      },
      seats: ["red", "blue", "green", "yellow"],
      bots: {},
      clock: { type: "none" },
      gestures: "open",
      visibility: "link",
      help: "record",
      hints: false,
      pace: "normal",
    },
    seat: "blue",
  });
});

test("five players of the card game play in teams or alone, as the edition has it", async () => {
  render(NewTable);
  await choose("Game", "Card game");
  await choose("Players", "5");
  screen.getByText(/^Two against two\./);
  await choose("Edition", "Mini Inkognito, 1997");
  screen.getByText(/^Everybody plays for themselves/);
});

test("a board game with everything changed", async () => {
  render(NewTable);
  await choose("Players", "5");
  await choose("Edition", "Italian, 2013");
  await choose("Placement", "Choose");
  await choose("Repeated answers", "Objections");
  await choose("The Phantom's balls", "1988");
  await fill("Turn limit", "60");
  await choose("Who can find it", "Public");
  await choose("Note sheet help", "Paper");
  await choose("Coach", "On");
  screen.getByText(/^Everybody may ask the coach/);
  await choose("Bots' pace", "Quick");
  await choose("Gestures", "Discreet");
  await choose("Clock", "Per game");
  await fill("Minutes per game", "30");
  await fill("Extra seconds per move", "5");
  await fill("Ambassador", "clerk");
  await fill("Red", "me");
  expect(screen.getByLabelText<HTMLSelectElement>("Blue").value).toBe("anybody"); // I have one chair
  await press("Open the table");
  await opened();
  expect(sent()).toEqual({
    settings: {
      game: "board",
      players: 5,
      rules: {
        edition: "ares-2013-it",
        placement: "choose",
        repeats: "challenge",
        phantom: "classic-1988",
        turn_limit: 60,
      },
      seats: ["red", "blue", "green", "yellow", "ambassador"],
      bots: { ambassador: "clerk" },
      clock: { type: "per-player", seconds: 1_800, increment: 5 },
      gestures: "discreet",
      visibility: "public",
      help: "paper",
      hints: true,
      pace: "quick",
    },
    seat: "red",
  });
});

test("a card game has its own rules", async () => {
  render(NewTable);
  await choose("Game", "Card game");
  expect(screen.queryByText("Placement")).toBeNull();
  await choose("Match", "First to 3 points");
  await choose("Edition", "Mini Inkognito, 1997");
  await press("Open the table");
  await opened();
  expect(sent()).toMatchObject({
    settings: {
      game: "card",
      rules: { edition: "abacus-1997", match: "first-to-3", round_limit: null },
    },
  });
});

describe("the order of the chairs", () => {
  const shown = () =>
    screen.getAllByLabelText(/^(Red|Blue|Green|Yellow|Ambassador)$/).map(({ id }) => id);

  test("is chosen, shown and told, and who moves a chair stays on its button", async () => {
    render(NewTable);
    const up = button("Move up: Green");
    await fireEvent.click(up);
    expect(shown()).toEqual(["chair-red", "chair-green", "chair-blue", "chair-yellow"]);
    await screen.findByText("Green: now seat 2 of 4.");
    expect(document.activeElement).toBe(up);
    await fireEvent.click(up);
    await screen.findByText("Green: now seat 1 of 4.");
    await press("Open the table");
    await opened();
    expect(sent()).toMatchObject({
      settings: { seats: ["green", "red", "blue", "yellow"] },
      seat: "blue",
    });
  });

  test("ends at both ends, which says why", async () => {
    render(NewTable);
    for (const [name, reason] of [
      ["Move up: Red", "This seat is already at the top."],
      ["Move down: Yellow", "This seat is already at the bottom."],
    ] as const) {
      await press(name);
      expect(button(name).title).toBe(reason);
    }
    expect(shown()).toEqual(["chair-red", "chair-blue", "chair-green", "chair-yellow"]);
  });

  test("leaves the Ambassador last at the cards", async () => {
    render(NewTable);
    await choose("Players", "5");
    await press("Move up: Ambassador");
    expect(shown()[3]).toBe("chair-ambassador");
    await choose("Game", "Card game");
    expect(shown()[4]).toBe("chair-ambassador");
    expect(() => button("Move up: Ambassador")).toThrow();
  });
});

test("a stranger is asked for their name first", async () => {
  me.guest = null;
  render(NewTable);
  await fill("What's your name?", " Marta ");
  await press("Open the table");
  await opened();
  expect(asked.map(({ path, body }) => [path, path === "/api/guests" ? body : null])).toEqual([
    ["/api/guests", { name: "Marta" }],
    ["/api/tables", null],
  ]);
});

test("what is refused leaves the form as it was", async () => {
  serve({});
  render(NewTable);
  await choose("Players", "3");
  await press("Open the table");
  await vi.waitFor(() =>
    expect(screen.getByText("Open the table").closest("button")?.className).not.toContain("busy"),
  );
  expect(here.path).toBe("/new");
  expect(chosenIn("Players")).toBe("3");
});

describe("a number", () => {
  function field(more: { value: number | null; optional?: boolean }) {
    const onchange = vi.fn();
    render(NumberField, { label: "Days", least: 1, most: 30, onchange, ...more });
    return { onchange, input: screen.getByLabelText<HTMLInputElement>("Days") };
  }

  test.each([
    ["7", 7],
    ["99", 30],
    ["-3", 1],
    ["2.6", 3],
  ])("%s is read as %s", async (text, number) => {
    const { onchange, input } = field({ value: 30 });
    await fireEvent.change(input, { target: { value: text } });
    expect(onchange).toHaveBeenCalledExactlyOnceWith(number);
    expect(input.value).toBe(String(number));
  });

  test("is nothing where it may be left out", async () => {
    const { onchange, input } = field({ value: 5, optional: true });
    expect(input.required).toBe(false);
    await fireEvent.change(input, { target: { value: "" } });
    expect(onchange).toHaveBeenCalledExactlyOnceWith(null);
  });
});
