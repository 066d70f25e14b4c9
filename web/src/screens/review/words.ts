/** What a review says, in words: for whoever looks at it, about any of the players. */
import { aimText, winsByNote } from "../../games/aims";
import { clueLine, kindOf } from "../../games/story/insight";
import { you, type Listener } from "../../games/story/line";
import { moveText, movesText } from "../../panels/moves";
import type { Speaker } from "../../speech/speech.svelte";
import type { Costly, DealReview, Known, Seat, SeatReview, Summary } from "../../wire/messages";

/** Who reads, and about whom. */
export interface Reader {
  readonly speech: Speaker;
  readonly listener: Listener;
  /** The seat that is reviewed, and "you" where it is the reader's own. */
  readonly about: Seat;
  readonly who: Seat | "you";
}

/** Who won, and when. */
export function titleText({ winners, turns }: DealReview, { speech, listener }: Reader): string {
  const { game, seat } = listener;
  if (seat === null || !winners.includes(seat))
    return speech.t("review-title", { game, winners, turn: turns });
  const others = winners.filter((one) => one !== seat);
  return speech.t("review-title-you", { game, others, turn: turns });
}

/** The three sentences. */
export function summaryText(
  { summary }: SeatReview,
  { speech, listener, about, who }: Reader,
): string {
  const isNoting = winsByNote(listener.game, about);
  const how = howWon(summary);
  const variables = {
    game: listener.game,
    who,
    role: isNoting ? "ambassador" : "agent",
    partner: summary.partner,
    aim: summary.aim,
    win: summary.win,
    declared: summary.declared,
    how: isNoting && NOTED.includes(how) ? `note-${how}` : how,
    costly: summary.costly,
    turn: summary.turn ?? 0,
    other: you(summary.other, listener) ?? who,
  };
  return ["known", "win", "cost"]
    .map((part) => speech.t(`review-summary-${part}`, variables))
    .join(" ");
}

/** What is said of a note of the Ambassador's player in other words. */
const NOTED: readonly string[] = ["guess", "at-once", "late", "missed"];

function howWon({ win, declared, won }: Summary): string {
  if (declared === null && won) return "without";
  if (win === null) return declared === null ? "never" : "guess";
  if (declared === null) return "missed";
  return declared <= win ? "at-once" : "late";
}

// --- what could have been known ---------------------------------------------------------------------

export function knownTitle(known: Known, { speech, listener, who }: Reader): string {
  if (known.what === "aim" && known.aim !== null && listener.game !== null)
    return aimText(listener.game, known.aim, who, listener);
  if (known.what === "win")
    return speech.t("review-known-win", { who, how: isNote(known) ? "note" : "declaration" });
  const { card } = known;
  const seat = you(known.seat, listener);
  if (known.what === "partner") return speech.t("review-known-partner", { who, seat });
  return speech.t(`review-known-holding-${kindOf(card ?? "")}`, { seat, card });
}

function isNote({ declare }: Known): boolean {
  return declare !== null && declare.type === "write-note";
}

/** What the player made of it; nothing for a mere card. */
export function actedText(known: Known, { speech, listener, who }: Reader): string {
  if (known.what === "holding") return "";
  const { acted, turn } = known;
  const late = acted === null ? 0 : Math.max(0, acted - turn);
  const what = known.what === "win" && isNote(known) ? "note" : known.what;
  return speech.t(`review-acted-${what}`, { who, acted, late, game: listener.game });
}

/** The proof, line by line; for a win, then what to do. */
export function proofLines(known: Known, reader: Reader): readonly string[] {
  const { speech, listener, who } = reader;
  const clues = known.clues.map((clue) => clueLine(clue, who, listener));
  if (known.declare === null) return clues;
  const moves = movesText([...known.steps, known.declare], speech);
  return [...clues, speech.t("review-known-win-how", { who, moves })];
}

// --- costly moves -----------------------------------------------------------------------------------

export function costTitle(costly: Costly, { speech, listener, who }: Reader): string {
  const { kind, done } = costly;
  const [move] = done;
  const other = you(costly.other, listener);
  if (kind === "answer") {
    if (move !== undefined && "cards" in move)
      return speech.t("review-cost-answer", { who, other, cards: move.cards });
    return speech.t("review-cost-black", { who, other });
  }
  if (kind === "question" && move !== undefined)
    return speech.t("review-cost-question", { who, move: moveText(move, speech) });
  return speech.t(`review-cost-${kind}`, { who });
}

/** From how many to how many, and of what. */
export function costNumbers(
  { kind, before, after, other }: Costly,
  { speech, listener }: Reader,
): { readonly from: number; readonly to: number; readonly unit: string } {
  const { game } = listener;
  if (kind === "answer") {
    const unit = speech.t("review-unit-deals", { other: you(other, listener) });
    return { from: before, to: after, unit };
  }
  if (kind === "step-away") return { from: before, to: after, unit: speech.t("review-unit-steps") };
  if (kind === "win-left")
    return { from: 0, to: after, unit: speech.t("review-unit-turns", { game }) };
  return { from: Math.round(before), to: Math.round(after), unit: speech.t("review-unit-own") };
}

/** What would have been better, and by how much. */
export function betterText(
  { kind, better, best, other }: Costly,
  { speech, listener }: Reader,
): string {
  const move = movesText(better, speech);
  const variables = { move, best: Math.round(best), other: you(other, listener) };
  if (kind === "meeting-left") return speech.t("review-better-question", variables);
  if (kind === "step-away" && better.length === 0)
    return speech.t("review-better-step-still", variables);
  return speech.t(`review-better-${kind}`, variables);
}
