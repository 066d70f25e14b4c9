/** The screen in a turn: shaking the Phantom, moving, taking steps back, and looking on. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { BoardCommand } from "../../../src/wire/messages";
import { redsTable } from "./acting_table.svelte";
import { button, play, press, useBoardScreen } from "./played_screen";
import { BOARD, END, FAR, STEP, UNDO } from "./scenes";

useBoardScreen();

test("shaking the Phantom is one press", async () => {
  const table = play(redsTable({ stage: "opening" }).offer([{ type: "shake-phantom" }]));
  await press("Shake the Phantom");
  expect(table.acted).toEqual([{ type: "shake-phantom" }]);
});

test("balls are buttons while they are mine to use", async () => {
  const balls = [
    { ball: "land" as const, used: true },
    { ball: "water" as const, used: false },
    { ball: "rival" as const, used: false },
  ];
  play(redsTable({ balls }).offer([STEP, END]));
  const list = within(screen.getByRole("list", { name: "Balls" }));
  expect(list.getAllByRole("button").map((one) => one.textContent?.trim())).toEqual([
    "water",
    "no move",
  ]);
  expect(list.getByText("used")).toBeTruthy();
});

test("ending early asks once", async () => {
  const places = { ...BOARD.places, "blue-short": "murano" } as const;
  const table = play(redsTable({ places }).offer([STEP, END, UNDO]));
  await press("End movement");
  expect(table.acted).toEqual([]);
  await fireEvent.click(
    within(screen.getByRole("dialog")).getByRole("button", { name: "End movement" }),
  );
  expect(table.acted).toEqual([END]);
});

test("in a meeting ending the movement is one press, and it says what for", async () => {
  const table = play(redsTable().offer([STEP, END, UNDO]));
  expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(
    /^You stand with Marta at /,
  );
  expect(button("End movement and ask").classList).toContain("primary");
  await press("End movement and ask");
  expect(table.acted).toEqual([END]);
});

test("a step that leaves a meeting asks once", async () => {
  const table = play(redsTable().offer([STEP, END, UNDO]));
  await fireEvent.click(screen.getByRole("button", { name: /^Your short figure/ }));
  const leave = () => fireEvent.click(screen.getByRole("button", { name: /to Rialto/ }));
  await leave();
  const sure = screen.getByRole("dialog", { name: "Leave your meeting with Marta?" });
  await fireEvent.click(within(sure).getByRole("button", { name: "Cancel" }));
  expect(table.acted).toEqual([]);
  await leave();
  await press("Move on to Rialto");
  expect(table.acted).toEqual([STEP]);
});

test("undo, one step or all", async () => {
  const steps = [1, 2].map(() => ({
    ball: "land" as const,
    piece: "red-tall" as const,
    origin: "frari",
  }));
  const table = play(redsTable({ steps }).offer([UNDO, { type: "undo-all-steps" }, END]));
  await press("Undo step");
  await press("Undo all steps");
  expect(table.acted).toEqual([UNDO, { type: "undo-all-steps" }]);
});

test("an option of an unknown kind is still within reach", async () => {
  const strange = { type: "fly-over-the-roofs", to: FAR } as unknown as BoardCommand;
  const table = play(redsTable().offer([strange]));
  await press(/fly over the roofs/);
  expect(table.acted).toEqual([strange]);
});

test("a spectator sees who does what, and no buttons", () => {
  const table = redsTable({ stage: "moving" });
  table.viewer = "spectator";
  table.turn = { decision: 3, to_act: ["red"], running: ["red"], clocks: {} };
  play(table);
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Leo is moving.");
});
