/** The parts around a table that are fetched when they are opened, or soon after the first decision. */
import { Fetched } from "../../kit/later.svelte";

export const MENU = new Fetched(() => import("./TableMenu.svelte"), "setup");
export const HINT = new Fetched(() => import("../hint/HintDialog.svelte"), "review");
