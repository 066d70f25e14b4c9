/** What is new at the table since I last looked: words and gestures of others, and lines of the log. */
import type { Table } from "../state/table.svelte";
import type { TalkItem } from "../wire/messages";
import { isHeading } from "./log_rows";

/** The papers on which something new may stand. */
export type Paper = "log" | "talk" | "gestures";

const PAPERS: readonly Paper[] = ["log", "talk", "gestures"];

class News {
  /** By table and paper: the number of the last thing that I have looked at. */
  #read = $state<Record<string, number>>({});

  /** How many new things stand there. */
  of(table: Table, paper: Paper): number {
    const last = this.#read[`${table.id} ${paper}`];
    if (last === undefined) return 0;
    if (paper === "log")
      return table.seen.filter((one) => one.number > last && !isHeading(one)).length;
    return table.talk.filter(
      (one) => one.number > last && one.person !== table.person && isOn(paper, one),
    ).length;
  }

  /** I look at it. */
  read(table: Table, paper: Paper): void {
    this.#read[`${table.id} ${paper}`] = lastOn(table, paper);
  }

  /** What was there before I came is no news. */
  come(table: Table): void {
    for (const paper of PAPERS) this.#read[`${table.id} ${paper}`] ??= lastOn(table, paper);
  }
}

function isOn(paper: Paper, { text, gesture }: TalkItem): boolean {
  return paper === "talk" ? text !== null : gesture !== null;
}

function lastOn(table: Table, paper: Paper): number {
  return (paper === "log" ? table.seen : table.talk).at(-1)?.number ?? 0;
}

export const news = new News();
