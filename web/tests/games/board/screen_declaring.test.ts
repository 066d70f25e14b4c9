/** The screen of the last decisions: a mission declared, a handshake, and the Ambassador's note. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import BoardGame from "../../../src/games/board/BoardGame.svelte";
import { secrecy } from "../../../src/panels/secrecy.svelte";
import type { BoardCommand } from "../../../src/wire/messages";
import { seated } from "../../panels/fake_table.svelte";
import { redsTable } from "./acting_table.svelte";
import { button, dialog, play, press, useBoardScreen } from "./played_screen";

useBoardScreen();

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
