/** The note sheet fills in as much as the table's help allows, and keeps what I mark myself. */
import { fireEvent, screen, waitFor, within } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import NoteSheet from "../../src/panels/NoteSheet.svelte";
import { secrecy } from "../../src/panels/secrecy.svelte";
import { ready } from "../../src/speech/speech.svelte";
import type { Help, Sheet } from "../../src/wire/messages";
import { serve } from "./browser";
import { boardTable, cardTable, seated, type FakeTable } from "./fake_table.svelte";

const FACTS: Sheet["facts"] = [
  { seat: "green", card: "fiddlebottom", holds: true },
  { seat: "red", card: "bubble", holds: false },
];

beforeAll(() => ready);
beforeEach(() => localStorage.clear());
afterEach(() => {
  secrecy.hidden = false;
  vi.unstubAllGlobals();
});

/** Leo has shown me X, Z and tall in turn 1, and I have shown Leo X, fat and short. */
function asked(help: Help): FakeTable {
  const table = boardTable().set({ rules: { help } });
  return table.see(
    { type: "agent-questioned", seat: "blue", agent: "red", figure: "red-tall", about: "identity" },
    {
      type: "cards-shown",
      seat: "red",
      to: ["blue"],
      cards: ["x", "grey-zsazsa", "tall"],
      replacement: false,
    },
    {
      type: "cards-shown",
      seat: "blue",
      to: ["red"],
      cards: ["x", "fat", "short"],
      replacement: false,
    },
  );
}

function sheet(help: Help, facts = FACTS): Sheet {
  return { help, number: 6, facts, missions: [] };
}

describe("cells", () => {
  test("on paper nothing is filled in", () => {
    serve({ "/sheet": sheet("paper", []) });
    seated(NoteSheet, asked("paper"));
    screen.getByRole("button", { name: "Leo, Agent X: empty" });
    expect(screen.queryByRole("rowheader", { name: "I showed" })).toBeNull();
    expect(document.querySelector(".shows")).toBeNull();
  });

  test("the record says what was shown to me and by me", () => {
    serve({ "/sheet": sheet("record", []) });
    seated(NoteSheet, asked("record"));
    screen.getByRole("cell", { name: "Leo, Agent X: shown in turn 1" });
    screen.getByRole("cell", { name: "Leo, Madame Zsa Zsa: shown in turn 1" });
    const own = screen.getByRole("rowheader", { name: "I showed" }).closest("tr");
    expect(within(own as HTMLElement).getAllByRole("img", { name: "Leo" })).toHaveLength(3);
    const shows = document.querySelector(".shows");
    expect(shows?.textContent).toContain("a grey card");
    expect(screen.queryByRole("button", { name: /certain|crossed/ })).toBeNull();
  });

  test("with contradictions my marks are checked", async () => {
    const wrong = { seat: "red", card: "bubble", holds: true };
    const requests = serve({
      "/sheet": sheet("contradictions", []),
      "/marks": { number: 6, contradicting: [wrong] },
    });
    seated(NoteSheet, asked("contradictions"));
    await fireEvent.click(screen.getByRole("button", { name: "My marks" }));
    await fireEvent.click(screen.getByRole("button", { name: "Leo, Colonel Bubble: empty" }));
    const name = "Leo, Colonel Bubble: my circle; this mark can't be right";
    await waitFor(() => screen.getByRole("button", { name }));
    const posted = requests.find(({ method }) => method === "POST");
    expect(posted?.body).toEqual({ marks: [wrong] });
  });

  test("with elimination it says what is certain, and why", async () => {
    const requests = serve({
      "/sheet": sheet("elimination"),
      "/why": {
        seat: "green",
        card: "fiddlebottom",
        holds: true,
        steps: [{ code: "grey", sighting: 5, seat: "green", cards: ["grey-fiddlebottom"] }],
      },
    });
    seated(NoteSheet, asked("elimination"));
    await waitFor(() => screen.getByRole("button", { name: "Leo, Colonel Bubble: crossed out" }));
    const certain = screen.getByRole("button", { name: "Alba, Lord Fiddlebottom: certain" });
    expect(certain.getAttribute("aria-expanded")).toBe("false");
    await fireEvent.click(certain);
    await waitFor(() => screen.getByText("So Alba is Lord Fiddlebottom."));
    expect(certain.getAttribute("aria-expanded")).toBe("true");
    expect(requests.at(-1)?.path).toContain("why?seat=green&card=fiddlebottom&holds=true");
    await fireEvent.click(screen.getByRole("button", { name: "Close proof" }));
    expect(screen.queryByText("So Alba is Lord Fiddlebottom.")).toBeNull();
  });

  test("it is asked for again when I have seen more", async () => {
    const requests = serve({ "/sheet": sheet("elimination") });
    const table = asked("elimination");
    seated(NoteSheet, table);
    await waitFor(() => expect(requests).toHaveLength(1));
    table.see({ type: "turn-began", seat: "blue", turn: 2 });
    await waitFor(() => expect(requests).toHaveLength(2));
  });
});

test("in a replay the server is not asked, and the record is there", async () => {
  const requests = serve({ "/sheet": sheet("elimination") });
  const table = asked("elimination");
  table.person = null;
  seated(NoteSheet, table);
  screen.getByRole("cell", { name: "Leo, Agent X: shown in turn 1" });
  await new Promise((done) => setTimeout(done, 400));
  expect(requests.filter(({ path }) => path.includes(table.id))).toEqual([]);
});

test("marks and notes survive a reload", async () => {
  serve({ "/sheet": sheet("paper", []) });
  const table = asked("paper");
  const { unmount } = seated(NoteSheet, table);
  await fireEvent.click(screen.getByRole("button", { name: "Alba, thin: empty" }));
  await fireEvent.click(screen.getByRole("button", { name: "Alba, thin: my circle" }));
  await fireEvent.click(screen.getByRole("button", { name: "Leo, tall: empty" }));
  await fireEvent.input(screen.getByLabelText("My notes"), {
    target: { value: "Leo frowned" },
  });
  unmount();
  seated(NoteSheet, table);
  screen.getByRole("button", { name: "Alba, thin: my cross" });
  screen.getByRole("button", { name: "Leo, tall: my circle" });
  expect(screen.getByLabelText<HTMLTextAreaElement>("My notes").value).toBe("Leo frowned");
  await fireEvent.click(screen.getByRole("button", { name: "Alba, thin: my cross" }));
  screen.getByRole("button", { name: "Alba, thin: empty" });
});

test("hidden, my own row shows nothing", () => {
  serve({ "/sheet": sheet("record", []) });
  secrecy.hidden = true;
  seated(NoteSheet, asked("record"));
  const own = screen.getByRole("rowheader", { name: "I showed" }).closest("tr");
  expect(within(own as HTMLElement).queryByRole("img", { name: "Leo" })).toBeNull();
});

test("spectators see that cards were shown, and nobody's cards", () => {
  serve({});
  const table = boardTable();
  table.viewer = "spectator";
  table.see({
    type: "cards-shown-covertly",
    seat: "red",
    to: ["green"],
    count: 3,
    replacement: false,
  });
  seated(NoteSheet, table);
  expect(document.querySelector(".shows")?.textContent).toContain("3 cards to Alba");
  expect(screen.getAllByRole("rowheader")).toHaveLength(4);
});

test("the card game has numbers, and pairs of which one is true", () => {
  const table = cardTable().see({
    type: "pair-shown",
    seat: "green",
    to: "blue",
    cards: ["x", "47"],
  });
  seated(NoteSheet, table);
  screen.getByRole("cell", { name: "Alba, 47: shown in round 1" });
  expect(document.querySelector(".shows")?.textContent).toContain("one is true");
});
