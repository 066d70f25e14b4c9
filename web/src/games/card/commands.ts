/** The offered commands of the card game, by kind. */
import type { Table } from "../../state/table.svelte";
import type { CardCommand } from "../../wire/messages";

export type CommandType = CardCommand["type"];
export type Command<Type extends CommandType> = Extract<CardCommand, { type: Type }>;

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
