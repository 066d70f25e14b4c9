/** Who could have known what, and when: asked for once for each finished game. */
import { useTable } from "../../state/table.svelte";
import { ask, Refusal } from "../../wire/http";
import type { Knowledge } from "../../wire/messages";
import * as routes from "../../wire/routes";

let known = $state.raw<Readonly<Record<string, Knowledge>>>({});
const asked = new Set<string>();

/** The knowledge of the table that is on the screen; null until it comes. */
export function knowledge(): { readonly all: Knowledge | null } {
  const table = useTable();
  $effect(() => {
    if (table.view?.status === "over") void load(table.id);
  });
  return {
    get all() {
      return known[table.id] ?? null;
    },
  };
}

async function load(table: string): Promise<void> {
  if (asked.has(table)) return;
  asked.add(table);
  try {
    const all = await ask<Knowledge>("GET", routes.knowledge(table));
    known = { ...known, [table]: all };
  } catch (error) {
    asked.delete(table);
    if (!(error instanceof Refusal)) throw error;
  }
}
