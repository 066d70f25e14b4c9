/**
 * Choosing two cards: which may still be taken, and what is offered. It knows no rule, it only looks
 * for whole pairs among the server's options.
 */
import type { Show } from "../../fold/sheet";
import type { CardCard, CardHand, ChoosePair } from "../../wire/messages";

/** Why a card is not offered beside what is chosen, where that can be seen. */
export type Why = "shown-before" | "also-true" | "none-true" | "never";

/** The option that is exactly these cards, or null. */
export function optionFor(
  pairs: readonly ChoosePair[],
  chosen: readonly CardCard[],
): ChoosePair | null {
  return (
    pairs.find(({ cards }) => cards.length === chosen.length && holdsAll(cards, chosen)) ?? null
  );
}

/** The choice after a card was pressed; where there is no room for it the older one gives way. */
export function pressed(
  pairs: readonly ChoosePair[],
  chosen: readonly CardCard[],
  card: CardCard,
): readonly CardCard[] {
  if (chosen.includes(card)) return chosen.filter((one) => one !== card);
  for (const kept of [chosen, chosen.slice(1), chosen.slice(0, 1), []]) {
    const choice = [...kept, card];
    if (pairs.some(({ cards }) => holdsAll(cards, choice))) return choice;
  }
  return chosen;
}

/** Null where the card may stand beside the one that is chosen. */
export function whyNot(
  card: CardCard,
  pairs: readonly ChoosePair[],
  chosen: readonly CardCard[],
  before: readonly Show[],
  hand: CardHand | null,
): Why | null {
  if (chosen.includes(card) || chosen.length !== 1) {
    return pairs.some(({ cards }) => cards.includes(card)) ? null : "never";
  }
  const pair = [...chosen, card];
  if (pairs.some(({ cards }) => holdsAll(cards, pair))) return null;
  if (before.some(({ cards }) => holdsAll(cards as readonly CardCard[], pair)))
    return "shown-before";
  const count = pair.filter((one) => isTrue(one, hand)).length;
  return count === 2 ? "also-true" : count === 0 ? "none-true" : "never";
}

export function isTrue(card: CardCard, hand: CardHand | null): boolean {
  return hand !== null && (card === hand.identity || card === hand.number);
}

function holdsAll(cards: readonly CardCard[], some: readonly CardCard[]): boolean {
  return some.every((card) => cards.includes(card));
}
