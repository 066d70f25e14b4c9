/**
 * Choosing cards to show: which card may still be taken, and what the choice would be. Only whole
 * sets of the server's options can be completed; this module knows no rule, it only looks for them.
 */
import type { Show } from "../../fold/sheet";
import type { BoardCard, BoardHand, ShowCards } from "../../wire/messages";
import { BUILDS, IDENTITIES } from "../../wire/values";

export type Kind = "identity" | "build" | "mission";
type Cards = readonly BoardCard[];

/** How much is owed: three cards, a pair of one kind, two of any kind, or one true card. */
export type Form = "three" | "pair" | "two" | "one";

/** Why a card is not offered, where that can be seen. */
export type Why = "shown-before" | "one-true" | "never";

export interface CardState {
  readonly card: BoardCard;
  readonly isChosen: boolean;
  /** Null where it may be taken. */
  readonly why: Why | null;
}

/** What is on a card, whether it is coloured or grey. */
export function faceOf(card: BoardCard): string {
  return card.replace("grey-", "");
}

export function kindOf(card: BoardCard): Kind {
  const face = faceOf(card);
  if ((IDENTITIES as readonly string[]).includes(face)) return "identity";
  return (BUILDS as readonly string[]).includes(face) ? "build" : "mission";
}

export function isSecret(card: BoardCard): boolean {
  return card.startsWith("grey-") || kindOf(card) === "mission";
}

/** How much these options ask for. The mission card may stand for another, so it does not count. */
export function formOf(shows: readonly ShowCards[]): Form {
  const plain = shows.filter(({ cards }) => cards.every((card) => kindOf(card) !== "mission"));
  const most = Math.max(0, ...plain.map(({ cards }) => cards.length));
  if (most >= 3) return "three";
  if (most < 2) return "one";
  const isMixed = plain.some(({ cards }) => new Set(cards.map(kindOf)).size > 1);
  return isMixed ? "two" : "pair";
}

/** How many of a kind are shown at most, mission cards left aside. */
export function mostOf(shows: readonly ShowCards[], kind: Kind): number {
  return Math.max(
    0,
    ...shows.map(({ cards }) => cards.filter((one) => kindOf(one) === kind).length),
  );
}

/** The grey cards and the mission card that may be shown. */
export function secretsIn(shows: readonly ShowCards[]): Cards {
  return [...new Set(shows.flatMap(({ cards }) => cards))].filter(isSecret);
}

/** The option that is exactly this choice, or null. */
export function optionFor(shows: readonly ShowCards[], chosen: Cards): ShowCards | null {
  return (
    shows.find(({ cards }) => cards.length === chosen.length && holdsAll(cards, chosen)) ?? null
  );
}

/** The choice after a card was pressed. What no longer fits beside it gives way, the oldest first. */
export function pressed(shows: readonly ShowCards[], chosen: Cards, card: BoardCard): Cards {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  return withCard(shows, chosen, card) ?? chosen;
}

/** The choice with one more card, or null where no set has room for it. */
function withCard(shows: readonly ShowCards[], chosen: Cards, card: BoardCard): Cards | null {
  return waysWith(chosen, card).find((way) => canBecomeSet(shows, way)) ?? null;
}

/** The choices that could come of a card: beside all the others, or in the place of one of them. */
function waysWith(chosen: Cards, card: BoardCard): readonly Cards[] {
  const rest = chosen.filter((one) => faceOf(one) !== faceOf(card));
  const yielding = rest.filter((one) => mayGiveWay(one, card));
  return [rest, ...yielding.map((one) => without(rest, one))].map((others) => [...others, card]);
}

/** A card gives way to another of its kind; any gives way to the mission card, and it to any. */
function mayGiveWay(card: BoardCard, to: BoardCard): boolean {
  const kinds = [kindOf(card), kindOf(to)];
  return kinds[0] === kinds[1] || kinds.includes("mission");
}

/** How a card lies there now. `before` is what this asker was shown by me. */
export function stateOf(
  card: BoardCard,
  shows: readonly ShowCards[],
  chosen: Cards,
  before: readonly Show[],
  hand: BoardHand | null,
): CardState {
  const isChosen = chosen.includes(card);
  const mayBeTaken = isChosen || withCard(shows, chosen, card) !== null;
  return { card, isChosen, why: mayBeTaken ? null : whyNot(card, shows, chosen, before, hand) };
}

/** Of all sets that could have come of it: one was shown before, or none has a true card. */
function whyNot(
  card: BoardCard,
  shows: readonly ShowCards[],
  chosen: Cards,
  before: readonly Show[],
  hand: BoardHand | null,
): Why {
  const most = Math.max(...shows.map(({ cards }) => cards.length));
  const ways = waysWith(chosen, card).filter((way) => way.length <= most);
  if (ways.some((way) => way.length > 1 && before.some((show) => hasAllFaces(show, way))))
    return "shown-before";
  const isOffered = shows.some(({ cards }) => cards.includes(card));
  return isOffered && ways.every((way) => !way.some((one) => isTrueIn(hand, one)))
    ? "one-true"
    : "never";
}

function hasAllFaces({ cards }: Show, some: Cards): boolean {
  const faces = cards.map((one) => faceOf(one as BoardCard));
  return some.every((one) => faces.includes(faceOf(one)));
}

/** Whether a card shows what its owner is. */
export function isTrueIn(hand: BoardHand | null, card: BoardCard): boolean {
  return hand !== null && [hand.identity, hand.build].some((face) => face === faceOf(card));
}

function canBecomeSet(shows: readonly ShowCards[], chosen: Cards): boolean {
  return shows.some(({ cards }) => holdsAll(cards, chosen));
}

function holdsAll(cards: Cards, some: Cards): boolean {
  return some.every((card) => cards.includes(card));
}

function without(cards: Cards, card: BoardCard): Cards {
  return cards.filter((one) => one !== card);
}
