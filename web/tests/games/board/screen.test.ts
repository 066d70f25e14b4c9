/** What is on the screen in each situation, and what a press of it does. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SOON } from "../../../src/games/board/later";
import { PAPERS } from "../../../src/panels/papers";
import BoardGame from "../../../src/games/board/BoardGame.svelte";
import { secrecy } from "../../../src/panels/secrecy.svelte";
import { ready } from "../../../src/speech/speech.svelte";
import type { BoardCommand } from "../../../src/wire/messages";
import { serve, type Asked } from "../../panels/browser";
import { seated } from "../../panels/fake_table.svelte";
import { redsTable, type ActingTable } from "./acting_table.svelte";
import { BOARD, END, FAR, STEP, UNDO } from "./scenes";

await Promise.all([...SOON, PAPERS].map((part) => part.prefetch()));

let asked: Asked[] = [];
beforeAll(() => ready);
beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  asked = serve({
    costs: {
      decision: 1,
      costs: [
        { before: 11, after: 6 },
        { before: 11, after: 9 },
      ],
    },
  });
});
afterEach(() => {
  secrecy.hidden = false;
  vi.unstubAllGlobals();
});

function play(table: ActingTable): ActingTable {
  seated(BoardGame, table);
  return table;
}
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));
/** Wait for a dialog that is fetched when it is opened. */
const dialog = () => screen.findByRole("dialog");

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

describe("being questioned", () => {
  const SHOWS: readonly BoardCommand[] = [
    { type: "show-cards", cards: ["tall", "short", "x"] },
    { type: "show-cards", cards: ["tall", "fat", "x"] },
    { type: "show-cards", cards: ["tall", "fat", "grey-x"] },
    { type: "show-cards", cards: ["tall", "short", "A"] },
  ];
  const question = {
    asker: "blue" as const,
    agent: "red" as const,
    about: "build" as const,
    piece: "red-fat" as const,
    objected: false,
    owed: 0,
  };
  const questioned = () => redsTable({ stage: "answering", toMove: "blue", question }).offer(SHOWS);
  const card = (name: RegExp) =>
    within(screen.getByRole("dialog", { name: /asks about/ })).getByRole("button", { name });

  test("three cards are shown after one more question", async () => {
    const table = play(questioned());
    expect(button("Show cards").getAttribute("aria-disabled")).toBe("true");
    for (const name of [/tall/, /short/, /Agent X/]) await fireEvent.click(card(name));
    await press("Show tall, short and Agent X");
    expect(table.acted).toEqual([]);
    const sure = screen.getByRole("dialog", { name: "Show these three to Marta?" });
    await fireEvent.click(
      within(sure).getByRole("button", { name: "Show tall, short and Agent X" }),
    );
    expect(table.acted).toEqual([SHOWS[0]]);
  });

  test("a card that is in no set is not offered", async () => {
    const table = play(questioned());
    expect(card(/thin/).getAttribute("aria-disabled")).toBe("true");
    await fireEvent.click(card(/thin/));
    expect(card(/thin/).getAttribute("aria-pressed")).toBe("false");
    expect(table.acted).toEqual([]);
  });

  test("my true cards are tagged, unless my secrets are hidden", async () => {
    play(questioned());
    expect(screen.getAllByText("true")).toHaveLength(2);
    secrecy.hidden = true;
    await Promise.resolve();
    expect(screen.queryAllByText("true")).toEqual([]);
  });

  test("while my secrets are hidden all cards lie face down, and nothing tells them apart", async () => {
    const table = play(questioned());
    for (const name of [/tall/, /short/, /Agent X/]) await fireEvent.click(card(name));
    await press("Hide my cards");
    const dialog = screen.getByRole("dialog", { name: /asks about/ });
    const backs = [...dialog.querySelectorAll(".back")];
    expect(backs).toHaveLength(8);
    expect(new Set(backs.map((one) => one.outerHTML)).size).toBe(1);
    expect(dialog.querySelectorAll("[aria-pressed]")).toHaveLength(0);
    expect(dialog.textContent).not.toMatch(/true[^.]|tall|Agent X/);
    await press("Show cards");
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await vi.waitFor(() => expect(document.activeElement).toBe(button("Show both")));
    await press("Show both");
    expect(secrecy.hidden).toBe(false);
    expect(card(/^short/).getAttribute("aria-pressed")).toBe("true");
    expect(button("Show tall, short and Agent X")).toBeTruthy();
    expect(table.acted).toEqual([]);
  });

  test("secret cards lie ready where they are offered", async () => {
    const table = play(questioned());
    await press("Show secret cards instead…");
    await fireEvent.click(card(/mission A/));
    for (const name of [/^tall|true tall/, /short/]) await fireEvent.click(card(name));
    await press(/^Show tall, short and mission A/);
    const sure = screen.getByRole("dialog", { name: /Show these three/ });
    await fireEvent.click(within(sure).getByRole("button", { name: /^Show tall, short/ }));
    expect(table.acted).toEqual([SHOWS[3]]);
  });

  test("it says where I was met", () => {
    play(questioned());
    expect(screen.getByText(/^Marta met your fat figure at .*Frari\.$/)).toBeTruthy();
  });

  test("it says where the Ambassador was who brings the question", () => {
    const through = { ...question, piece: "ambassador" as const };
    play(redsTable({ stage: "answering", toMove: "blue", question: through }).offer(SHOWS));
    expect(screen.getByText(/^Marta asks through the Ambassador at the Embassy\.$/)).toBeTruthy();
  });

  test("it can be lowered and had back, with what was chosen", async () => {
    play(questioned());
    await fireEvent.click(card(/short/));
    await press("Look at map and notes");
    expect(screen.queryByRole("dialog")).toBeNull();
    await press("Choose cards");
    expect(card(/short/).getAttribute("aria-pressed")).toBe("true");
  });

  test("what it tells is said only if the table allows that much help", async () => {
    play(questioned());
    await Promise.resolve();
    expect(asked.filter(({ path }) => path.endsWith("/costs"))).toEqual([]);
    expect(screen.queryByText(/possible hands/)).toBeNull();
  });

  test("what it tells is counted in hands", async () => {
    const table = questioned().set({ rules: { help: "elimination" } });
    play(table);
    expect(await screen.findByText("11 of 64 hands are possible.")).toBeTruthy();
    for (const name of [/tall/, /short/, /Agent X/]) await fireEvent.click(card(name));
    expect(screen.getByText("11 of 64 hands are possible now. After this, 6.")).toBeTruthy();
  });
});

describe("Mission accomplished", () => {
  const HAND: BoardCommand = { type: "declare-mission", hand: "blue" };
  const said = () => button("Mission accomplished…");
  const reason = () =>
    document.getElementById(said().getAttribute("aria-describedby") ?? "")?.textContent ?? null;

  test("has one place, in the dossier, and is never loud", () => {
    play(redsTable({ stage: "opening" }).offer([{ type: "shake-phantom" }, HAND]));
    expect(screen.getAllByRole("button", { name: "Mission accomplished…" })).toHaveLength(1);
    expect(
      within(screen.getByRole("region", { name: "My dossier" })).getByText(/^Mission a/),
    ).toBeTruthy();
    expect(said().classList).toContain("plain");
    expect(reason()).toBeNull();
  });

  test.each([
    ["You can declare only in your own turn.", { stage: "moving", toMove: "blue" }],
    ["End your movement first.", { stage: "moving" }],
    ["Wait for the answer first.", { stage: "answering" }],
  ] as const)("says why it can't be said: %s", async (why, board) => {
    const table = redsTable(board);
    play(table);
    expect(said().getAttribute("aria-disabled")).toBe("true");
    expect(reason()).toBe(why);
    await fireEvent.click(said());
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText(why).classList).not.toContain("unseen");
  });

  test("looks the same whatever I hold, and however much the table helps", () => {
    const looks = (["A", "D"] as const).flatMap((mission) =>
      (["record", "elimination"] as const).map((help) => {
        const hand = { seat: "red", identity: "x", build: "tall", mission } as const;
        const table = redsTable({ stage: "opening", hand }).set({ rules: { help } });
        const { container, unmount } = seated(BoardGame, table.offer([HAND]));
        const found = container.querySelector(".declare")?.innerHTML;
        unmount();
        return found?.replaceAll(/id="[^"]*"|svelte-\w+/g, "");
      }),
    );
    expect(looks[0]).toContain("Mission accomplished");
    expect(new Set(looks).size).toBe(1);
  });

  test("tells nothing of my cards while they are hidden", async () => {
    play(redsTable({ stage: "opening" }).offer([HAND]));
    secrecy.hidden = true;
    await press("Mission accomplished…");
    await dialog();
    await press("Offer Marta a handshake");
    const sure = screen.getByRole("dialog", { name: "Offer Marta a handshake?" });
    expect(sure.textContent).toContain("Marta is your partner.");
    expect(sure.textContent).not.toContain("Zsa");
  });
});

describe("the end", () => {
  test("a hand is offered to somebody, after one more question", async () => {
    const hands: readonly BoardCommand[] = [
      { type: "end-turn" },
      { type: "declare-mission", hand: "blue" },
      { type: "declare-mission", hand: "green" },
      { type: "declare-alone" },
    ];
    const table = play(redsTable({ stage: "meeting" }).offer(hands));
    await press("Mission accomplished…");
    await dialog();
    await press("Offer Alba a handshake");
    expect(table.acted).toEqual([]);
    const sure = screen.getByRole("dialog", { name: "Offer Alba a handshake?" });
    expect(
      within(sure)
        .getAllByRole("listitem")
        .map((one) => one.textContent),
    ).toEqual([
      "Alba is your partner, Madame Zsa Zsa.",
      "Your mission is fulfilled on the map.",
      "Alba accepts your handshake.",
    ]);
    await fireEvent.click(within(sure).getByRole("button", { name: "Offer Alba a handshake" }));
    expect(table.acted).toEqual([hands[2]]);
  });

  test.each([
    ["Shake hands", true],
    ["Refuse", false],
  ])("%s", async (name, accept) => {
    const offer = { by: "blue" as const, to: "red" as const, accepted: null };
    const answers: readonly BoardCommand[] = [true, false].map((one) => ({
      type: "answer-hand",
      accept: one,
    }));
    const table = play(redsTable({ stage: "shaking-hands", toMove: "blue", offer }).offer(answers));
    await press(name);
    const sure = screen.getByRole("dialog", { name: /\?$/ });
    await fireEvent.click(within(sure).getByRole("button", { name }));
    expect(table.acted).toEqual([{ type: "answer-hand", accept }]);
  });
});

test("the Ambassador's player writes a note in anybody's turn", async () => {
  const table = redsTable({ seats: ["red", "blue", "green", "yellow", "ambassador"] });
  table.viewer = "ambassador";
  table.offer([], { note: true });
  table.isMine = false;
  play(table);
  await press("I know who you are…");
  await dialog();
  const choices = screen.getAllByRole("combobox") as HTMLSelectElement[];
  const values = ["x", "tall", "bubble", "fat", "zsazsa", "short", "fiddlebottom", "short"];
  for (const [at, value] of values.entries()) {
    await fireEvent.change(choices[at] as HTMLSelectElement, { target: { value } });
  }
  expect(screen.getByText("Each identity and each build belongs to one player.")).toBeTruthy();
  await fireEvent.change(choices[7] as HTMLSelectElement, { target: { value: "thin" } });
  await press("Seal the note");
  const sure = screen.getByRole("dialog", { name: "Seal this note?" });
  await fireEvent.click(within(sure).getByRole("button", { name: "Seal the note" }));
  expect(table.acted).toMatchObject([
    { type: "write-note", note: { yellow: { identity: "fiddlebottom", build: "thin" } } },
  ]);
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
