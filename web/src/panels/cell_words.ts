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
  const turns = cell.turns.filter((turn) => turn > 0);
  if (turns.length < cell.turns.length) parts.push(t("panels-cell-shown-before"));
  if (turns.length > 0)
    parts.push(t("panels-cell-shown", { game: game ?? null, turns: turns.join(", ") }));
  if (cell.fact !== null) parts.push(t(`panels-cell-${cell.fact}`));
  if (cell.mark !== null) parts.push(t("panels-cell-mark", { mark: cell.mark }));
  if (cell.isContradicted) parts.push(t("panels-cell-contradicted"));
  if (parts.length === 0) parts.push(t("panels-cell-empty"));
  const state = parts.reduce((before, next) => t("panels-cell-and", { before, next }));
  return t("panels-cell", { who: named(cell.holder), card: name(cell.card), state });
}

/** The number of a turn, as it stands in the sheet; a laid position does not tell when it was. */
export function turnSign(turn: number): string {
  return turn > 0 ? String(turn) : "•";
}

/** A card in one letter or word, as it stands in the sheet: "F", "tall", "D", "24". */
export function shortName(card: string, { t, name }: Speaker): string {
  if (/^[A-D]$/.test(card)) return card;
  return /^(fiddlebottom|bubble|zsazsa|x)$/.test(card) ? t(`panels-short-${card}`) : name(card);
}
