/** The position of a table at which the card game is played. */
import { EMPTY_CARD, type CardPosition } from "../../fold/card";
import type { Table } from "../../state/table.svelte";

export function cardAt({ position }: Pick<Table, "position">): CardPosition {
  return (position ?? EMPTY_CARD) as CardPosition;
}
