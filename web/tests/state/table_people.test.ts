/** The people at a table: who sits where, who is the host, and what they say. */
import { describe, expect, test } from "vitest";
import { FakeSocket, nextSocket } from "../kit/fake_socket";
import { viewWith, welcomeWith } from "../kit/live_table";
import { chair, words } from "../panels/fake_table.svelte";
import { OPENED, OPTIONS, TURN, seen, useLiveTables } from "./live_tables";

const sit = useLiveTables();

describe("chairs", () => {
  const empty = { person: null, name: null, ready: false, present: false } as const;
  const gathering = (...mine: readonly ("red" | "blue")[]) =>
    viewWith({
      status: "gathering",
      chairs: (["red", "blue"] as const).map((seat) =>
        chair(seat, mine.includes(seat) ? { person: "marta", name: "Marta" } : empty),
      ),
    });

  test("before the game a person who sits down, moves or stands up is the seat's viewer at once", async () => {
    const { table, socket } = await sit({ viewer: "spectator", table: gathering() });
    expect(table.seat).toBeNull();
    socket.say({ type: "update", table: gathering("red") });
    expect(table.seat).toBe("red");
    socket.say({ type: "update", table: gathering("blue") });
    expect(table.seat).toBe("blue");
    socket.say({ type: "update", table: gathering() });
    expect(table).toMatchObject({ viewer: "spectator", seat: null });
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a player removed from a game comes back as whom the server says", async () => {
    const { table } = await sit({ sightings: OPENED, turn: TURN, options: OPTIONS });
    const chairs = [chair("red"), chair("blue", { stand_in: "removed" })];
    FakeSocket.all[0]?.say({ type: "update", table: viewWith({ chairs }) });
    const again = (await nextSocket()).accept();
    again.say(welcomeWith({ viewer: "spectator", table: viewWith({ chairs }) }));
    (await nextSocket()).accept().say(
      welcomeWith({
        viewer: "spectator",
        table: viewWith({ chairs }),
        sightings: seen(1, "game-opened"),
      }),
    );
    expect(table).toMatchObject({ seat: null, isMine: false, options: null });
    expect(table.seen).toHaveLength(1);
  });

  test("a player who has left for a while keeps their seat", async () => {
    const { table, socket } = await sit({ sightings: OPENED });
    socket.say({
      type: "update",
      table: viewWith({ chairs: [chair("blue", { stand_in: "left" })] }),
    });
    expect(table.seat).toBe("blue");
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("the host is the person that the table names", async () => {
    const { table, socket } = await sit();
    expect(table.isHost).toBe(true);
    socket.say({ type: "update", table: viewWith({ host: "leo" }) });
    expect(table.isHost).toBe(false);
  });
});

describe("talk", () => {
  test("stays in order, and deleted words come again without their text", async () => {
    const { table, socket } = await sit({
      talk: [words(2, { text: "two" }), words(1, { text: "one" })],
    });
    socket.say({ type: "talk", items: [words(3, { gesture: "frown" })] });
    socket.say({ type: "talk", items: [words(1, {})] });
    expect(table.talk.map(({ number, text }) => [number, text])).toEqual([
      [1, null],
      [2, "two"],
      [3, null],
    ]);
  });

  test("is all told anew on a new line, so that nothing deleted stays", async () => {
    const { table, socket } = await sit({
      talk: [words(1, { text: "one" }), words(2, { text: "two" })],
    });
    socket.hangUp();
    (await nextSocket())
      .accept()
      .say(welcomeWith({ talk: [words(1, {}), words(2, { text: "two" })] }));
    expect(table.talk.map(({ text }) => text)).toEqual([null, "two"]);
  });
});
