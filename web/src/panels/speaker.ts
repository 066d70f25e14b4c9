/** The voice in which the panels speak at a table: seats are said by the names of those who sit there. */
import { withNames, type Speaker } from "../speech/speech.svelte";
import type { Table } from "../state/table.svelte";

let last: { readonly names: string; readonly speaker: Speaker } | null = null;

/** The speaker for this table's names; the same one for all panels, since it is costly to make. */
export function speakerAt(table: Pick<Table, "names">): Speaker {
  const names = JSON.stringify(table.names);
  if (last?.names !== names) last = { names, speaker: withNames(table.names) };
  return last.speaker;
}
