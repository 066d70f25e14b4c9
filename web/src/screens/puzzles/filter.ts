/** Which puzzles are wanted: as the address says it, and as the server is asked. */
import { ask } from "../../wire/http";
import type { PuzzleList } from "../../wire/messages";
import * as routes from "../../wire/routes";
import { solved } from "./solved.svelte";

export const FIELDS = ["kind", "game", "grade"] as const;
export type Field = (typeof FIELDS)[number];
export type Filter = Readonly<Partial<Record<Field, string>>>;

export function filterIn(query: URLSearchParams): Filter {
  const found = FIELDS.map((field) => [field, query.get(field)] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== null));
}

/** The same as the end of an address: "?kind=who", or nothing. */
export function queryOf(filter: Filter, more: Readonly<Record<string, string>> = {}): string {
  const query = new URLSearchParams({ ...filter, ...more }).toString();
  return query === "" ? "" : `?${query}`;
}

export function listed(filter: Filter, after = 0): Promise<PuzzleList> {
  return ask<PuzzleList>("GET", routes.puzzles + queryOf(filter, { after: String(after) }));
}

/** The next puzzle after this one that was not solved here yet; else the first such, or none. */
export async function nextAfter(puzzle: number, filter: Filter): Promise<number | null> {
  for (const start of [puzzle, 0]) {
    let after = start;
    for (;;) {
      const { puzzles } = await listed(filter, after);
      const open = puzzles.find(({ id }) => id !== puzzle && !solved.has(id));
      if (open !== undefined) return open.id;
      const last = puzzles.at(-1);
      if (last === undefined) break;
      after = last.id;
    }
  }
  return null;
}
