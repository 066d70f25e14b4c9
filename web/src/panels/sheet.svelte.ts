/**
 * The deduction sheet as the server keeps it for me: asked for again when I have seen more, and only
 * as far as the table's help goes. All panels of a table share one.
 */
import { useTable, type Table } from "../state/table.svelte";
import { ask, Refusal } from "../wire/http";
import type { Contradictions, Sheet, SheetFact } from "../wire/messages";
import * as routes from "../wire/routes";

/** Several things happen at once; they are asked for together. */
const PAUSE = 250;

/** The server judges new marks a few at a time. */
const JUDGED_AGAIN = 5_000;

class SheetKeeper {
  sheet = $state.raw<Sheet | null>(null);
  contradicting = $state.raw<readonly SheetFact[]>([]);
  readonly key: string;
  readonly #table: string;
  #asking: ReturnType<typeof setTimeout> | undefined;
  #checking: ReturnType<typeof setTimeout> | undefined;

  constructor(key: string, table: string) {
    this.key = key;
    this.#table = table;
  }

  /** Have the sheet with everything up to this sighting. */
  want(number: number): void {
    if (this.sheet !== null && this.sheet.number >= number) return;
    clearTimeout(this.#asking);
    this.#asking = setTimeout(() => void this.#load(), PAUSE);
  }

  /** Find out which of my own marks can't be. */
  check(marks: readonly SheetFact[]): void {
    clearTimeout(this.#checking);
    if (marks.length === 0) this.contradicting = [];
    else this.#checking = setTimeout(() => void this.#compare(marks), PAUSE);
  }

  async #load(): Promise<void> {
    const sheet = await unlessRefused(ask<Sheet>("GET", routes.sheet(this.#table)));
    if (sheet !== null) this.sheet = sheet;
  }

  async #compare(marks: readonly SheetFact[]): Promise<void> {
    const asked = ask<Contradictions>("POST", routes.marks(this.#table), { marks });
    const checked = await unlessRefused(asked);
    if (checked === null) return;
    this.contradicting = checked.contradicting;
    clearTimeout(this.#checking);
    if ((checked.left ?? 0) > 0)
      this.#checking = setTimeout(() => void this.#compare(marks), JUDGED_AGAIN);
  }
}

/** Help that does not come is no reason to disturb the game: the sheet stays as it was. */
async function unlessRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

let latest: SheetKeeper | null = null;

function keeperOf(table: Table): SheetKeeper {
  const key = `${table.id} ${table.viewer} ${table.person}`;
  if (latest?.key !== key) latest = new SheetKeeper(key, table.id);
  return latest;
}

/** Whether the server has anything to say that is not known yet. */
function isWorthAsking(table: Table, sheet: Sheet | null): boolean {
  const { view } = table;
  if (view === null || table.person === null) return false; // a replay, or nobody in particular
  if (view.status !== "playing" && view.status !== "paused") return false;
  return (
    view.settings.help === "elimination" || (table.game?.hasMissions === true && sheet === null)
  );
}

/** What a component may know of the sheet. */
export interface SheetInSight {
  readonly sheet: Sheet | null;
  readonly contradicting: readonly SheetFact[];
  check(marks: readonly SheetFact[]): void;
}

/** The sheet of the table that we sit at, kept up to date; for the beginning of a component. */
export function useSheet(): SheetInSight {
  const table = useTable();
  const keeper = $derived(keeperOf(table));
  $effect(() => {
    const last = table.seen.at(-1)?.number ?? 0;
    if (last > 0 && isWorthAsking(table, keeper.sheet)) keeper.want(last);
  });
  return {
    get sheet() {
      return keeper.sheet;
    },
    get contradicting() {
      return keeper.contradicting;
    },
    check: (marks) => keeper.check(marks),
  };
}
