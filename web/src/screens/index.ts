/** The screens that are fetched when somebody goes there, with the texts that they say. */
import type { Component } from "svelte";
import { fetchNow } from "../kit/later.svelte";
import type { Route } from "../state/route.svelte";
import { GAME_NAMES } from "../wire/values";

type Fetched = Promise<{ default: Component }>;

const REVIEW = ["review", "ending", "setup", ...GAME_NAMES] as const;
const PUZZLE = ["solo", "reading", "setup", ...GAME_NAMES] as const;

const LATER: Partial<Record<Route["screen"], () => Fetched>> = {
  table: () => fetchNow(() => import("./table/TableScreen.svelte")),
  replay: () => fetchNow(() => import("./replay/Replay.svelte"), "ending", "setup"),
  review: () => fetchNow(() => import("./review/ReviewScreen.svelte"), ...REVIEW),
  shared: () => fetchNow(() => import("./review/SharedScreen.svelte"), ...REVIEW),
  new: () => fetchNow(() => import("./setup/NewTable.svelte"), "setup"),
  watch: () => fetchNow(() => import("./home/Watch.svelte")),
  join: () => fetchNow(() => import("./home/Join.svelte")),
  link: () => fetchNow(() => import("./home/ComeIn.svelte")),
  settings: () => fetchNow(() => import("./settings/Settings.svelte"), "setup"),
  me: () => fetchNow(() => import("./settings/Me.svelte"), "setup"),
  rules: () => fetchNow(() => import("./rules/RulesScreen.svelte"), "reading"),
  aid: () => fetchNow(() => import("./rules/AidScreen.svelte"), "reading"),
  learn: () => fetchNow(() => import("./lesson/Learn.svelte"), "lessons"),
  puzzles: () => fetchNow(() => import("./puzzles/Puzzles.svelte"), "solo", "reading"),
  puzzle: () => fetchNow(() => import("./puzzles/PuzzleScreen.svelte"), ...PUZZLE),
  "puzzle-sheet": () => fetchNow(() => import("./puzzles/PuzzleSheet.svelte"), ...PUZZLE),
  companion: () => fetchNow(() => import("./companion/Companion.svelte"), "solo", ...GAME_NAMES),
};

/** Fetch this screen; the start page and the page of nothing are there already. */
export function fetchScreen(screen: Route["screen"]): Fetched | undefined {
  return LATER[screen]?.();
}
