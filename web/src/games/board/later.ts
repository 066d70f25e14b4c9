/** The parts of the board game that are fetched when they are needed, or soon after the first decision. */
import { Fetched } from "../../kit/later.svelte";

export const CHOOSER = new Fetched(() => import("./Chooser.svelte"));
export const ANSWER = new Fetched(() => import("./Answer.svelte"));
export const SHOWN_NOW = new Fetched(() => import("./ShownNow.svelte"));
export const PASSPORT = new Fetched(() => import("./Passport.svelte"));
export const DECLARE = new Fetched(() => import("./Declare.svelte"));
export const WRITE_NOTE = new Fetched(() => import("./WriteNote.svelte"));

/** Those that everybody may need. */
export const SOON = [CHOOSER, ANSWER, SHOWN_NOW, PASSPORT, DECLARE];
