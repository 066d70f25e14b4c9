/** The parts of the card game that are fetched when they are needed, or soon after the first decision. */
import { Fetched } from "../../kit/later.svelte";

export const SHOWN_NOW = new Fetched(() => import("./ShownNow.svelte"));
export const DECLARE_CODE = new Fetched(() => import("./DeclareCode.svelte"));

/** Those that everybody may need. */
export const SOON = [SHOWN_NOW, DECLARE_CODE];
