/** What each answer would tell, as the server counts it; only where the table's help allows it. */
import type { Table } from "../state/table.svelte";
import { ask, Refusal } from "../wire/http";
import type { CardCommand, Costs } from "../wire/messages";

let known = $state.raw<{ readonly table: string; readonly costs: Costs } | null>(null);
let asked = "";

/** How many hands the viewer could give me before and after this option; null where it isn't told. */
export function costOf(table: Table, option: CardCommand): { before: number; after: number } | null {
  const { options, view } = table;
  if (options === null || view?.settings.help !== "elimination") return null;
  if (known?.table !== table.id || known.costs.decision !== options.decision) {
    void load(table.id, options.decision);
    return null;
  }
  const at = options.commands.findIndex((one) => JSON.stringify(one) === JSON.stringify(option));
  return known.costs.costs[at] ?? null;
}

async function load(table: string, decision: number): Promise<void> {
  const key = `${table} ${decision}`;
  if (asked === key) return;
  asked = key;
  try {
    const costs = await ask<Costs>("GET", `/api/tables/${encodeURIComponent(table)}/sheet/costs`);
    known = { table, costs };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
}
