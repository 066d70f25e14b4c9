/** The moment that is pinned to the map now, for as long as it lasts. */
import { untrack } from "svelte";
import { showings } from "../../state/showings.svelte";
import type { Table } from "../../state/table.svelte";
import { momentOf, type Moment } from "./moments";
import { boardAt } from "./position";

/** What has just happened, or null; for the beginning of a component. */
export function useMoment(table: Table): { readonly now: Moment | null } {
  let now = $state.raw<Moment | null>(null);
  let end: ReturnType<typeof setTimeout> | undefined;
  let over = (): void => {};

  /** Its time is over, it is skipped, or the next one comes. */
  function stop(): void {
    clearTimeout(end);
    over();
    now = null;
  }
  $effect(() => {
    const { latest, viewer } = table;
    const found = untrack(() => momentOf(latest, boardAt(table), viewer));
    if (found === null) return;
    untrack(stop);
    end = setTimeout(stop, found.lasts);
    over = showings.begin(stop);
    now = found;
  });
  $effect(() => stop);
  return {
    get now() {
      return now;
    },
  };
}
