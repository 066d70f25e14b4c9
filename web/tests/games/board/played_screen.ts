/** The board game's screen at a table of red's: set up for each test, and how a test presses its buttons. */
import { fireEvent, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import BoardGame from "../../../src/games/board/BoardGame.svelte";
import { SOON } from "../../../src/games/board/later";
import { PAPERS } from "../../../src/panels/papers";
import { secrecy } from "../../../src/panels/secrecy.svelte";
import { ready } from "../../../src/speech/speech.svelte";
import { serve, type Asked } from "../../panels/browser";
import { seated } from "../../panels/fake_table.svelte";
import type { ActingTable } from "./acting_table.svelte";

const COSTS = {
  decision: 1,
  costs: [
    { before: 11, after: 6 },
    { before: 11, after: 9 },
  ],
};

/** Prepare a page and a server for each test. Return a function that tells what the page has asked the server. */
export function useBoardScreen(): () => readonly Asked[] {
  let asked: readonly Asked[] = [];
  beforeAll(async () => {
    await Promise.all([ready, ...[...SOON, PAPERS].map((part) => part.prefetch())]);
  });
  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    asked = serve({ costs: COSTS });
  });
  afterEach(() => {
    secrecy.hidden = false;
    vi.unstubAllGlobals();
  });
  return () => asked;
}

export function play(table: ActingTable): ActingTable {
  seated(BoardGame, table);
  return table;
}

export const button = (name: string | RegExp) => screen.getByRole("button", { name });
export const press = (name: string | RegExp) => fireEvent.click(button(name));

/** Wait for a dialog that is fetched when it is opened. */
export const dialog = () => screen.findByRole("dialog");
