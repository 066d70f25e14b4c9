/** Lets a decision wait for me in which the server is about to pass: I may want to declare. */
import type { Table } from "./table.svelte";
import { tried } from "./toasts.svelte";

/** The decision that is open waits for me. Call what is returned to let the server pass again. */
export function waitForMe(table: Table): () => void {
  const kind = table.isPassing ? (table.options?.passable ?? null) : null;
  if (kind === null) return () => undefined;
  void tried(table.setPassing(kind, false));
  return () => {
    if (table.view?.status === "playing") void tried(table.setPassing(kind, true));
  };
}
