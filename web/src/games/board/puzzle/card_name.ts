/** A card of the board game in a word or two, as it stands on a card. */
import type { Speaker } from "../../../speech/speech.svelte";
import type { BoardCard } from "../../../wire/messages";
import { faceOf, kindOf } from "../answers";

export function cardName(card: string, { t, name }: Speaker): string {
  const known = card as BoardCard;
  if (kindOf(known) === "mission") return name(card);
  return t("board-ui-card-name", { face: faceOf(known) });
}
