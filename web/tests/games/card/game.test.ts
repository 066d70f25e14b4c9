/** The whole card game on the screen: every command that is offered can be given. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import CardGame from "../../../src/games/card/CardGame.svelte";
import { PARTS, type Command, type CommandType } from "../../../src/games/card/commands";
import { confirm, press, radioOf } from "../../kit/fingers";
import { serve } from "../../panels/browser";
import { seated } from "../../panels/fake_table.svelte";
import { meeting, playing, type PlayingTable } from "./playing_table.svelte";

beforeEach(() => void serve({}));
afterEach(() => vi.unstubAllGlobals());

/** Where each command is offered, and how it is given; a new one without a way does not compile. */
const WAYS: {
  readonly [Kind in CommandType]: readonly [
    at: () => PlayingTable,
    command: Command<Kind>,
    give: () => Promise<void>,
  ];
} = {
  "play-location": [
    () => playing(),
    { type: "play-location", location: "rialto" },
    async () => void (await press("Go to Rialto")),
  ],
  "declare-code": [
    () => meeting("red"),
    { type: "declare-code", code: ["13", "24", "47", "36"] },
    async () => {
      await press("Open the safe…");
      for (const [agent, number] of [
        ["Lord Fiddlebottom", "13"],
        ["Madame Zsa Zsa", "47"],
        ["Agent X", "36"],
      ] as const)
        radioOf(agent, number).click();
      await vi.waitFor(() => press("Open with 13 24 47 36"));
      confirm("Open with 13 24 47 36");
    },
  ],
  "choose-pair": [
    () => meeting("red"),
    { type: "choose-pair", cards: ["bubble", "13"] },
    async () => {
      await press(/Bubble/);
      await press(/13 number/);
      await press(/^Show /);
      confirm(/^Show /);
    },
  ],
  "name-agent": [
    () => meeting("ambassador"),
    { type: "name-agent", agent: "green" },
    async () => void (await press("Ask Alba")),
  ],
  "show-black-card": [
    () => meeting("ambassador").stand({ asker: "red" }),
    { type: "show-black-card", kind: "identity" },
    async () => {
      await press(/Bubble/);
      confirm("Show my identity");
    },
  ],
  "look-at-dummy": [
    () => meeting("dummy"),
    { type: "look-at-dummy", kind: "number" },
    async () => {
      await press(/^number/i);
      confirm("Look at the number");
    },
  ],
  decline: [
    () => meeting("red"),
    { type: "decline", what: "declaration" },
    async () => void (await press("Not now")),
  ],
};

describe("every command of the card game can be given from the screen", () => {
  test.each(Object.keys(PARTS) as CommandType[])("%s", async (kind) => {
    const [at, command, give] = WAYS[kind];
    const table = at().offer(command);
    seated(CardGame, table);
    await give();
    await vi.waitFor(() => expect(table.acted).toEqual([command]));
  });
});

test.each([
  ["name-agent", "Ask nobody"],
  ["look-at-dummy", "Don't look"],
] as const)("beside %s saying no is “%s”", async (kind, words) => {
  const [at, command] = WAYS[kind];
  const table = at().offer(command, { type: "decline", what: "declaration" });
  seated(CardGame, table);
  await press(words);
  expect(table.acted).toEqual([{ type: "decline", what: "declaration" }]);
});

test("the prompt speaks to me, and nothing is offered that is not mine", () => {
  const table = playing().offer({ type: "play-location", location: "rialto" });
  seated(CardGame, table);
  expect(document.querySelector("h1")?.textContent).toBe("Your turn, Marta: choose where to go.");
});
