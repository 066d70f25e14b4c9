/** The seats say who is there, what everybody does, and how much time is left. */
import { fireEvent, screen } from "@testing-library/svelte";
import { beforeAll, expect, test } from "vitest";
import { clockText } from "../../src/panels/clock_text";
import TableMenu from "../../src/screens/table/TableMenu.svelte";
import { ready, t } from "../../src/speech/speech.svelte";
import Seats from "../../src/panels/Seats.svelte";
import { serve } from "./browser";
import { boardTable, cardTable, chair, seated, words, type FakeTable } from "./fake_table.svelte";

beforeAll(() => ready);

function inPlay(): FakeTable {
  const table = boardTable().set({
    chairs: [
      chair("red", { person: null, name: null, bot: "clerk" }),
      chair("blue"),
      chair("green", { present: false }),
      chair("yellow", { stand_in: "time" }),
    ],
  });
  table.see({ type: "turn-began", seat: "blue", turn: 2 });
  table.see({ type: "phantom-shaken", seat: "blue", balls: ["land", "water", "rival"] });
  table.turn = { decision: 3, to_act: ["blue"], running: ["blue"], clocks: {} };
  table.clocks = { red: 252_000, blue: 29_400 };
  return table;
}

function row(name: string): HTMLElement {
  return screen.getByText(name).closest("li") as HTMLElement;
}

test("each seat says what its player does", () => {
  seated(Seats, inPlay());
  expect(row("Leo").textContent).toContain("bot, medium");
  expect(row("Marta").textContent).toContain("you, moving");
  expect(row("Marta").getAttribute("aria-current")).toBe("true");
  expect(row("Alba").classList.contains("away")).toBe(true);
  expect(row("Alba").textContent).toContain("away");
  expect(row("Tommaso").textContent).toContain("a bot stands in");
});

test("presence is told beside the words, and hides no emblem", () => {
  seated(Seats, inPlay());
  expect(row("Marta").querySelector(".doing .presence")).not.toBeNull();
  expect(row("Marta").querySelector(".badge .presence")).toBeNull();
  expect(row("Leo").querySelector(".presence")).toBeNull(); // a bot is always there
});

test("on the phone a gesture hangs below its maker's chip", () => {
  const made = { ...words(1, {}), gesture: "frown" as const };
  const live = { at: (seat: string) => (seat === "red" ? made : null), latest: made };
  seated(Seats, inPlay(), { dense: true, live });
  expect(row("Leo").querySelector(".made.hangs svg.frown")?.getAttribute("width")).toBe("96");
  expect(document.querySelectorAll(".made")).toHaveLength(1);
});

test("clocks are shown, and one that is running out warns", () => {
  seated(Seats, inPlay());
  expect(row("Leo").textContent).toContain("4:12");
  const mine = row("Marta").querySelector(".clock");
  expect(mine?.textContent).toContain("0:30");
  expect(mine?.classList.contains("hurried")).toBe(true);
});

test("somebody else who must act is thinking", () => {
  const table = inPlay();
  table.turn = { decision: 3, to_act: ["red"], running: ["red"], clocks: {} };
  seated(Seats, table);
  expect(row("Leo").querySelector(".dots")).not.toBeNull();
  expect(row("Marta").querySelector(".dots")).toBeNull();
});

test("on the phone I am “You”", () => {
  seated(Seats, inPlay(), { dense: true });
  expect(row("You").textContent).toContain("0:30");
  expect(screen.queryByText("Marta")).toBeNull();
});

test.each([false, true])("where a bot plays for me I can take over (dense: %s)", async (dense) => {
  const table = inPlay().set({ chairs: [chair("red"), chair("blue", { stand_in: "left" })] });
  seated(Seats, table, { dense });
  await fireEvent.click(screen.getByRole("button", { name: "Take over again" }));
  expect(table.requests).toEqual([{ type: "take-back" }]);
});

test.each([false, true])("the card game shows points and places (dense: %s)", (dense) => {
  const table = cardTable().see({ type: "location-played", visitor: "red", location: "rialto" });
  seated(Seats, table, { dense });
  expect(screen.getAllByRole("listitem")).toHaveLength(5);
  expect(row("Leo").textContent).toContain("0 points");
  const pips = row("Leo").querySelector("[role=img]")?.getAttribute("aria-label");
  expect(pips).toContain("Played: Rialto.");
  expect(row("Leo").querySelectorAll(".pip.played")).toHaveLength(1);
  for (const seat of [dense ? "You" : "Marta", "Alba", "Tommaso", "Ambassador"])
    expect(row(seat).querySelectorAll(".pip:not(.played)")).toHaveLength(5);
});

test("clocks are read in minutes, hours or days", () => {
  expect(clockText(0, t)).toBe("0:00");
  expect(clockText(252_000, t)).toBe("4:12");
  expect(clockText(3_753_000, t)).toBe("1:02:33");
  expect(clockText(2 * 86_400_000 + 4 * 3_600_000, t)).toBe("2 d 4 h");
});

test("the menu says who has agreed, and lets the host remove and mute", async () => {
  serve({});
  const table = inPlay().set({ chairs: [chair("red"), chair("blue")], votes: { pause: ["leo"] } });
  seated(TableMenu, table, { onclose: () => undefined });
  screen.getByText("Agreed: Leo (1 of 2)");
  await fireEvent.click(screen.getByText("Vote to pause"));
  await fireEvent.click(screen.getByText("Mute"));
  await fireEvent.click(screen.getByText("Remove"));
  await fireEvent.click(screen.getByText("Yes, remove Leo"));
  await fireEvent.click(screen.getByText("Leave it to a bot"));
  screen.getByText("Leave this game?");
  await fireEvent.click(screen.getByText("Leave it to a bot"));
  expect(table.requests).toEqual([
    { type: "vote", motion: "pause", agree: true },
    { type: "mute", person: "leo", muted: true },
    { type: "remove", person: "leo" },
    { type: "leave" },
  ]);
});
