/**
 * The commands that the server offers, sorted by type, and where on the screen each type is offered.
 * What has no place there is listed by OtherOptions, so that nothing is ever out of reach.
 */
import type { BoardCommand, Options } from "../../wire/messages";

export type CommandType = BoardCommand["type"];
export type CommandOf<Kind extends CommandType> = Extract<BoardCommand, { type: Kind }>;

/** Where a type of command is offered. */
export type Spot =
  "map" | "phantom" | "turn-buttons" | "meeting" | "questioned" | "declare" | "hand" | "note";

/** Every type has its spot; the compiler asks for a missing one. */
export const SPOTS: Readonly<Record<CommandType, Spot>> = {
  "place-figures": "map",
  "shake-phantom": "phantom",
  step: "map",
  "undo-step": "turn-buttons",
  "undo-all-steps": "phantom",
  "end-movement": "turn-buttons",
  "question-agent": "meeting",
  "question-through-ambassador": "meeting",
  "slip-away": "meeting",
  "show-cards": "questioned",
  "object-to-repeat": "meeting",
  expel: "map",
  "end-turn": "turn-buttons",
  "declare-mission": "declare",
  "declare-alone": "declare",
  "answer-hand": "hand",
  "write-note": "note",
};

/** All that is offered; nothing where nothing is. */
export function offered(options: Options | null): readonly BoardCommand[] {
  return (options?.commands ?? []) as readonly BoardCommand[];
}

/** Those of one type. */
export function ofType<Kind extends CommandType>(
  commands: readonly BoardCommand[],
  type: Kind,
): readonly CommandOf<Kind>[] {
  return commands.filter((one): one is CommandOf<Kind> => one.type === type);
}

/** The one command of a type that has no choice in it, or null. */
export function theOne<Kind extends CommandType>(
  commands: readonly BoardCommand[],
  type: Kind,
): CommandOf<Kind> | null {
  return ofType(commands, type)[0] ?? null;
}

/** Whatever a newer server offers and this client has no place for. */
export function unplaced(commands: readonly BoardCommand[]): readonly BoardCommand[] {
  return commands.filter(({ type }) => !Object.hasOwn(SPOTS, type));
}
