/** The screen of a player who is questioned: which cards are shown, and what they tell. */
import { fireEvent, screen, within } from "@testing-library/svelte";
import { describe, expect, test, vi } from "vitest";
import { secrecy } from "../../../src/panels/secrecy.svelte";
import type { BoardCommand } from "../../../src/wire/messages";
import { redsTable } from "./acting_table.svelte";
import { button, play, press, useBoardScreen } from "./played_screen";

const asked = useBoardScreen();

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
    expect(asked().filter(({ path }) => path.endsWith("/costs"))).toEqual([]);
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
