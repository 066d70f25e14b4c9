/** Moves as short phrases: "ask Leo about the build". Needs the texts of the review shelf. */
import type { Speaker, Sayable } from "../speech/speech.svelte";
import type { BoardCommand, CardCommand } from "../wire/messages";

export type Move = BoardCommand | CardCommand;

/** The move as a phrase, without a full stop. */
export function moveText(move: Move, speech: Speaker): string {
  const { type, ...fields } = move;
  const variables: Record<string, Sayable> = {};
  for (const [name, value] of Object.entries(fields))
    if (!isRecord(value)) variables[name] = value as Sayable;
  if (type === "question-agent") variables["agent"] = move.figure.split("-")[0] ?? "";
  return speech.t(`move-${type}`, variables);
}

/** Several moves, one after the other. */
export function movesText(moves: readonly Move[], speech: Speaker): string {
  return moves.map((move) => moveText(move, speech)).join(", ");
}

function isRecord(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
