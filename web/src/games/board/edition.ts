/** In what the editions of the board game differ, as screens and messages ask for it. */
import type { BoardEditionFacts } from "../../wire/messages";
import { BOARD_EDITION_FACTS, BOARD_RULES } from "../../wire/values";

const FACTS: Readonly<Record<string, BoardEditionFacts>> = BOARD_EDITION_FACTS;

/** The facts of an edition; by default of the usual one. */
export function boardFacts(edition: string = BOARD_RULES.edition): BoardEditionFacts {
  return FACTS[edition] ?? BOARD_EDITION_FACTS[BOARD_RULES.edition];
}
