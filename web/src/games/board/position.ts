/** The position of a table at which the board game is played. */
import { EMPTY_BOARD, type BoardPosition } from "../../fold/board";
import type { Table } from "../../state/table.svelte";

export function boardAt({ position }: Pick<Table, "position">): BoardPosition {
  return (position ?? EMPTY_BOARD) as BoardPosition;
}
