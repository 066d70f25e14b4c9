/** A table at which red plays, and a list of what they do there. */
import { EMPTY_BOARD, type BoardPosition } from "../../../src/fold/board";
import type { BoardCommand, CardCommand, Options } from "../../../src/wire/messages";
import { FakeTable } from "../../panels/fake_table.svelte";
import { BOARD } from "./scenes";

export class ActingTable extends FakeTable {
  readonly acted: (BoardCommand | CardCommand)[] = [];

  override async act(command?: BoardCommand | CardCommand): Promise<void> {
    if (this.refusal !== null) throw this.refusal;
    if (command !== undefined) this.acted.push(command);
  }

  /** Offer red these commands; each offer is a decision of its own. */
  offer(commands: readonly BoardCommand[], more: Partial<Options> = {}): this {
    const decision = (this.options?.decision ?? 0) + 1;
    this.options = { decision, commands, note: false, passable: null, ahead: [], ...more };
    this.turn = { decision, to_act: ["red"], running: ["red"], clocks: {} };
    this.isMine = true;
    return this;
  }
}

/** Red's table in the middle of a game. */
export function redsTable(board: Partial<BoardPosition> = {}): ActingTable {
  const table = new ActingTable();
  table.viewer = "red";
  table.position = {
    ...EMPTY_BOARD,
    ...BOARD,
    seats: ["red", "blue", "green", "yellow"],
    ...board,
  };
  return table;
}
