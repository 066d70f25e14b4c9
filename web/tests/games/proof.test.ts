/** The proof of fair dealing against the recorded games of every table, and against forged ones. */
import { describe, expect, it } from "vitest";
import { prove } from "../../src/games/proof/check";
import { readRecord, type GameFile } from "../../src/games/proof/record";
import { fileOf, GAMES } from "../kit/records";

const tables = GAMES;
const recorded = (table: string) => readRecord(fileOf(table));

describe("recorded games", () => {
  it.each(tables)("%s is proved", (table) => {
    const file = recorded(table);
    const proof = prove(file, file.commitment);
    expect(proof?.checked.filter(({ holds }) => !holds)).toEqual([]);
    expect(proof?.holds).toBe(true);
    expect(proof?.draws).toBeGreaterThan(1);
  });
});

/** The file with each event changed by `change`. */
function forged(file: GameFile, change: (event: GameFile["events"][number]) => object): GameFile {
  return { ...file, events: file.events.map((event) => change(event) as typeof event) };
}

describe("forged games", () => {
  const board = recorded(tables.find((one) => one.startsWith("board-4")) ?? "");
  const card = recorded(tables.find((one) => one.startsWith("card-3")) ?? "");

  it("another commitment was published", () => {
    expect(prove(board, "00".repeat(32))?.holds).toBe(false);
  });

  it("two hands were exchanged after the deal", () => {
    const file = forged(board, (event) => {
      if (event.type !== "hands-dealt") return event;
      const [one, two, ...rest] = event.hands as readonly object[] as readonly { seat: string }[];
      if (one === undefined || two === undefined) return event;
      return { ...event, hands: [{ ...two, seat: one.seat }, { ...one, seat: two.seat }, ...rest] };
    });
    const proof = prove(file, file.commitment);
    expect(proof?.checked.filter(({ holds }) => !holds).map(({ what }) => what)).toEqual(["deal"]);
  });

  it("the Phantom showed other balls", () => {
    const file = forged(board, (event) =>
      event.type === "phantom-shaken" ? { ...event, balls: ["rival", "rival", "rival"] } : event,
    );
    expect(prove(file, file.commitment)?.holds).toBe(false);
  });

  it("the Ambassador's stack was not turned from its top", () => {
    let isFirst = true;
    const file = forged(card, (event) => {
      if (event.type !== "location-played" || event.visitor !== "ambassador" || !isFirst)
        return event;
      isFirst = false;
      return { ...event, location: event.location === "rialto" ? "arsenale" : "rialto" };
    });
    expect(prove(file, file.commitment)?.holds).toBe(false);
  });

  it("a game that was not finished proves nothing", () => {
    expect(prove({ ...board, proof: null }, board.commitment)).toBeNull();
  });
});
