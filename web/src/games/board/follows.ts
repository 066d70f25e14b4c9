/**
 * What follows from cards that somebody has shown me, as far as the table's help tells it. Pure. With
 * "paper" nothing; with "record" what the rules say of such cards; from "contradictions" on, what my
 * own hand excludes; with "elimination" also what the sheet has ruled out.
 */
import type { BoardCard, BoardHand, Colour, Help, SheetFact } from "../../wire/messages";
import { faceOf, isSecret, isTrueIn, kindOf } from "./answers";
import type { Said } from "./prompt";

export interface Shown {
  readonly from: Colour;
  readonly cards: readonly BoardCard[];
}

export interface Knowledge {
  readonly help: Help;
  /** My own hand; null for the Ambassador's player. */
  readonly hand: BoardHand | null;
  /** What the sheet is certain of. */
  readonly facts: readonly SheetFact[];
}

/** The cards whose faces are my own, so that they can't be true of anybody else. */
export function heldIn({ cards }: Shown, { help, hand }: Knowledge): readonly BoardCard[] {
  return help === "paper" ? [] : cards.filter((card) => isTrueIn(hand, card));
}

export function whatFollows(shown: Shown, known: Knowledge): readonly Said[] {
  if (known.help === "paper") return [];
  const { from: agent, cards } = shown;
  const grey = cards.filter((card) => isSecret(card) && kindOf(card) !== "mission");
  if (grey.length > 0) return [said("grey", { agent, cards: grey.map(faceOf) })];
  const able = cards.filter((card) => kindOf(card) !== "mission");
  const rule = said("rule", {
    count: able.length,
    mission: able.length < cards.length,
    pair: able.length === 2 && new Set(able.map(kindOf)).size === 1,
  });
  if (known.help === "record") return [rule];
  const conclusion = conclusionOf(shown, able, known);
  return conclusion === null ? [rule] : [rule, conclusion];
}

function conclusionOf(
  { from: agent }: Shown,
  able: readonly BoardCard[],
  { help, hand, facts }: Knowledge,
): Said | null {
  const sheet = help === "elimination" ? facts.filter(({ seat }) => seat === agent) : [];
  const isKnown = (card: BoardCard, holds: boolean) =>
    sheet.some((fact) => fact.card === faceOf(card) && fact.holds === holds);
  const known = able.filter((card) => isKnown(card, true));
  if (known.length > 0 && able.length > 1)
    return said("known", { agent, cards: known.map(faceOf) });
  const held = able.filter((card) => isTrueIn(hand, card));
  const ruled = able.filter((card) => !held.includes(card) && isKnown(card, false));
  const left = able.filter((card) => !held.includes(card) && !ruled.includes(card));
  const [first, second] = left;
  if (first === undefined || left.length > 2 || held.length + ruled.length === 0) return null;
  return said("so", {
    why: held.length > 0 ? (ruled.length > 0 ? "both" : "held") : "ruled",
    held: held.map(faceOf),
    ruled: ruled.map(faceOf),
    agent,
    first: faceOf(first),
    second: faceOf(second ?? first),
    left: second === undefined ? "one" : kindOf(first) === kindOf(second) ? "either" : "any",
  });
}

function said(name: string, vars: Said["vars"]): Said {
  return { id: `board-ui-follows-${name}`, vars };
}
