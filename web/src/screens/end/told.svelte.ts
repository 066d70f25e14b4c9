/** How a game ended: asked for once for each finished game. */
import { useTable } from "../../state/table.svelte";
import { ask, Refusal } from "../../wire/http";
import type { Story, ToldEnding } from "../../wire/messages";
import * as routes from "../../wire/routes";

let stories = $state.raw<Readonly<Record<string, Story | "unknown">>>({});
const asked = new Set<string>();

export interface Told {
  /** The last ending; null until it comes, or where it can't be told. */
  readonly ending: ToldEnding | null;
  /** Whether the server can't tell it. */
  readonly isUnknown: boolean;
}

/** The story of the table that is on the screen. */
export function toldEnding(): Told {
  const table = useTable();
  $effect(() => {
    if (table.view?.status === "over") void load(table.id);
  });
  const story = $derived(stories[table.id] ?? null);
  return {
    get ending() {
      return story === null || story === "unknown" ? null : (story.endings.at(-1) ?? null);
    },
    get isUnknown() {
      return story === "unknown";
    },
  };
}

async function load(table: string): Promise<void> {
  if (asked.has(table)) return;
  asked.add(table);
  try {
    const story = await ask<Story>("GET", routes.story(table));
    stories = { ...stories, [table]: story };
  } catch (error) {
    asked.delete(table);
    if (!(error instanceof Refusal)) throw error;
    stories = { ...stories, [table]: "unknown" };
  }
}
