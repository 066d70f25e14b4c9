/** A gesture in words: who made which, and at whom where the table is discreet. */
import type { Speaker } from "../speech/speech.svelte";
import type { Table } from "../state/table.svelte";
import type { TalkItem } from "../wire/messages";
import { makerOf } from "./gestures";

export function gestureWords(words: TalkItem, table: Table, { t }: Speaker): string {
  const { gesture, to, person } = words;
  const name = makerOf(table, words);
  const who = person === table.person ? "you" : "other";
  if (to === null) return t("panels-gesture-made", { who, name, gesture });
  if (to === table.seat) return t("panels-gesture-at-you", { name, gesture });
  return t("panels-gesture-at", { who, name, gesture, at: to });
}
