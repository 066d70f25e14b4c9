/** What a kept request is called, in a few words that tell no card: somebody may look at the screen. */
import type { Speaker } from "../../speech/speech.svelte";
import type { Variables } from "../../speech/speaking";
import type { NewRequest } from "../../wire/connection";

export interface KeptWords extends Variables {
  readonly kind: "move" | "message" | "gesture" | "other";
  readonly what: string;
}

/** The commands that have a sentence of their own; those of a newer server have none. */
const MOVES: readonly string[] = [
  "place-figures", "shake-phantom", "step", "undo-step", "undo-all-steps", "end-movement",
  "question-agent", "question-through-ambassador", "slip-away", "show-cards", "object-to-repeat",
  "expel", "end-turn", "declare-mission", "declare-alone", "answer-hand", "write-note",
  "play-location", "declare-code", "choose-pair", "name-agent", "show-black-card", "look-at-dummy",
  "decline",
]; // prettier-ignore

/** The variables of the sentences about a kept request. */
export function wordsFor(wanted: NewRequest, { t }: Pick<Speaker, "t">): KeptWords {
  if (wanted.type === "say") return { kind: "message", what: "" };
  if (wanted.type === "make-gesture") return { kind: "gesture", what: "" };
  if (wanted.type !== "act") return { kind: "other", what: "" };
  const { command } = wanted;
  if (!MOVES.includes(command.type)) return { kind: "other", what: "" };
  return { kind: "move", what: t(`offline-move-${command.type}`, { to: placeIn(command) }) };
}

/** Where a piece is to go, which everybody will see. */
function placeIn(command: object): string {
  return "to" in command && typeof command.to === "string" ? command.to : "";
}
