/** Asking the coach of a table: who may, and about which decision. The table's bar shows the answer. */
import type { Table } from "./table.svelte";

class Hinting {
  /** The decision that the coach was asked about; null while nobody asks. */
  asked = $state<number | null>(null);
}

export const hinting = new Hinting();

/** Whether I may ask: where the table allows it, or where I play alone; in no lesson. */
export function mayAskCoach({ view, seat }: Pick<Table, "view" | "seat">): boolean {
  if (view === null || seat === null || view.settings.lesson !== null) return false;
  return view.settings.hints || view.chairs.filter(({ person }) => person !== null).length <= 1;
}
