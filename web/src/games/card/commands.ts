/** The offered commands of the card game, by kind. */
import type { Table } from "../../state/table.svelte";
import type { CardCommand } from "../../wire/messages";

export type CommandType = CardCommand["type"];
export type Command<Type extends CommandType> = Extract<CardCommand, { type: Type }>;

/** All that I may choose now, including what comes once nobody names the code; none while I wait. */
export function choices(table: Table): readonly CardCommand[] {
  if (!table.isMine || table.options === null) return [];
  const { commands, ahead } = table.options;
  return [...commands, ...(ahead ?? [])] as readonly CardCommand[];
}

/** Those of my choices that are of this kind. */
export function offered<Type extends CommandType>(
  table: Table,
  type: Type,
): readonly Command<Type>[] {
  return choices(table).filter((one): one is Command<Type> => one.type === type);
}

/** What saying no declines: the last that is asked in this meeting, which declines the code as well. */
export function declining(table: Table): Command<"decline"> | null {
  const pairs = offered(table, "choose-pair");
  return pairs.length > 0 ? null : (offered(table, "decline").at(-1) ?? null);
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
