/**
 * Who teaches at a table: a lesson, or the guide of a first game. The table's screen provides the
 * coach; whatever is drawn around the game asks what the coach points at. Most tables have none.
 */
import { getContext, setContext, type Component } from "svelte";

/** A part of the screen that a coach can point at. */
export type Spot =
  | "prompt"
  | "dossier"
  | "passport"
  | "notes"
  | "map"
  | "seats"
  | "gestures"
  | "talk"
  | "log"
  | "safe"
  | "open-safe"
  | "declare"
  | "end-movement"
  | "letter"
  | "hint";

/** The papers that the phone can open over the stage, or the stage itself. */
export type CoachedPaper = "stage" | "dossier" | "notes";

export interface Coach {
  /** The coach's card, in place of the log. */
  readonly Card: Component;
  /** Changes with every new thing that the coach says. */
  readonly key: string;
  /** What is taught, for the top bar; null where it says nothing new. */
  readonly heading: { readonly where: string; readonly title: string } | null;
  /** What is said where a dialog lies over the card; null where that would tell nothing. */
  readonly line: string | null;
  /** What the prompt says in place of its own sentence; null where that is the right one. */
  readonly prompt: string | null;
  readonly points: readonly string[];
  /** What the phone opens for it; null leaves everything as it is. */
  readonly paper: CoachedPaper | null;
  /** The cell of the note sheet to press; null while none is asked for. */
  readonly cell: { readonly holder: string; readonly card: string } | null;
  /** A cell of the note sheet was pressed as an answer. */
  answerCell(holder: string, card: string): void;
}

/** The coach at this table, if one is there now. */
export interface CoachInSight {
  readonly now: Coach | null;
}

const KEY = Symbol("coach");
const NOBODY: CoachInSight = { now: null };

/** Give the coach of a table to everything below. */
export function provideCoach(coach: CoachInSight): void {
  setContext(KEY, coach);
}

export function useCoach(): CoachInSight {
  return getContext<CoachInSight | undefined>(KEY) ?? NOBODY;
}

/** Whether the coach speaks about this part of the screen now. */
export function isPointedAt(coach: CoachInSight, ...spots: readonly Spot[]): boolean {
  return spots.some((spot) => coach.now?.points.includes(spot));
}

/** Which paper of the phone shows one of these spots. */
export function paperOf(spots: readonly string[]): CoachedPaper {
  const [first] = spots;
  if (first === "dossier" || first === "passport" || first === "safe") return "dossier";
  return first === "notes" ? "notes" : "stage";
}
