/** What each possible answer would tell the asker; only where the table allows that much help. */
import type { Table } from "../state/table.svelte";
import { ask, Refusal } from "../wire/http";
import type { Costs } from "../wire/messages";
import * as routes from "../wire/routes";

type Cost = NonNullable<Costs["costs"][number]>;

/** The costs of the options that lie open now, or none; for the beginning of a component. */
export function useCosts(table: Table): { readonly of: (index: number) => Cost | null } {
  let known = $state.raw<Costs | null>(null);
  $effect(() => {
    const decision = table.options?.decision;
    if (table.view?.settings.help !== "elimination" || decision === undefined) return;
    let isWanted = true;
    void asked(table.id).then((costs) => {
      if (isWanted && costs?.decision === decision) known = costs;
    });
    return () => {
      isWanted = false;
    };
  });
  return {
    of: (index) =>
      known !== null && known.decision === table.options?.decision
        ? (known.costs[index] ?? null)
        : null,
  };
}

/** Help that does not come is no reason to disturb the game. */
async function asked(table: string): Promise<Costs | null> {
  try {
    return await ask<Costs>("GET", routes.costs(table));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
