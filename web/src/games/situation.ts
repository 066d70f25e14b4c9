/**
 * A situation that is new to a player, as a guide recognises it: from what the player sees, which is
 * their options, their position and their note sheet. Nothing else reaches the client.
 */
import type { Speaker, Variables } from "../speech/speech.svelte";
import type { CoachedPaper } from "../state/coach.svelte";
import type { Table } from "../state/table.svelte";
import type { Sheet } from "../wire/messages";

/** What a guide looks at. */
export interface Watched {
  readonly table: Table;
  readonly sheet: Sheet | null;
}

export interface Situation {
  /** Names the sentences: `guide-ID` and `guide-ID-title`. */
  readonly id: string;
  /** Whether it is so now. */
  holds(watched: Watched): boolean;
  /** What stands in its sentences. */
  variables?(watched: Watched, speaker: Speaker): Variables;
  readonly points?: readonly string[];
  /** The paper that the phone opens for it. */
  readonly opens?: CoachedPaper;
  /** It is said in a dialog, which lies over everything else. */
  readonly inDialog?: boolean;
}

/** Whether something of this type may be done now. */
export function isOffered({ table }: Watched, ...types: readonly string[]): boolean {
  return (table.options?.commands ?? []).some((one) =>
    types.includes((one as { type: string }).type),
  );
}
