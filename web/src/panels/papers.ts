/** The papers around a game: beside the stage they come with it, on the phone when one is opened, or soon after. */
import { Fetched } from "../kit/later.svelte";
import { width } from "../shell/width.svelte";
import type { Paper } from "./news.svelte";

export type PaperName = "dossier" | "notes" | Paper;

export const PAPERS = new Fetched(() => import("./Paper.svelte"));

/** Fulfilled when a game can be drawn with everything that is in sight at once. */
export async function papersInSight(): Promise<void> {
  if (!width.isPhone) await PAPERS.need();
}
