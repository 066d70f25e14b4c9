/** For half a second after the Phantom was shaken, so that it can be seen. */
import { showings } from "../../state/showings.svelte";
import type { Table } from "../../state/table.svelte";

const LASTS = 800;

/** Whether the balls are just falling; for the beginning of a component. */
export function useShaking(table: Table): { readonly now: boolean } {
  let now = $state(false);
  $effect(() => {
    if (!table.latest.some(({ sighting }) => sighting.type === "phantom-shaken")) return;
    now = true;
    const stop = showings.lasting(LASTS, () => (now = false));
    return () => {
      stop();
      now = false;
    };
  });
  return {
    get now() {
      return now;
    },
  };
}
