/** A table whose connection is lost: how it comes back, and the requests that it keeps until then. */
import { describe, expect, test } from "vitest";
import { boardAt } from "../../src/games/board/position";
import { nextSocket } from "../kit/fake_socket";
import { welcomeWith } from "../kit/live_table";
import { words } from "../panels/fake_table.svelte";
import { OPENED, OPTIONS, TURN, seen, useLiveTables } from "./live_tables";

const sit = useLiveTables();

describe("coming back", () => {
  test("as the same viewer goes on after the last number", async () => {
    const { table, socket } = await sit({ sightings: OPENED });
    socket.hangUp();
    expect(table.connection).toBe("lost");
    const again = (await nextSocket()).accept();
    expect(again.sent[0]).toMatchObject({ type: "hello", after: 3, talk_after: 0 });
    again.say(welcomeWith({ sightings: seen(3, "turn-began", "phantom-shaken") }));
    expect(table.seen.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(boardAt(table).balls).toHaveLength(3);
  });

  test("as another viewer begins anew, since numbers belong to a viewer", async () => {
    const { table, socket } = await sit({ sightings: OPENED, talk: [words(1, { text: "Ciao" })] });
    expect(boardAt(table).hand).not.toBeNull();
    socket.hangUp();
    (await nextSocket()).accept().say(welcomeWith({ viewer: "spectator" }));
    expect(table).toMatchObject({ viewer: "spectator", seat: null, seen: [] });
    expect(boardAt(table).hand).toBeNull();
    const last = (await nextSocket()).accept();
    expect(last.sent[0]).toMatchObject({ type: "hello", after: 0 });
    last.say(
      welcomeWith({
        viewer: "spectator",
        sightings: seen(1, "game-opened", "hands-dealt-face-down"),
      }),
    );
    expect(table.seen).toHaveLength(2);
    expect(boardAt(table).hand).toBeNull();
  });

  test("to a server that has gone back begins anew with what it sends", async () => {
    const { table, socket } = await sit({ sightings: OPENED, run: "first" });
    socket.say({ type: "update", run: "second" });
    socket.say({ type: "update", sightings: seen(4, "phantom-shaken") });
    socket.hangUp();
    const again = (await nextSocket()).accept();
    expect(again.sent[0]).toMatchObject({ after: 4, run: "second" });
    again.say(welcomeWith({ sightings: seen(1, "game-opened"), run: "third", afresh: true }));
    expect(table.seen.map(({ number }) => number)).toEqual([1]);
    expect(boardAt(table).hand).toBeNull();
    expect(table.wentBack).toBe(1);
    again.hangUp();
    expect((await nextSocket()).accept().sent[0]).toMatchObject({ after: 1, run: "third" });
  });

  test("as another viewer whose numbers are smaller is nobody's going back", async () => {
    const { table, socket } = await sit({ sightings: OPENED });
    socket.hangUp();
    const sightings = seen(1, "game-opened");
    const welcome = welcomeWith({ viewer: "spectator", sightings, afresh: true });
    (await nextSocket()).accept().say(welcome);
    expect(table).toMatchObject({ viewer: "spectator", wentBack: 0 });
    expect(table.seen).toHaveLength(1);
  });

  test("forgets turn and options where the welcome has none", async () => {
    const { table, socket } = await sit({ sightings: OPENED, turn: TURN, options: OPTIONS });
    socket.hangUp();
    (await nextSocket()).accept().say(welcomeWith());
    expect(table).toMatchObject({ turn: null, options: null, isMine: false });
  });
});

describe("requests without a connection", () => {
  const step = { type: "shake-phantom" } as const;

  test("are kept, whether they were sent before it was lost or not, and settled when it is back", async () => {
    const { table, socket } = await sit({ turn: TURN, options: OPTIONS });
    const before = table.act(step);
    expect(table.unsent.kept).toEqual([]);
    socket.hangUp();
    const after = table.request({ type: "say", text: "Ciao" });
    expect(table.unsent.kept.map(({ wanted }) => wanted.type)).toEqual(["act", "say"]);
    const again = (await nextSocket()).accept().say(welcomeWith({ turn: TURN, options: OPTIONS }));
    const [first, second] = again.requests.map(({ id }) => id);
    again.say({ type: "accepted", id: first ?? "" });
    await before;
    expect(table.unsent.settled).toMatchObject({ wanted: { type: "act" }, isAccepted: true });
    again.say({ type: "rejected", id: second ?? "", code: "muted" });
    await expect(after).rejects.toMatchObject({ code: "muted" });
    expect(table.unsent.settled).toMatchObject({ wanted: { type: "say" }, isAccepted: false });
    expect(table).toMatchObject({ busy: false, unsent: { kept: [] } });
  });

  test("that were answered in time are never said to be kept", async () => {
    const { table, socket } = await sit({ turn: TURN, options: OPTIONS });
    const acted = table.act(step);
    socket.say({ type: "accepted", id: socket.requests[0]?.id ?? "" });
    await acted;
    socket.hangUp();
    expect(table.unsent).toMatchObject({ kept: [], settled: null });
  });
});
