/** For half a second after the Phantom was shaken, so that it can be seen. */
import type { Table } from "../../state/table.svelte";

const LASTS = 800;

/** Whether the balls are just falling; for the beginning of a component. */
export function useShaking(table: Table): { readonly now: boolean } {
  let now = $state(false);
  $effect(() => {
    if (!table.latest.some(({ sighting }) => sighting.type === "phantom-shaken")) return;
    now = true;
    const end = setTimeout(() => (now = false), LASTS);
    return () => {
      clearTimeout(end);
      now = false;
    };
  });
  return {
    get now() {
      return now;
    },
  };
}
