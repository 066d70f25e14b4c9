/** The connection comes back, resumes by number, and no request is carried out twice. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Refusal } from "../../src/wire/http";
import {
  Connection,
  socketUrl,
  newId,
  type ConnectionState,
  type Listener,
} from "../../src/wire/connection";
import type { ServerMessage, Welcome } from "../../src/wire/messages";
import { FakeSocket, nextSocket, useFakeSockets } from "../kit/fake_socket";
import { FakeTable } from "../panels/fake_table.svelte";

useFakeSockets();

class Ear implements Listener {
  after = 0;
  talkAfter = 0;
  run = "";
  readonly answers: ServerMessage[] = [];
  readonly connections: ConnectionState[] = [];
  beginsAgain: (() => void) | null = null;

  known() {
    return { after: this.after, talkAfter: this.talkAfter, run: this.run };
  }
  received(answer: ServerMessage) {
    this.answers.push(answer);
    const again = this.beginsAgain;
    this.beginsAgain = null;
    again?.();
  }
  changed(connection: ConnectionState) {
    this.connections.push(connection);
  }
}

let ear: Ear;
let connection: Connection;
let welcome: Welcome;

beforeEach(() => {
  ear = new Ear();
  connection = new Connection("ws://localhost/ws/tables/florian", ear);
  const table = new FakeTable().view;
  welcome = { type: "welcome", version: "2", viewer: "blue", person: "marta", table };
});
afterEach(() => connection.close());

/** The connection, open and greeted. */
async function greeted(): Promise<FakeSocket> {
  return (await nextSocket()).accept().say(welcome);
}

/** What becomes of a request: "waits", "done", or the code of the refusal. */
function fateOf(requested: Promise<void>): { now: string } {
  const fate = { now: "waits" };
  requested.then(
    () => (fate.now = "done"),
    (refusal: Refusal) => (fate.now = refusal.code),
  );
  return fate;
}

const soon = () => vi.advanceTimersByTimeAsync(0);

describe("coming and coming back", () => {
  test("says hello with what is known already", async () => {
    Object.assign(ear, { after: 41, talkAfter: 7, run: "r1" });
    const socket = (await nextSocket()).accept();
    expect(socket.url).toBe("ws://localhost/ws/tables/florian");
    expect(socket.sent).toEqual([
      { type: "hello", version: "2", after: 41, talk_after: 7, run: "r1" },
    ]);
    expect(ear.connections).toEqual([]);
    socket.say(welcome);
    expect(ear.connections).toEqual(["open"]);
    expect(ear.answers).toEqual([welcome]);
  });

  test("resumes after the last number, not at once but soon", async () => {
    (await greeted()).hangUp();
    expect(ear.connections).toEqual(["open", "lost"]);
    ear.after = 60;
    await vi.advanceTimersByTimeAsync(300);
    expect(FakeSocket.all).toHaveLength(1);
    const again = (await nextSocket(5_000)).accept();
    expect(again.sent[0]).toMatchObject({ type: "hello", after: 60 });
    again.say(welcome);
    expect(ear.connections).toEqual(["open", "lost", "open"]);
  });

  test("waits longer each time that it fails", async () => {
    const waits: number[] = [];
    for (let attempt = 0; attempt < 4; attempt += 1) {
      const from = Date.now();
      const socket = await nextSocket();
      waits.push(Date.now() - from);
      socket.hangUp();
    }
    const later = waits.slice(1);
    expect(later).toEqual([...later].sort((a, b) => a - b));
    expect(new Set(later).size).toBe(3);
  });

  test("can be hurried while it is lost, and only then", async () => {
    const socket = await greeted();
    connection.reconnect();
    await soon();
    expect(FakeSocket.all).toHaveLength(1);
    socket.hangUp();
    connection.reconnect();
    await soon();
    expect(FakeSocket.all).toHaveLength(2);
  });

  test("a listener that begins again is not open before the next welcome", async () => {
    const first = await nextSocket();
    ear.beginsAgain = () => connection.restart();
    first.accept().say(welcome);
    expect(ear.connections.at(-1)).toBe("lost");
    (await nextSocket()).accept().say(welcome);
    expect(ear.connections.at(-1)).toBe("open");
  });

  test("is not opened again when it was closed", async () => {
    await greeted();
    connection.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(ear.connections).toEqual(["open"]);
  });
});

describe("requests", () => {
  test("that were not answered when the server has gone back are given up", async () => {
    const socket = await greeted();
    const fate = fateOf(connection.request({ type: "stand-up" }));
    socket.hangUp();
    const again = (await nextSocket(5_000)).accept().say({ ...welcome, afresh: true });
    await soon();
    expect(fate.now).toBe("went-back");
    expect(again.requests).toEqual([]);
  });

  test("have ids of their own", async () => {
    const socket = await greeted();
    void connection.request({ type: "stand-up" });
    void connection.request({ type: "sit", seat: "red" });
    expect(socket.requests).toMatchObject([{ type: "stand-up" }, { type: "sit", seat: "red" }]);
    const ids = socket.requests.map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{24}$/);
    socket.say(...ids.map((id) => ({ type: "accepted", id }) as const));
  });

  test.each([
    ["accepted", (id: string): ServerMessage => ({ type: "accepted", id })],
    ["update", (id: string): ServerMessage => ({ type: "update", accepted: id })],
    ["talk", (id: string): ServerMessage => ({ type: "talk", items: [], accepted: id })],
  ])("are granted by %s", async (_, answer) => {
    const socket = await greeted();
    const fate = fateOf(connection.request({ type: "begin" }));
    socket.say({ type: "update" }, answer("somebody-else"));
    await soon();
    expect(fate.now).toBe("waits");
    socket.say(answer(socket.requests[0]?.id ?? ""));
    await soon();
    expect(fate.now).toBe("done");
  });

  test("that are denied are refused with code and parameters", async () => {
    const socket = await greeted();
    const requested = connection.request({ type: "begin" });
    const id = socket.requests[0]?.id ?? "";
    socket.say({ type: "rejected", id, code: "not-ready", params: { seats: ["red"] } });
    await expect(requested).rejects.toMatchObject({
      code: "not-ready",
      params: { seats: ["red"] },
    });
    socket.say({ type: "rejected", id: null, code: "unreadable" }); // nobody's, and the line stays
    expect(ear.connections).toEqual(["open"]);
  });

  test("wait for the welcome", async () => {
    const socket = (await nextSocket()).accept();
    const fate = fateOf(connection.request({ type: "begin" }));
    expect(socket.requests).toEqual([]);
    socket.say(welcome);
    expect(socket.requests).toHaveLength(1);
    expect(fate.now).toBe("waits");
  });

  test("that were not answered are sent again with the same id, the others are not", async () => {
    const socket = await greeted();
    const [done, open] = [
      fateOf(connection.request({ type: "stand-up" })),
      fateOf(connection.request({ type: "begin" })),
    ];
    const [first, second] = socket.requests;
    socket.say({ type: "update", accepted: first?.id ?? "" });
    socket.hangUp();
    const again = await greeted();
    expect(again.requests).toEqual([second]);
    again.say({ type: "accepted", id: second?.id ?? "" });
    await soon();
    expect([done.now, open.now]).toEqual(["done", "done"]);
    again.hangUp();
    expect((await greeted()).requests).toEqual([]);
  });

  test("that could not be stored are sent again automatically", async () => {
    const socket = await greeted();
    const fate = fateOf(connection.request({ type: "begin" }));
    const id = socket.requests[0]?.id ?? "";
    socket.say({ type: "rejected", id, code: "try-again" });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(socket.requests.map((one) => one.id)).toEqual([id, id]);
    expect(fate.now).toBe("waits");
    socket.say({ type: "update", accepted: id });
    await soon();
    expect(fate.now).toBe("done");
  });

  test("that could not be stored are not sent twice where the line broke meanwhile", async () => {
    const socket = await greeted();
    void connection.request({ type: "begin" });
    socket.say({ type: "rejected", id: socket.requests[0]?.id ?? "", code: "try-again" });
    socket.hangUp();
    await vi.advanceTimersByTimeAsync(1_500); // the second attempt is due while nobody is there
    const again = FakeSocket.all[1] ?? (await nextSocket());
    again.accept().say(welcome);
    expect(again.requests).toEqual(socket.requests);
    again.say({ type: "accepted", id: again.requests[0]?.id ?? "" });
  });

  test("fail when the line is closed, and afterwards", async () => {
    await greeted();
    const before = fateOf(connection.request({ type: "begin" }));
    connection.close();
    const after = fateOf(connection.request({ type: "begin" }));
    await soon();
    expect([before.now, after.now]).toEqual(["no-connection", "no-connection"]);
  });
});

describe("ends", () => {
  test("another version is outdated, and does not come back", async () => {
    const socket = (await nextSocket()).accept();
    socket.say(
      { type: "reload", version: "3" },
      { type: "rejected", id: null, code: "out-of-date" },
    );
    socket.hangUp(1008);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ear.connections).toEqual(["outdated"]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("who is not let in is told why, and does not come back", async () => {
    const denied = { type: "rejected", id: null, code: "no-such-table" } as const;
    const socket = (await nextSocket()).accept().say(denied);
    socket.hangUp(1008);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ear.connections).toEqual(["denied"]);
    expect(ear.answers).toEqual([denied]);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("a server that can't read its store now is asked again later", async () => {
    const socket = (await nextSocket()).accept();
    socket.say({ type: "rejected", id: null, code: "try-again" }).hangUp(1013);
    expect(ear.connections).toEqual(["lost"]);
    await greeted();
    expect(ear.connections.at(-1)).toBe("open");
  });

  test("a goodbye is followed by coming back", async () => {
    (await greeted()).say({ type: "goodbye", why: "shutdown", after: 700 }).hangUp(1000);
    await greeted();
    expect(ear.connections).toEqual(["open", "lost", "open"]);
  });

  test("a goodbye says when to come back, and nobody waits longer", async () => {
    (await greeted()).say({ type: "goodbye", why: "moved", after: 50 }).hangUp(1000);
    expect(FakeSocket.all).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(60);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

describe("a dead line", () => {
  test("is tried when it has been quiet for long, and stays where it answers", async () => {
    const socket = await greeted();
    await vi.advanceTimersByTimeAsync(28_000);
    expect(socket.sent.at(-1)).toEqual({ type: "ping" });
    socket.say({ type: "pong" });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(1);
    expect(ear.connections).toEqual(["open"]);
  });

  test("is not tried while there is talk", async () => {
    const socket = await greeted();
    for (let second = 0; second < 60; second += 10) {
      await vi.advanceTimersByTimeAsync(10_000);
      socket.say({ type: "talk", items: [] });
    }
    expect(socket.sent).toHaveLength(1);
  });

  test("is given up where nobody answers, and opened anew", async () => {
    const socket = await greeted();
    await vi.advanceTimersByTimeAsync(42_000);
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    expect(ear.connections).toEqual(["open", "lost"]);
    FakeSocket.all.at(-1)?.accept().say(welcome);
    expect(ear.connections.at(-1)).toBe("open");
  });

  test("is given up where no welcome comes", async () => {
    (await nextSocket()).accept();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(FakeSocket.all).toHaveLength(2);
  });
});

test("ids are random", () => {
  expect(new Set(Array.from({ length: 500 }, newId)).size).toBe(500);
});

test.each([
  ["http:", "ws://venice.example/ws/lobby"],
  ["https:", "wss://venice.example/ws/lobby"],
])("a page over %s has a line to %s", (protocol, address) => {
  vi.stubGlobal("location", { protocol, host: "venice.example" });
  expect(socketUrl("/ws/lobby")).toBe(address);
});
