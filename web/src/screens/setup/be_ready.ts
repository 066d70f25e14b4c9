/** Says that I am ready, with bytes of my own for the deal, which are kept to check it later. */
import type { LiveTable } from "../../state/table.svelte";
import { tried } from "../../state/toasts.svelte";
import { witnessed, witnessEntropy } from "../../state/witness";
import { entropy } from "../home/play_now";

/** Whether it was accepted. */
export async function beReady(table: LiveTable, ready: boolean): Promise<boolean> {
  const [before, given] = [witnessed(table.id).entropy, entropy()];
  witnessEntropy(table.id, given);
  const isDone = await tried(table.request({ type: "set-ready", ready, entropy: given }));
  if (!isDone) witnessEntropy(table.id, before);
  return isDone;
}
