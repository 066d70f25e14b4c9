/** The code, as far as it follows from certain facts. */
import { expect, test } from "vitest";
import { codeKnown } from "../../../src/games/card/code";
import { cardFacts } from "../../../src/games/card/edition";
import type { CardHand, Holder, SheetFact } from "../../../src/wire/messages";

const NUMBERS = cardFacts("ffg-2003").numbers;
const HAND: CardHand = { seat: "blue", identity: "bubble", number: "24" };
const holds = (seat: Holder, card: string): SheetFact => ({ seat, card, holds: true });
const not = (seat: Holder, card: string): SheetFact => ({ seat, card, holds: false });

test("nothing is known without cards and facts", () => {
  expect(codeKnown(null, [], NUMBERS)).toEqual({});
});

test("my own number belongs to my own agent", () => {
  expect(codeKnown(HAND, [], NUMBERS)).toEqual({ bubble: "24" });
});

test("an agent and a number in the same hand belong together", () => {
  const facts = [
    holds("red", "x"),
    holds("red", "13"),
    holds("dummy", "zsazsa"),
    holds("dummy", "36"),
  ];
  expect(codeKnown(HAND, facts, NUMBERS)).toEqual({ bubble: "24", x: "13", zsazsa: "36" });
});

test("half a hand is not enough, nor is what somebody does not hold", () => {
  const facts = [holds("red", "x"), not("red", "13"), holds("green", "13"), not("green", "zsazsa")];
  expect(codeKnown(null, facts, NUMBERS)).toEqual({});
});

test("numbers of another edition do not count", () => {
  expect(codeKnown(null, [holds("red", "x"), holds("red", "52")], NUMBERS)).toEqual({});
  expect(cardFacts("abacus-1997").numbers).toEqual(["0", "11", "29", "52"]);
  expect(cardFacts("unknown")).toEqual(cardFacts());
});
