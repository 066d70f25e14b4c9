/** In what the editions of the card game differ, as screens and messages ask for it. */
import type { CardEditionFacts } from "../../wire/messages";
import { CARD_EDITION_FACTS, CARD_RULES } from "../../wire/values";

const FACTS: Readonly<Record<string, CardEditionFacts>> = CARD_EDITION_FACTS;

/** The facts of an edition, with its numbers from the lowest to the highest; by default the usual one. */
export function cardFacts(edition: string = CARD_RULES.edition): CardEditionFacts {
  const facts = FACTS[edition] ?? CARD_EDITION_FACTS[CARD_RULES.edition];
  const numbers: [...CardEditionFacts["numbers"]] = [...facts.numbers];
  return { ...facts, numbers: numbers.sort((a, b) => Number(a) - Number(b)) };
}
