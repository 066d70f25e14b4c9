/** My dossier says who I am, and one tap hides all of it. */
import { fireEvent, screen, waitFor } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import Dossier from "../../src/panels/Dossier.svelte";
import { secrecy } from "../../src/panels/secrecy.svelte";
import { ready } from "../../src/speech/speech.svelte";
import type { Sheet } from "../../src/wire/messages";
import { BOARD } from "../fold/sightings";
import { serve } from "./browser";
import { boardTable, cardTable, chair, FakeTable, seated } from "./fake_table.svelte";

const SHEET: Sheet = {
  help: "elimination",
  number: 3,
  facts: [{ seat: "green", card: "fiddlebottom", holds: true }],
  missions: [
    {
      first: "fiddlebottom",
      second: "bubble",
      mine: true,
      pairs: [{ first: "green", second: "blue", codes: ["A-D", "C-D"] }],
    },
    {
      first: "zsazsa",
      second: "x",
      mine: false,
      pairs: [{ first: "red", second: "yellow", codes: ["A-B"] }],
    },
  ],
};

beforeAll(() => ready);
afterEach(() => {
  secrecy.hidden = false;
  vi.unstubAllGlobals();
});

describe("in the board game", () => {
  test("it says identity, build, letter and partner", () => {
    serve({});
    const { container } = seated(Dossier, boardTable());
    for (const part of ["Colonel Bubble", "fat", "D", "Lord Fiddlebottom", "3 of 12"])
      expect(container.textContent).toContain(part);
  });

  test("hiding it leaves nothing secret in the page", async () => {
    serve({});
    const { container } = seated(Dossier, boardTable());
    await fireEvent.click(screen.getByRole("button", { name: "Hide" }));
    for (const part of ["Bubble", "fat", "letter", "Fiddlebottom", "of 12"])
      expect(container.textContent).not.toContain(part);
    await fireEvent.keyDown(window, { key: "h" });
    expect(container.textContent).toContain("Colonel Bubble");
  });

  test("the key is a letter where one writes", async () => {
    serve({});
    seated(Dossier, boardTable());
    const field = document.body.appendChild(document.createElement("input"));
    await fireEvent.keyDown(field, { key: "h" });
    expect(secrecy.hidden).toBe(false);
    field.remove();
  });

  test("with full help it says who my partner is, and the passport what is left", async () => {
    serve({ "/sheet": SHEET });
    const table = boardTable().set({ rules: { help: "elimination" } });
    seated(Dossier, table);
    await waitFor(() => screen.getByText("My partner is Lord Fiddlebottom: Alba."));
    await fireEvent.click(screen.getByRole("button", { name: "Passport: 2 of 12 missions left" }));
    await vi.dynamicImportSettled(); // it is fetched when it is opened
    const dialog = await screen.findByRole("dialog");
    expect(dialog.querySelectorAll("li.out")).toHaveLength(10 + 11);
    expect(dialog.textContent).toContain("If they are Alba and Marta: A‑D, C‑D");
  });
});

test("in the card game it says number and partner", () => {
  serve({});
  const { container } = seated(Dossier, cardTable());
  const words = container.textContent?.replaceAll("\u00ad", "");
  for (const part of ["Colonel Bubble", "24", "under B", "Lord Fiddlebottom"])
    expect(words).toContain(part);
});

test("spectators are told that they have none", () => {
  serve({});
  const table = boardTable();
  table.viewer = "spectator";
  seated(Dossier, table);
  screen.getByText("You are a spectator, so you have no dossier.");
  expect(screen.queryByRole("button", { name: "Hide" })).toBeNull();
});

test("the Ambassador sees the note, and hides it too", async () => {
  serve({});
  const table = new FakeTable().set({ chairs: [chair("red"), chair("ambassador")] });
  table.viewer = "ambassador";
  table.see(BOARD["game-opened"], BOARD["note-written"]);
  const { container } = seated(Dossier, table);
  expect(container.textContent).toContain("I know who you are");
  expect(container.textContent).toContain("Agent X, tall");
  await fireEvent.click(screen.getByRole("button", { name: "Hide" }));
  expect(container.textContent).not.toContain("Agent X");
});
