/**
 * Fetches what may be needed soon, so that nothing that is pressed is late; but not before the first decision
 * is drawn, so that it is early. The time of that is marked for the benchmarks.
 */
import type { Fetched } from "../kit/later.svelte";
import { whenIdle } from "../kit/when_idle";
import type { Table } from "../state/table.svelte";

export const DECISION_DRAWN = "decision-drawn";

/** Fetch these, one after the other, once there is something to decide; for the beginning of a component. */
export function fetchSoon(table: Table, parts: readonly Fetched<unknown>[]): void {
  const hasBegun = $derived(table.options !== null || (table.view !== null && table.seat === null));
  $effect(() => {
    if (!hasBegun) return;
    if (performance.getEntriesByName(DECISION_DRAWN).length === 0) performance.mark(DECISION_DRAWN);
    return whenIdle(async () => {
      for (const part of parts) await part.prefetch();
    });
  });
}
