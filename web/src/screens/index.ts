/** The screens that are fetched when somebody goes there. */
import type { Component } from "svelte";
import type { Route } from "../state/route.svelte";

type Fetched = Promise<{ default: Component }>;

const LATER: Partial<Record<Route["screen"], () => Fetched>> = {
  table: () => import("./table/TableScreen.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  new: () => import("./setup/NewTable.svelte"),
  watch: () => import("./home/Watch.svelte"),
  join: () => import("./home/Join.svelte"),
  link: () => import("./home/ComeIn.svelte"),
  settings: () => import("./settings/Settings.svelte"),
  me: () => import("./settings/Me.svelte"),
  rules: () => import("./rules/RulesScreen.svelte"),
  aid: () => import("./rules/AidScreen.svelte"),
  learn: () => import("./rules/LearnScreen.svelte"),
};

/** Fetch this screen; the start page and the page of nothing are there already. */
export function fetchScreen(screen: Route["screen"]): Fetched | undefined {
  return LATER[screen]?.();
}
