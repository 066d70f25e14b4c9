/** A player who wants to play at once, with bots only, need not press anything more. */
import { go, here } from "../../state/route.svelte";
import type { LiveTable } from "../../state/table.svelte";
import { tried } from "../../state/toasts.svelte";
import { beReady } from "../setup/be_ready";

/** Whether the game of this table begins automatically now; for the beginning of a component. */
export function beginning(table: LiveTable): { readonly isNow: boolean } {
  let isWanted = $state(here.query.has("begin"));
  const isNow = $derived.by(() => {
    const { view } = table;
    if (!isWanted || view?.status !== "gathering" || !table.isHost) return false;
    const isMine = (person: string | null) => person !== null && person === table.person;
    return (
      view.chairs.some(({ person }) => isMine(person)) &&
      view.chairs.every(({ person, bot }) => person !== null || bot !== null)
    );
  });
  let isBegun = false;
  $effect(() => {
    if (isBegun || !isNow || table.connection !== "open") return;
    isBegun = true;
    void (async () => {
      isWanted = (await beReady(table, true)) && (await tried(table.request({ type: "begin" })));
      if (isWanted) go(`/tables/${table.id}`, true);
    })();
  });
  return {
    get isNow() {
      return isNow;
    },
  };
}
