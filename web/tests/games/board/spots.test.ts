/** Every command has a place on the screen, and what has none is listed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ofType, SPOTS, unplaced } from "../../../src/games/board/commands";
import { turnButtons } from "../../../src/games/board/turn_buttons";
import type { BoardCommand } from "../../../src/wire/messages";
import { END, STEP, UNDO } from "./scenes";

/** The types of all commands, as the server's messages list them. */
function commandTypes(): readonly string[] {
  const messages = readFileSync("src/wire/messages.ts", "utf8");
  const union = /export type BoardCommand =([^;]+);/.exec(messages)?.[1] ?? "";
  const names = [...union.matchAll(/\w+/g)].map(([name]) => name);
  return names.map((name) => {
    const body = new RegExp(`export interface ${name} \\{[^}]*?type: "([\\w-]+)"`).exec(messages);
    return body?.[1] ?? name;
  });
}

test("every type of command has its spot", () => {
  const types = commandTypes();
  expect(types.length).toBeGreaterThan(10);
  expect(Object.keys(SPOTS).sort()).toEqual([...types].sort());
});

test("what a newer server offers is listed", () => {
  const strange = { type: "fly-over-the-roofs", to: "rialto" } as unknown as BoardCommand;
  expect(unplaced([STEP, strange, END])).toEqual([strange]);
});

test("commands are sorted by type", () => {
  expect(ofType([STEP, END, UNDO], "step")).toEqual([STEP]);
});

const NOTHING_SPECIAL = { lowered: null, isMeeting: false, short: false } as const;

test("there are never more than two buttons, and a declaration is none of them", () => {
  const hand: BoardCommand = { type: "declare-mission", hand: "red" };
  const turns: readonly (readonly BoardCommand[])[] = [
    [{ type: "shake-phantom" }, hand],
    [STEP, UNDO, { type: "undo-all-steps" }, END],
    [{ type: "expel", to: "rialto" }, { type: "object-to-repeat" }, hand],
    [{ type: "end-turn" }, hand, { type: "declare-alone" }],
  ];
  for (const isMeeting of [false, true]) {
    for (const commands of turns) {
      const buttons = turnButtons(commands, { ...NOTHING_SPECIAL, isMeeting });
      expect(buttons.length).toBeLessThanOrEqual(2);
      expect(buttons.filter(({ kind }) => kind === "primary").length).toBeLessThanOrEqual(1);
      expect(buttons.filter(({ id }) => id === "declare")).toEqual([]);
    }
  }
});

const ending = (commands: readonly BoardCommand[], isMeeting: boolean) =>
  turnButtons(commands, { ...NOTHING_SPECIAL, isMeeting }).find(({ id }) => id === "end-movement");

test("ending the movement is weighty and asks while a ball can be used, and primary when none can", () => {
  expect(ending([STEP, END], false)).toMatchObject({ kind: "weighty", opens: "end-movement" });
  expect(ending([UNDO, END], false)).toMatchObject({ kind: "primary", command: END, opens: null });
});

test("in a meeting ending the movement is the thing to do, and says what it leads to", () => {
  expect(ending([STEP, UNDO, END], true)).toMatchObject({
    kind: "primary",
    command: END,
    opens: null,
    label: { id: "board-ui-end-movement", vars: { ask: true } },
  });
});

test("a dialog that was lowered can be had back", () => {
  const shown: BoardCommand = { type: "show-cards", cards: ["fat"] };
  const buttons = turnButtons([shown], { ...NOTHING_SPECIAL, lowered: "answer", short: true });
  expect(buttons.map(({ opens }) => opens)).toEqual(["answer"]);
});
