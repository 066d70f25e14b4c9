/** The proof of fair dealing against the recorded games of every table, and against forged ones. */
import { describe, expect, it } from "vitest";
import { prove, type Knowledge, type Proof } from "../../src/games/proof/check";
import { readRecord, type GameFile } from "../../src/games/proof/record";
import { areOf } from "../../src/games/proof/seen";
import type { Viewer } from "../../src/wire/messages";
import { fileOf, GAMES, seatsOf, sightingsOf } from "../kit/records";

const tables = GAMES;
const recorded = (table: string) => readRecord(fileOf(table));

/** What an honest server's spectator knows, who saw the seal before the game. */
function knownOf(file: GameFile, more: Partial<Knowledge> = {}): Knowledge {
  const witnessed = { commitment: file.commitment, entropy: null };
  return { published: file.commitment, witnessed, viewer: "all", seen: [], ...more };
}

const wrong = (proof: Proof | null) =>
  proof?.checked.filter(({ holds }) => holds === false).map(({ what }) => what);

describe("recorded games", () => {
  it.each(tables)("%s is proved", (table) => {
    const file = recorded(table);
    const proof = prove(file, knownOf(file));
    expect(wrong(proof)).toEqual([]);
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
    const known = knownOf(board, { published: "00".repeat(32) });
    expect(wrong(prove(board, known))).toEqual(["commitment"]);
  });

  it("two hands were exchanged after the deal", () => {
    const file = forged(board, (event) => {
      if (event.type !== "hands-dealt") return event;
      const [one, two, ...rest] = event.hands as readonly object[] as readonly { seat: string }[];
      if (one === undefined || two === undefined) return event;
      return { ...event, hands: [{ ...two, seat: one.seat }, { ...one, seat: two.seat }, ...rest] };
    });
    const proof = prove(file, knownOf(file));
    expect(wrong(proof)).toEqual(["deal"]);
  });

  it("the Phantom showed other balls", () => {
    const file = forged(board, (event) =>
      event.type === "phantom-shaken" ? { ...event, balls: ["rival", "rival", "rival"] } : event,
    );
    expect(prove(file, knownOf(file))?.holds).toBe(false);
  });

  it("the Ambassador's stack was not turned from its top", () => {
    let isFirst = true;
    const file = forged(card, (event) => {
      if (event.type !== "location-played" || event.visitor !== "ambassador" || !isFirst)
        return event;
      isFirst = false;
      return { ...event, location: event.location === "rialto" ? "arsenale" : "rialto" };
    });
    expect(prove(file, knownOf(file))?.holds).toBe(false);
  });

  it("a game that was not finished proves nothing", () => {
    expect(prove({ ...board, proof: null }, knownOf(board))).toBeNull();
  });
});

describe("what this browser kept from before the game", () => {
  const file = recorded(tables.find((one) => one.startsWith("board-4")) ?? "");
  const seat = Object.keys(file.entropy)[0] as Viewer;
  const given = file.entropy[seat] ?? "";
  const seen = sightingsOf(tables.find((one) => one.startsWith("board-4")) ?? "", seat).map(
    ({ sighting }) => sighting,
  );
  const witnessed = { commitment: file.commitment, entropy: given };

  it("is all in an honest record", () => {
    const proof = prove(file, knownOf(file, { viewer: seat, witnessed, seen }));
    expect(proof).toMatchObject({ holds: true, isBound: true });
  });

  it("shows that another seal was published before than after", () => {
    const first = { ...witnessed, commitment: "00".repeat(32) };
    const proof = prove(file, knownOf(file, { viewer: seat, witnessed: first, seen }));
    expect(wrong(proof)).toEqual(["kept"]);
  });

  it("shows that my bytes were left out, or exchanged", () => {
    const other = { ...witnessed, entropy: "c0ffee" };
    expect(wrong(prove(file, knownOf(file, { viewer: seat, witnessed: other, seen })))).toEqual([
      "given",
    ]);
  });

  it("shows that the record tells of another game than I saw", () => {
    for (const told of [seen.slice(1), [...seen, ...seen.slice(-1)], [...seen].reverse()])
      expect(wrong(prove(file, knownOf(file, { viewer: seat, witnessed, seen: told })))).toEqual([
        "seen",
      ]);
  });

  it("may be nothing, which proves less", () => {
    const nothing = { commitment: null, entropy: null };
    const proof = prove(file, knownOf(file, { viewer: seat, witnessed: nothing, seen }));
    expect(proof).toMatchObject({ holds: true, isBound: false });
    expect(proof?.checked.filter(({ holds }) => holds === null).map(({ what }) => what)).toEqual([
      "kept",
      "given",
    ]);
  });
});

describe("what each viewer saw", () => {
  it.each(tables)("of %s is what its record says", (table) => {
    const { events } = recorded(table);
    for (const viewer of [...seatsOf(table), "spectator"] as const) {
      const seen = sightingsOf(table, viewer).map(({ sighting }) => sighting);
      expect(areOf(seen, events), viewer).toBe(true);
      const changed = seen.map((one, at) => (at === 1 ? { ...one, type: "other" } : one));
      expect(areOf(changed, events)).toBe(false);
    }
  });
});
