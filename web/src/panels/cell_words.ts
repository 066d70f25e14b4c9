/** What a cell of the note sheet says, in words: its accessible name. */
import type { Speaker } from "../speech/speech.svelte";
import type { GameName } from "../wire/messages";
import type { Cell } from "./cells";

/** "Leo, Agent X: shown in turn 5; crossed out". */
export function cellWords(
  cell: Cell,
  game: GameName | undefined,
  { t, named, name }: Speaker,
): string {
  const parts: string[] = [];
  if (cell.turns.length > 0)
    parts.push(t("panels-cell-shown", { game: game ?? null, turns: cell.turns.join(", ") }));
  if (cell.fact !== null) parts.push(t(`panels-cell-${cell.fact}`));
  if (cell.mark !== null) parts.push(t("panels-cell-mark", { mark: cell.mark }));
  if (cell.isContradicted) parts.push(t("panels-cell-contradicted"));
  if (parts.length === 0) parts.push(t("panels-cell-empty"));
  const state = parts.reduce((before, next) => t("panels-cell-and", { before, next }));
  return t("panels-cell", { who: named(cell.holder), card: name(cell.card), state });
}

/** A card in one letter or word, as it stands in the sheet: "F", "tall", "D", "24". */
export function shortName(card: string, { t, name }: Speaker): string {
  if (/^[A-D]$/.test(card)) return card;
  return /^(fiddlebottom|bubble|zsazsa|x)$/.test(card) ? t(`panels-short-${card}`) : name(card);
}
