/** The public tables as they are now, the latest first. */
import { expect, test } from "vitest";
import { LiveLobby } from "../../src/state/lobby.svelte";
import type { LobbyTable } from "../../src/wire/messages";
import { nextSocket, useFakeSockets } from "../kit/fake_socket";
import { viewWith } from "../kit/live_table";

useFakeSockets();

const listed = (table: string, at: number, more: Partial<LobbyTable> = {}): LobbyTable => ({
  ...viewWith({ table }),
  host: "Marta",
  at,
  ...more,
});

test("tables come, change and go", async () => {
  const lobby = new LiveLobby();
  const socket = (await nextSocket()).accept();
  expect(socket.url).toMatch(/\/ws\/lobby$/);
  expect(lobby.isKnown).toBe(false);
  socket.say({ type: "lobby-update", tables: [listed("rialto", 1), listed("florian", 2)] });
  expect(lobby.isKnown).toBe(true);
  expect(lobby.tables.map(({ table }) => table)).toEqual(["florian", "rialto"]);
  socket.say({
    type: "lobby-update",
    tables: [listed("rialto", 3, { status: "over" })],
    gone: ["florian"],
  });
  expect(lobby.tables.map(({ table, status }) => [table, status])).toEqual([["rialto", "over"]]);
  lobby.close();
});

test("after a broken line everything is told anew", async () => {
  const lobby = new LiveLobby();
  const socket = (await nextSocket()).accept();
  socket.say({ type: "lobby-update", tables: [listed("rialto", 1)] });
  socket.hangUp();
  expect(lobby.tables).toHaveLength(1);
  (await nextSocket()).accept().say({ type: "lobby-update", tables: [listed("florian", 2)] });
  expect(lobby.tables.map(({ table }) => table)).toEqual(["florian"]);
  lobby.close();
});
