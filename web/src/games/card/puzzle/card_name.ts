/** A card of the card game in a word or two: a number needs no word. */
import type { Speaker } from "../../../speech/speech.svelte";

export function cardName(card: string, { t }: Speaker): string {
  return /^\d/.test(card) ? card : t("board-ui-card-name", { face: card });
}
