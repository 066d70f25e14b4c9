/** A table takes in all that the server says, and is the one place where it is kept. */
import { describe, expect, test, vi } from "vitest";
import { boardAt } from "../../src/games/board/position";
import { cardAt } from "../../src/games/card/position";
import { LiveLobby } from "../../src/state/lobby.svelte";
import type { ServerMessage } from "../../src/wire/messages";
import { FakeSocket } from "../kit/fake_socket";
import { viewWith, welcomeWith, type AtTable } from "../kit/live_table";
import { words } from "../panels/fake_table.svelte";
import { OPENED, OPTIONS, TURN, useLiveTables } from "./live_tables";

const sit = useLiveTables();

describe("every message type that the server can send has a place on the screen", () => {
  /** What it says, and where that is found then; a message without a place does not compile. */
  const PLACES: {
    readonly [Kind in ServerMessage["type"]]: readonly [
      says: Extract<ServerMessage, { type: Kind }>,
      isThere: (at: AtTable) => void | Promise<void>,
    ];
  } = {
    welcome: [
      welcomeWith({
        sightings: OPENED,
        turn: TURN,
        options: OPTIONS,
        talk: [words(1, { text: "Ciao" })],
      }),
      ({ table }) => {
        expect(table).toMatchObject({
          viewer: "blue",
          person: "marta",
          turn: TURN,
          options: OPTIONS,
        });
        expect(table.view?.table).toBe("florian");
        expect(boardAt(table).turn).toBe(1);
        expect(table.talk).toHaveLength(1);
        expect(table.latest).toEqual([]); // what was missed is not played again
      },
    ],
    update: [
      { type: "update", sightings: OPENED, turn: TURN, options: OPTIONS },
      ({ table }) => {
        expect(table.seen).toEqual(OPENED);
        expect(table.latest).toEqual(OPENED);
        expect(table.isMine).toBe(true);
      },
    ],
    talk: [
      { type: "talk", items: [words(1, { text: "Ciao" })] },
      ({ table }) => expect(table.talk.map(({ text }) => text)).toEqual(["Ciao"]),
    ],
    accepted: [
      { type: "accepted", id: "any" },
      async ({ table, socket }) => {
        const requested = table.request({ type: "begin" });
        expect(table.busy).toBe(true);
        socket.say({ type: "accepted", id: socket.requests[0]?.id ?? "" });
        await requested;
        expect(table.busy).toBe(false);
      },
    ],
    rejected: [
      { type: "rejected", id: null, code: "unreadable" },
      async ({ table, socket }) => {
        expect(table.rejection?.code).toBe("unreadable");
        const requested = table.request({ type: "begin" });
        socket.say({ type: "rejected", id: socket.requests[0]?.id ?? "", code: "not-the-host" });
        await expect(requested).rejects.toMatchObject({ code: "not-the-host" });
        expect(table.busy).toBe(false);
      },
    ],
    pong: [{ type: "pong" }, ({ table }) => expect(table.connection).toBe("open")],
    reload: [
      { type: "reload", version: "2" },
      ({ table }) => expect(table.connection).toBe("outdated"),
    ],
    goodbye: [
      { type: "goodbye", why: "shutdown", after: 900 },
      ({ table, socket }) => {
        expect(table.connection).toBe("open"); // as long as it lasts
        socket.hangUp(1000);
        expect(table.connection).toBe("lost");
      },
    ],
    "lobby-update": [
      { type: "lobby-update", tables: [{ ...viewWith(), host: "Marta", at: 1 }] },
      ({ table }) => {
        expect(table.view?.host).toBe("marta");
        const lobby = new LiveLobby();
        lobby.receive(PLACES["lobby-update"][0]);
        expect(lobby.tables.map(({ host }) => host)).toEqual(["Marta"]);
        lobby.close();
      },
    ],
  };

  test.each(Object.values(PLACES).map(([says, isThere]) => ({ type: says.type, says, isThere })))(
    "$type",
    async ({ says, isThere }) => {
      const at = await sit();
      at.socket.say(says);
      await isThere(at);
    },
  );
});

test("the card game is folded as a card game", async () => {
  const table = viewWith({ settings: { ...viewWith().settings, game: "card" } });
  const sightings = [
    { number: 1, sighting: { type: "round-began", round: 4, first: "red" } },
  ] as const;
  const at = await sit({ table, sightings });
  expect(cardAt(at.table).round).toBe(4);
});

test("a table that was left asks for nothing more", async () => {
  const { table } = await sit();
  table.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
