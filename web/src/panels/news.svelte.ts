/** How much was said at the table since I last looked. */
import type { Table } from "../state/table.svelte";

class News {
  #read = $state<Record<string, number>>({});

  of(table: Table): number {
    const last = this.#read[table.id];
    if (last === undefined) return 0;
    return table.talk.filter((one) => one.number > last && one.person !== table.person).length;
  }

  read(table: Table): void {
    this.#read[table.id] = table.talk.at(-1)?.number ?? 0;
  }

  /** What was said before I came is no news. */
  come(table: Table): void {
    this.#read[table.id] ??= table.talk.at(-1)?.number ?? 0;
  }
}

export const news = new News();
