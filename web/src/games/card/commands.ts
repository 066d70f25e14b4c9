/** The offered commands of the card game, by kind. */
import type { Table } from "../../state/table.svelte";
import type { CardCommand, CardLocation, Identity, CardNumber } from "../../wire/messages";

export type CommandType = CardCommand["type"];
export type Command<Type extends CommandType> = Extract<CardCommand, { type: Type }>;

export const LOCATIONS: readonly CardLocation[] = [
  "rialto",
  "san-marco",
  "arsenale",
  "accademia",
  "ca-d-oro",
];
/** The order of the code. */
export const IDENTITIES: readonly Identity[] = ["fiddlebottom", "bubble", "zsazsa", "x"];

const NUMBERS: Readonly<Record<string, readonly CardNumber[]>> = {
  "ffg-2003": ["13", "24", "36", "47"],
  "abacus-1997": ["0", "11", "29", "52"],
};

/** The four numbers of an edition, from the lowest to the highest. */
export function numbersOf(edition: string): readonly CardNumber[] {
  return NUMBERS[edition] ?? [];
}

/** Those of my options that are of this kind; none while the game does not wait for me. */
export function offered<Type extends CommandType>(
  table: Table,
  type: Type,
): readonly Command<Type>[] {
  if (!table.isMine) return [];
  const commands = (table.options?.commands ?? []) as readonly CardCommand[];
  return commands.filter((one): one is Command<Type> => one.type === type);
}

/** Which part of the screen each command has; a new one without a part does not compile. */
export const PARTS: Readonly<
  Record<CommandType, "places" | "safe" | "pair" | "ask" | "black" | "prompt">
> = {
  "play-location": "places",
  "declare-code": "safe",
  "choose-pair": "pair",
  "name-agent": "ask",
  "show-black-card": "black",
  "look-at-dummy": "black",
  decline: "prompt",
};
