/** The code, number by agent, as far as it follows from certain facts. */
import type { SheetFact } from "../../wire/messages";
import type { CardEditionFacts, CardHand, CardNumber, Identity, Seat } from "../../wire/messages";
import { IDENTITIES } from "../../wire/values";

/** By agent: their number, where both are known to be in one hand. */
export function codeKnown(
  hand: CardHand | null,
  facts: readonly SheetFact[],
  numbers: readonly CardNumber[],
): Partial<Record<Identity, CardNumber>> {
  const held = facts.filter(({ holds }) => holds);
  const code: Partial<Record<Identity, CardNumber>> = {};
  if (hand !== null) code[hand.identity] = hand.number;
  for (const identity of IDENTITIES) {
    const holder = held.find(({ card }) => card === identity)?.seat;
    const number = numbers.find((one) =>
      held.some(({ seat, card }) => seat === holder && card === one),
    );
    if (holder !== undefined && number !== undefined) code[identity] ??= number;
  }
  return code;
}

/** Who wins if the code that I name is wrong. */
export type Risk = "team" | "pair-and-ambassador" | "agents" | "alone";

export function riskOf(
  players: number,
  me: Seat | null,
  fivePlay: CardEditionFacts["five_play"],
): Risk {
  if (players === 4) return "team";
  if (players !== 5 || fivePlay === "alone") return "alone";
  return me === "ambassador" ? "agents" : "pair-and-ambassador";
}
