/** A live table whose server is the test: welcomed, and with the line at hand. */
import { vi } from "vitest";
import { gameNamed } from "../../src/games";
import { LiveTable } from "../../src/state/table.svelte";
import type { TableView, Welcome } from "../../src/wire/messages";
import { FakeTable } from "../panels/fake_table.svelte";
import { nextSocket, type FakeSocket } from "./fake_socket";

/** How a table stands, and what is special about it. */
export function viewWith(more: Partial<TableView> = {}): TableView {
  return { ...new FakeTable().view, ...more };
}

export function welcomeWith(more: Partial<Welcome> = {}): Welcome {
  return {
    type: "welcome",
    version: "1",
    viewer: "blue",
    person: "marta",
    table: viewWith(),
    ...more,
  };
}

export interface AtTable {
  readonly table: LiveTable;
  readonly socket: FakeSocket;
}

/** Sit down at a table; needs `useFakeSockets`. */
export async function welcomed(more: Partial<Welcome> = {}): Promise<AtTable> {
  const table = new LiveTable("florian", gameNamed);
  const socket = (await nextSocket()).accept().say(welcomeWith(more));
  await vi.advanceTimersByTimeAsync(0);
  return { table, socket };
}
