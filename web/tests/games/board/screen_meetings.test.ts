/** The screen in a meeting: asking, slipping away, and objecting to cards shown before. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import type { BoardCommand } from "../../../src/wire/messages";
import { redsTable } from "./acting_table.svelte";
import { button, play, press, useBoardScreen } from "./played_screen";
import { BOARD, FAR } from "./scenes";

useBoardScreen();

describe("a meeting", () => {
  const ask = (about: "build" | "identity"): BoardCommand => ({
    type: "question-agent",
    figure: "blue-short",
    about,
  });

  test("is asked about identity or build", async () => {
    const table = play(redsTable({ stage: "meeting" }).offer([ask("identity"), ask("build")]));
    await press("Ask about their build");
    expect(table.acted).toEqual([ask("build")]);
  });

  test("has loud questions and a space that glows; nothing else is loud", () => {
    const hand: BoardCommand = { type: "declare-mission", hand: "blue" };
    play(redsTable({ stage: "meeting" }).offer([ask("identity"), ask("build"), hand]));
    const loud = screen.getAllByRole("button").filter((one) => one.classList.contains("primary"));
    expect(loud.map((one) => one.textContent?.trim())).toEqual([
      "Ask who they are",
      "Ask about their build",
    ]);
    expect(document.querySelector(`[data-meeting=${FAR}]`)).toBeTruthy();
  });

  test("with the Ambassador is about any other player", async () => {
    const through = (["blue", "green"] as const).map((agent): BoardCommand => ({
      type: "question-through-ambassador",
      agent,
      about: "identity",
    }));
    const table = play(redsTable({ stage: "meeting" }).offer(through));
    await fireEvent.click(screen.getByRole("radio", { name: "Alba" }));
    await press("Ask who they are");
    expect(table.acted).toEqual([through[1]]);
  });

  test("one of several is open at a time, the first one at the beginning", async () => {
    const fat: BoardCommand = { type: "question-agent", figure: "blue-fat", about: "build" };
    const places = { ...BOARD.places, "blue-fat": "frari" } as const;
    const table = play(redsTable({ stage: "meeting", places }).offer([ask("build"), fat]));
    const panel = within(screen.getByRole("region", { name: "Meetings" }));
    const first = panel.getByRole("button", { name: /^Marta's short figure/ });
    const second = panel.getByRole("button", { name: /^Marta's fat figure/ });
    const open = () => [first, second].map((one) => one.getAttribute("aria-expanded"));
    expect(open()).toEqual(["true", "false"]);
    expect(document.getElementById(second.getAttribute("aria-controls") ?? "")?.hidden).toBe(true);
    await fireEvent.click(second);
    expect(open()).toEqual(["false", "true"]);
    await press("Ask about their build");
    expect(table.acted).toEqual([fat]);
    await fireEvent.click(second);
    expect(open()).toEqual(["false", "false"]);
  });

  test("that is the only one needs no opening", () => {
    play(redsTable({ stage: "meeting" }).offer([ask("build")]));
    const heading = screen.getByRole("heading", { name: /^Marta's short figure/ });
    expect(within(heading).queryByRole("button")).toBeNull();
    expect(button("Ask about their build")).toBeTruthy();
  });

  test("can be left", async () => {
    const slip: BoardCommand = { type: "slip-away", figure: "red-short", to: "rialto" };
    const table = play(redsTable({ stage: "meeting" }).offer([ask("build"), slip]));
    await press("Slip away");
    await press("Slip away to Rialto");
    expect(table.acted).toEqual([slip]);
  });

  test("can be left for one of several places", async () => {
    const slip = (to: string): BoardCommand => ({ type: "slip-away", figure: "red-short", to });
    const table = redsTable({ stage: "meeting" });
    play(table.offer([ask("build"), slip("rialto"), slip("frari")]));
    await press("Slip away");
    const places = within(screen.getByRole("group", { name: "Where to" }));
    await fireEvent.click(places.getByRole("button", { name: /Frari/ }));
    await press("Slip away to Frari");
    expect(table.acted).toEqual([slip("frari")]);
  });
});

test("cards shown before can be objected to, once more asked", async () => {
  const question = {
    asker: "red" as const,
    agent: "blue" as const,
    about: "build" as const,
    piece: "blue-short" as const,
    objected: false,
    owed: 0,
  };
  const table = redsTable({ stage: "expelling", question });
  table.seen = [
    {
      number: 1,
      sighting: {
        type: "cards-shown",
        seat: "blue",
        to: ["red"],
        cards: ["fat", "x"],
        replacement: false,
      },
    },
  ];
  play(table.offer([{ type: "expel", to: "rialto" }, { type: "object-to-repeat" }]));
  expect(screen.getByText("Marta showed you")).toBeTruthy();
  await press("I've seen these before");
  await press("Object");
  expect(table.acted).toEqual([{ type: "object-to-repeat" }]);
});
