/** A table takes in all that the server says, and is the one place where it is kept. */
import { gameNamed } from "../../src/games";
import { boardAt } from "../../src/games/board/position";
import { cardAt } from "../../src/games/card/position";
import { afterEach, describe, expect, test, vi } from "vitest";
import { waitedFor, type LiveTable } from "../../src/state/table.svelte";
import { LiveLobby } from "../../src/state/lobby.svelte";
import type { ServerMessage, Seen } from "../../src/wire/messages";
import { BOARD } from "../fold/sightings";
import { FakeSocket, nextSocket, useFakeSockets } from "../kit/fake_socket";
import { viewWith, welcomed, welcomeWith, type AtTable } from "../kit/live_table";
import { chair, words } from "../panels/fake_table.svelte";

useFakeSockets();

const open: LiveTable[] = [];
afterEach(() => open.splice(0).forEach((table) => table.close()));

async function sit(...given: Parameters<typeof welcomed>): Promise<AtTable> {
  const at = await welcomed(...given);
  open.push(at.table);
  return at;
}

/** Sightings with numbers from this one on. */
function seen(first: number, ...kinds: readonly (keyof typeof BOARD)[]): readonly Seen[] {
  return kinds.map((kind, at) => ({ number: first + at, sighting: BOARD[kind] }));
}

const OPENED = seen(1, "game-opened", "hand-dealt", "turn-began");
const TURN = {
  decision: 17,
  to_act: ["blue"],
  running: ["blue"],
  clocks: { blue: 60_000 },
} as const;
const OPTIONS = {
  decision: 17,
  commands: [{ type: "shake-phantom" }],
  note: false,
  passable: null,
  ahead: [],
} as const;

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

describe("passing", () => {
  const MINE = { ...OPTIONS, passable: "shake-phantom" } as const;

  test("the server says in which decisions it passes for me", async () => {
    const { table, socket } = await sit({ turn: TURN, options: MINE, passing: ["end-turn"] });
    expect(table).toMatchObject({ passing: ["end-turn"], isMine: true, isPassing: false });
    socket.say({ type: "update", passing: ["end-turn", "shake-phantom"] });
    expect(table).toMatchObject({ isPassing: true, options: MINE });
    socket.say({ type: "update", passing: [] });
    expect(table).toMatchObject({ passing: [], isPassing: false });
  });

  test("a welcome without it means none", async () => {
    const { table, socket } = await sit({ turn: TURN, options: MINE, passing: ["shake-phantom"] });
    socket.hangUp();
    (await nextSocket()).accept().say(welcomeWith());
    expect(table.passing).toEqual([]);
  });

  test("a switch is a request of its own", async () => {
    const { table, socket } = await sit({ turn: TURN, options: MINE });
    socket.isGranting = true;
    await table.setPassing("shake-phantom", true);
    expect(socket.requests.at(-1)).toMatchObject({
      type: "set-passing",
      kind: "shake-phantom",
      passes: true,
    });
  });
});

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

describe("clocks", () => {
  test("run down for those who are waited for, and never below nothing", async () => {
    const clocks = { red: 30_000, blue: 60_000 };
    const { table } = await sit({ sightings: OPENED, turn: { ...TURN, clocks } });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(table.clock("red")).toBe(30_000);
    expect(table.clock("blue")).toBe(55_000);
    expect(table.clock("green")).toBeNull();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(table.clock("blue")).toBe(0);
  });

  test("stand still while the game is paused", async () => {
    const { table } = await sit({ turn: TURN, table: viewWith({ status: "paused" }) });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(table.clock("blue")).toBe(60_000);
  });

  test("stand still where a bot plays, though the game waits for it", async () => {
    const chairs = [
      chair("red", { stand_in: "time" }),
      chair("blue", { person: null, name: null, bot: "clerk" }),
    ];
    const turn = { ...TURN, running: ["red", "blue"], clocks: { red: 0, blue: 60_000 } } as const;
    const { table } = await sit({ turn, table: viewWith({ chairs }) });
    await vi.advanceTimersByTimeAsync(5_000);
    expect([table.clock("red"), table.clock("blue")]).toEqual([0, 60_000]);
    expect(table.isMine).toBe(false);
  });

  test("go on from what the last message said", async () => {
    const { table, socket } = await sit({ turn: TURN });
    await vi.advanceTimersByTimeAsync(10_000);
    socket.say({ type: "update", turn: { ...TURN, clocks: { blue: 58_000 } } });
    expect(table.clock("blue")).toBe(58_000);
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

describe("what may be done", () => {
  test("an act names the decision that it answers", async () => {
    const { table, socket } = await sit({ turn: TURN, options: OPTIONS });
    const acted = table.act({ type: "shake-phantom" });
    const [request] = socket.requests;
    expect(request).toMatchObject({
      type: "act",
      decision: 17,
      command: { type: "shake-phantom" },
    });
    socket.say({
      type: "update",
      accepted: request?.id ?? "",
      turn: { ...TURN, decision: 18, to_act: [], running: [] },
    });
    await acted;
    expect(table).toMatchObject({ options: null, isMine: false, busy: false });
  });

  test("a message without a turn leaves everything as it was", async () => {
    const { table, socket } = await sit({ turn: TURN, options: OPTIONS });
    socket.say({ type: "update", table: viewWith({ muted: ["leo"] }) });
    expect(table).toMatchObject({ turn: TURN, options: OPTIONS, isMine: true });
  });

  test("who may only interject is not waited for", async () => {
    const turn = { ...TURN, to_act: ["red", "blue"], running: ["red"] } as const;
    const { table } = await sit({ turn, options: OPTIONS });
    expect(table.isMine).toBe(false);
    expect(waitedFor(table)).toEqual(["red"]);
    const game = gameNamed("board");
    expect(waitedFor({ turn, game, view: viewWith({ status: "paused" }) })).toEqual([]);
    expect(waitedFor({ turn: null, game, view: viewWith() })).toEqual([]);
  });

  test("in the card game all who must choose are waited for", () => {
    const view = viewWith({ settings: { ...viewWith().settings, game: "card" } });
    expect(
      waitedFor({ turn: { ...TURN, to_act: ["red", "blue"] }, game: gameNamed("card"), view }),
    ).toEqual(["red", "blue"]);
  });
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
