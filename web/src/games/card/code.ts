/** The code, number by agent, as far as it follows from certain facts. */
import type { SheetFact } from "../../wire/messages";
import type { CardHand, CardNumber, Identity } from "../../wire/messages";
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
