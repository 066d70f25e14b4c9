/** A finished game is wound forward and back, and looked at through anybody's eyes. */
import { describe, expect, test } from "vitest";
import { gameNamed } from "../../../src/games";
import { ReplayTable, type Eyes } from "../../../src/screens/replay/replay_table.svelte";
import { endOf, GAMES, listingOf, nameOf, replayOf, seatsOf } from "../../kit/records";

const BOARD = GAMES.find((game) => game.startsWith("board-5")) ?? "";
const CARD = GAMES.find((game) => game.startsWith("card-4") && game.includes("first-to-3")) ?? "";
const tableOf = (game: string, eyes: Eyes) =>
  new ReplayTable(listingOf(game), replayOf(game, eyes), gameNamed(nameOf(game)));

describe.each([BOARD, CARD])("%s", (game) => {
  const eyes: readonly Eyes[] = ["all", "spectator", ...seatsOf(game)];

  test("begins with nothing, and ends where the game ended", () => {
    const table = tableOf(game, "spectator");
    expect(table).toMatchObject({ at: 0, seen: [], latest: [], seat: null });
    table.goTo(table.length);
    expect(table.position).toEqual(endOf(game, "spectator"));
    expect(table.seen).toHaveLength(table.length);
  });

  test("back is the same as never having gone there", () => {
    const table = tableOf(game, "all");
    const middle = Math.floor(table.length / 2);
    table.goTo(middle);
    const then = { position: table.position, turn: table.turn };
    table.goTo(table.length);
    table.goTo(middle);
    expect({ position: table.position, turn: table.turn }).toEqual(then);
  });

  test("a step is played, a jump is not", () => {
    const table = tableOf(game, "all");
    table.goTo(1);
    expect(table.latest).toEqual(table.all.slice(0, 1));
    table.goTo(5);
    expect(table.latest).toEqual([]);
    table.goTo(4);
    expect(table.latest).toEqual([]);
  });

  test("it can't be wound beyond its ends", () => {
    const table = tableOf(game, "all");
    table.goTo(-3);
    expect(table.at).toBe(0);
    table.goTo(1_000_000);
    expect(table.at).toBe(table.length);
  });

  test.each(eyes)("through the eyes of %s, at about the same moment", (other) => {
    const table = tableOf(game, "all");
    table.goTo(Math.floor(table.length / 2));
    table.lookThrough(replayOf(game, other));
    expect(table.viewer).toBe(other);
    expect(table.seat).toBe(other === "all" || other === "spectator" ? null : other);
    expect(Math.abs(table.at / table.length - 0.5)).toBeLessThan(0.05);
    const { hand } = table.position;
    expect(hand?.seat ?? null).toBe(table.seat === "ambassador" ? null : table.seat);
  });

  test("all eyes see all hands, a spectator none before the end", () => {
    const table = tableOf(game, "all");
    const hands = () => table.position.hands;
    table.goTo(Math.floor(table.length / 3));
    expect(hands()).toHaveLength(4);
    table.lookThrough(replayOf(game, "spectator"));
    table.goTo(10);
    expect(hands()).toEqual([]);
  });

  test("it says whom the game waited for, at every moment", () => {
    const table = tableOf(game, "all");
    for (let at = 1; at < table.length; at += 1) {
      table.goTo(at);
      for (const seat of table.turn.to_act)
        expect(table.view.settings.seats.concat("ambassador")).toContain(seat);
    }
  });
});

test("nothing can be done in a replay", async () => {
  const table = tableOf(CARD, "all");
  await expect(table.act()).rejects.toMatchObject({ code: "not-playing" });
  await expect(table.request()).rejects.toMatchObject({ code: "not-playing" });
  expect(table).toMatchObject({
    isMine: false,
    options: null,
    talk: [],
    isHost: false,
    busy: false,
  });
  expect(table.clock()).toBeNull();
  expect(table.nameOf("red")).toBe("Leo");
});

test.each(GAMES.filter((game) => /random-prevented|single/.test(game)))(
  "%s can be wound to its end",
  (game) => {
    const table = tableOf(game, "all");
    table.goTo(table.length);
    expect(table.position.outcome).toEqual(replayOf(game, "all").outcome);
  },
);
