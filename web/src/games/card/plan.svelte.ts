/**
 * What I do in a meeting besides naming the code. The game asks first who names the code, and then for
 * cards; the screen asks for both at once. A choice that is made early is kept here until the game
 * offers it. It is in memory only, and belongs to one meeting.
 */
import { getContext, setContext } from "svelte";
import type { Command } from "../../state/game";
import { useTable, type Table } from "../../state/table.svelte";
import { tried } from "../../state/toasts.svelte";
import type { CardCommand } from "../../wire/messages";
import { cardAt } from "./position";

export class Plan {
  readonly #table: Table;
  #kept = $state.raw<{ readonly meeting: string; readonly command: CardCommand } | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  /** What I have chosen and the game has not asked for yet. */
  get command(): CardCommand | null {
    return this.#kept?.meeting === meetingOf(this.#table) ? this.#kept.command : null;
  }

  /** Give a command that is offered, now or ahead; one that lies ahead also says that I name no code. */
  async give(command: CardCommand): Promise<boolean> {
    const now = found(command, this.#table.options?.commands);
    if (now !== undefined) return tried(this.#table.act(now));
    const isAhead = found(command, this.#table.options?.ahead) !== undefined;
    const decline = offeredNow(this.#table).find((one) => one.type === "decline");
    if (!isAhead || decline === undefined) return false;
    this.#kept = { meeting: meetingOf(this.#table), command };
    if (this.#table.isPassing) return true; // the server is about to say it for me
    const isTaken = await tried(this.#table.act(decline));
    if (!isTaken) this.#kept = null;
    return isTaken;
  }

  /** Choose anew. */
  change(): void {
    this.#kept = null;
  }

  /** Send what was chosen, as soon as the game offers it; for an `$effect`. */
  proceed(): void {
    const wanted = this.command;
    if (wanted === null || !this.#table.isMine) return;
    const offered = found(wanted, offeredNow(this.#table));
    if (offered === undefined) return;
    this.#kept = null;
    void tried(this.#table.act(offered));
  }
}

/** Which meeting of which round this is. */
export function meetingOf(table: Table): string {
  const { game, round, meeting } = cardAt(table);
  return `${game} ${round} ${meeting?.location ?? ""}`;
}

function offeredNow(table: Table): readonly CardCommand[] {
  return (table.options?.commands ?? []) as readonly CardCommand[];
}

/** The same command among others: those that come with another message are other objects. */
function found(command: Command, among: readonly Command[] = []): Command | undefined {
  const same = JSON.stringify(command);
  return among.find((one) => JSON.stringify(one) === same);
}

const KEY = Symbol("plan");

/** Make the plan of this screen, for everything below. */
export function providePlan(table: Table): Plan {
  return setContext(KEY, new Plan(table));
}

/** The plan of the screen, or one of its own for a part that stands alone. */
export function usePlan(): Plan {
  return getContext<Plan | undefined>(KEY) ?? providePlan(useTable());
}
