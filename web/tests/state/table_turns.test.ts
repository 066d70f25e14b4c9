/** Whose turn it is at a table, what they may do, and how much time they have. */
import { describe, expect, test, vi } from "vitest";
import { gameNamed } from "../../src/games";
import { waitedFor } from "../../src/state/table.svelte";
import { nextSocket } from "../kit/fake_socket";
import { viewWith, welcomeWith } from "../kit/live_table";
import { chair } from "../panels/fake_table.svelte";
import { OPENED, OPTIONS, TURN, useLiveTables } from "./live_tables";

const sit = useLiveTables();

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
