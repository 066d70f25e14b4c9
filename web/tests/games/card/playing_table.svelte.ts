/** A card game at which I am blue, Colonel Bubble with the number 24, and a list of what I do there. */
import type { CardPosition } from "../../../src/fold/card";
import { cardAt } from "../../../src/games/card/position";
import type { BoardCommand, CardCommand, Options, Seat } from "../../../src/wire/messages";
import { cardTable, FakeTable } from "../../panels/fake_table.svelte";

export const NO_CODE = { type: "decline", what: "declaration" } as const;

export class PlayingTable extends FakeTable {
  readonly acted: (BoardCommand | CardCommand)[] = [];

  override async act(command?: BoardCommand | CardCommand): Promise<void> {
    if (this.refusal !== null) throw this.refusal;
    if (command !== undefined) this.acted.push(command);
  }

  /** Have the game wait for me, who may do these. */
  offer(...commands: readonly CardCommand[]): this {
    const seat = this.seat as Seat;
    const options: Options = { decision: 5, commands, note: false, passable: null, ahead: [] };
    this.options = options;
    this.turn = { decision: 5, to_act: [seat], running: [seat], clocks: {} };
    this.isMine = true;
    return this;
  }

  /** Have the game ask me about the code, before I may do these. */
  offerAhead(...ahead: readonly CardCommand[]): this {
    const code = { type: "declare-code", code: ["13", "24", "47", "36"] } as const;
    this.offer(code, NO_CODE);
    this.options = { ...(this.options as Options), ahead };
    return this;
  }

  /** Have the game wait for others. */
  wait(...seats: readonly Seat[]): this {
    this.options = null;
    this.turn = { decision: 6, to_act: seats, running: seats, clocks: {} };
    this.isMine = false;
    return this;
  }

  /** Have the game stand so. */
  stand(position: Partial<CardPosition>): this {
    this.position = { ...cardAt(this), ...position };
    return this;
  }
}

export function playing(position: Partial<CardPosition> = {}): PlayingTable {
  const { view, position: before, seen } = cardTable();
  const table = new PlayingTable();
  table.view = view;
  table.position = before;
  table.seen = seen;
  return table.stand(position);
}

/** I meet somebody at Rialto. */
export function meeting(
  ...others: readonly ("red" | "green" | "ambassador" | "dummy")[]
): PlayingTable {
  return playing({
    stage: "meeting",
    meeting: { location: "rialto", visitors: ["blue", ...others] },
    here: { rialto: ["blue", ...others], arsenale: ["yellow"] },
  });
}
