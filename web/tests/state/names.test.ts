/** Names of bots: each once, never a person's, and always the same at the same table. */
import { describe, expect, test } from "vitest";
import { namesAt, tableName } from "../../src/state/names";
import type { ChairView, Seat } from "../../src/wire/messages";
import { chair } from "../panels/fake_table.svelte";

const SEATS: readonly Seat[] = ["red", "blue", "green", "yellow", "ambassador"];
const TABLES = Array.from({ length: 300 }, (_, at) => `table-${at}`);
const bot = (seat: Seat): ChairView => chair(seat, { person: null, name: null, bot: "clerk" });
const empty = (seat: Seat): ChairView => chair(seat, { person: null, name: null });

describe.each([0, 1, 2])("with %s people", (people) => {
  /** At each table people have the names that the bots would have had. */
  test.each(TABLES.slice(0, 40))("no name is given twice at %s", (table) => {
    const first = Object.values(namesAt(table, SEATS.map(bot)));
    const chairs = SEATS.map((seat, at) =>
      at < people ? chair(seat, { name: first[at + 1] ?? "" }) : bot(seat),
    );
    const names = SEATS.map((seat) => namesAt(table, chairs)[seat]);
    expect(names.slice(0, people)).toEqual(first.slice(1, people + 1));
    expect(new Set(names).size).toBe(5);
    expect(names).not.toContain(undefined);
  });
});

test("names stay, whatever else happens at the table", () => {
  const chairs = [chair("red"), bot("blue"), bot("green")];
  const later = [chair("red", { present: false, stand_in: "time" }), bot("blue"), bot("green")];
  expect(namesAt("florian", later)).toEqual(namesAt("florian", chairs));
});

test("a player whose bot plays keeps their name, and an empty chair has none", () => {
  expect(
    namesAt("florian", [chair("blue", { bot: "clerk", stand_in: "left" }), empty("red")]),
  ).toEqual({
    blue: "Marta",
  });
});

test("tables have names of their own, and not only a few", () => {
  expect(tableName("florian")).toBe(tableName("florian"));
  expect(new Set(TABLES.map(tableName)).size).toBeGreaterThan(25);
  expect(new Set(TABLES.map((table) => namesAt(table, [bot("red")]).red)).size).toBeGreaterThan(12);
});
