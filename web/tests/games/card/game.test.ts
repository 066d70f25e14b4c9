/** The whole card game on the screen: every command that is offered can be given. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SOON } from "../../../src/games/card/later";
import { PAPERS } from "../../../src/panels/papers";
import CardGame from "../../../src/games/card/CardGame.svelte";
import { PARTS, type Command, type CommandType } from "../../../src/games/card/commands";
import { screen } from "@testing-library/svelte";
import { toasts } from "../../../src/state/toasts.svelte";
import { Refusal } from "../../../src/wire/http";
import { button, confirm, press, radioOf } from "../../kit/fingers";
import { serve } from "../../panels/browser";
import { seated } from "../../panels/fake_table.svelte";
import { meeting, NO_CODE, playing, type PlayingTable } from "./playing_table.svelte";

await Promise.all([...SOON, PAPERS].map((part) => part.prefetch()));

const heading = () => document.querySelector("h1")?.textContent;

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

describe("the safe stands beside what the meeting is about", () => {
  const PAIR = { type: "choose-pair", cards: ["bubble", "13"] } as const;

  async function choose() {
    await press(/Bubble/);
    await press(/13 number/);
    await press(/^Show /);
    confirm(/^Show /);
  }

  test("cards are chosen at once: no code is named, and the cards follow when they are asked for", async () => {
    const table = meeting("red").offerAhead(PAIR);
    seated(CardGame, table);
    expect(heading()).toBe("You meet Leo at Rialto: choose two cards to show.");
    expect(button("Open the safe…")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Not now" })).toBeNull();
    await choose();
    await vi.waitFor(() => expect(table.acted).toEqual([NO_CODE]));
    table.wait("red");
    await vi.waitFor(() => expect(heading()).toBe("You meet Leo. Leo is thinking."));
    expect(document.querySelectorAll(".card.chosen")).toHaveLength(2);
    expect(table.acted).toEqual([NO_CODE]);
    table.offer({ ...PAIR });
    await vi.waitFor(() => expect(table.acted).toEqual([NO_CODE, PAIR]));
  });

  test("cards that wait can be changed", async () => {
    const table = meeting("red").offerAhead(PAIR);
    seated(CardGame, table);
    await choose();
    await vi.waitFor(() => expect(table.acted).toEqual([NO_CODE]));
    table.wait("red");
    await vi.waitFor(() => press("Change cards"));
    table.offer({ ...PAIR });
    await vi.waitFor(() => button("Choose two cards"));
    expect(table.acted).toEqual([NO_CODE]);
  });

  test("cards that wait are never shown in another meeting", async () => {
    const table = meeting("red").offerAhead(PAIR);
    seated(CardGame, table);
    await choose();
    await vi.waitFor(() => expect(table.acted).toEqual([NO_CODE]));
    table.stand({ round: 2 }).offer({ ...PAIR });
    await vi.waitFor(() => button("Choose two cards"));
    expect(table.acted).toEqual([NO_CODE]);
  });

  test("a refused “no” sends nothing, and keeps nothing", async () => {
    const table = meeting("red").offerAhead(PAIR);
    table.refusal = new Refusal("stale");
    seated(CardGame, table);
    await choose();
    await vi.waitFor(() => expect(toasts.all).toHaveLength(1));
    table.refusal = null;
    table.offer({ ...PAIR });
    await vi.waitFor(() => button(/^Show /));
    expect(table.acted).toEqual([]);
  });

  test.each([
    ["Ask Alba", "ambassador", { type: "name-agent", agent: "green" }],
    ["Ask nobody", "ambassador", { type: "decline", what: "question" }],
    ["Don't look", "dummy", { type: "decline", what: "look" }],
  ] as const)("“%s” is one press", async (words, whom, command) => {
    const table = meeting(whom).offerAhead(
      whom === "dummy"
        ? { type: "look-at-dummy", kind: "number" }
        : { type: "name-agent", agent: "green" },
      { type: "decline", what: whom === "dummy" ? "look" : "question" },
    );
    seated(CardGame, table);
    await press(words);
    await vi.waitFor(() => expect(table.acted).toEqual([NO_CODE]));
    table.offer({ ...command });
    await vi.waitFor(() => expect(table.acted).toEqual([NO_CODE, command]));
  });
});

describe("where the server passes for me", () => {
  const PAIR = { type: "choose-pair", cards: ["bubble", "13"] } as const;

  function passed() {
    const table = meeting("red").offerAhead(PAIR);
    table.passing = ["declaration"];
    if (table.options !== null) table.options = { ...table.options, passable: "declaration" };
    table.isPassing = true;
    seated(CardGame, table);
    return table;
  }

  test("cards that I choose wait for its pass, and I say nothing myself", async () => {
    const table = passed();
    await press(/Bubble/);
    await press(/13 number/);
    await press(/^Show /);
    confirm(/^Show /);
    table.offer({ ...PAIR });
    await vi.waitFor(() => expect(table.acted).toEqual([PAIR]));
  });

  test("the safe can be opened all the same: it waits while I do", async () => {
    const table = passed();
    await press("Open the safe…");
    const kind = "declaration";
    const held = { type: "set-passing", kind, passes: false };
    await vi.waitFor(() => expect(table.requests).toEqual([held]));
    await press("Cancel");
    await vi.waitFor(() => expect(table.requests).toEqual([held, { ...held, passes: true }]));
  });
});

test("the prompt speaks to me, and nothing is offered that is not mine", () => {
  const table = playing().offer({ type: "play-location", location: "rialto" });
  seated(CardGame, table);
  expect(document.querySelector("h1")?.textContent).toBe("Your turn, Marta: choose where to go.");
});
