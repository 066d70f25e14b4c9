/** Live tables at which blue sits, closed after each test; and what a server says about a game. */
import { afterEach } from "vitest";
import type { LiveTable } from "../../src/state/table.svelte";
import type { Seen } from "../../src/wire/messages";
import { BOARD } from "../fold/sightings";
import { useFakeSockets } from "../kit/fake_socket";
import { welcomed, type AtTable } from "../kit/live_table";

/** Prepare fake sockets for each test. Return a function that sits down at a new table. */
export function useLiveTables(): typeof welcomed {
  useFakeSockets();
  const open: LiveTable[] = [];
  afterEach(() => open.splice(0).forEach((table) => table.close()));
  return async (...given: Parameters<typeof welcomed>): Promise<AtTable> => {
    const at = await welcomed(...given);
    open.push(at.table);
    return at;
  };
}

/** Sightings with numbers from this one on. */
export function seen(first: number, ...kinds: readonly (keyof typeof BOARD)[]): readonly Seen[] {
  return kinds.map((kind, at) => ({ number: first + at, sighting: BOARD[kind] }));
}

export const OPENED = seen(1, "game-opened", "hand-dealt", "turn-began");
export const TURN = {
  decision: 17,
  to_act: ["blue"],
  running: ["blue"],
  clocks: { blue: 60_000 },
} as const;
export const OPTIONS = {
  decision: 17,
  commands: [{ type: "shake-phantom" }],
  note: false,
  passable: null,
  ahead: [],
} as const;
