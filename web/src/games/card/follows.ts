/**
 * What follows from cards that somebody has shown me, as far as the table's help tells it. Pure. With
 * "paper" nothing; with "record" what the rules say of such cards; from "contradictions" on, what my
 * own cards exclude; with "elimination" also what the sheet has ruled out.
 */
import type {
  CardCard,
  CardEditionFacts,
  CardHand,
  Colour,
  Help,
  SheetFact,
} from "../../wire/messages";
import { isTrue } from "./pairs";

export interface Shown {
  readonly from: Colour | "dummy";
  readonly cards: readonly CardCard[];
  readonly isBlack: boolean;
}

export interface Knowledge {
  readonly help: Help;
  readonly hand: CardHand | null;
  readonly facts: readonly SheetFact[];
  readonly truth: CardEditionFacts["truth"];
}

/** A sentence's id and what it is about. */
export interface Conclusion {
  readonly id: string;
  /** The cards of mine, those that the sheet has ruled out, and the one that is left. */
  readonly held: readonly CardCard[];
  readonly ruled: readonly CardCard[];
  readonly left: CardCard | null;
}

/** The cards that I hold myself, so that nobody else can. */
export function heldIn({ cards, isBlack }: Shown, { help, hand }: Knowledge): readonly CardCard[] {
  return help === "paper" || isBlack ? [] : cards.filter((card) => isTrue(card, hand));
}

export function whatFollows(shown: Shown, known: Knowledge): readonly Conclusion[] {
  if (known.help === "paper") return [];
  const { isBlack } = shown;
  const rule = isBlack ? "card-ui-follows-black" : `card-ui-follows-${known.truth}`;
  const said = { id: rule, held: [], ruled: [], left: null };
  if (isBlack || known.help === "record") return [said];
  const conclusion = conclusionOf(shown, known);
  return conclusion === null ? [said] : [said, conclusion];
}

/** At least one is true: what can't be leaves the other. */
function conclusionOf({ from, cards }: Shown, { help, hand, facts }: Knowledge): Conclusion | null {
  const sheet = help === "elimination" ? facts.filter(({ seat }) => seat === from) : [];
  const isOut = (card: CardCard) => sheet.some((fact) => fact.card === card && !fact.holds);
  const held = cards.filter((card) => isTrue(card, hand));
  const ruled = cards.filter((card) => !held.includes(card) && isOut(card));
  const left = cards.filter((card) => !held.includes(card) && !ruled.includes(card));
  const [only] = left;
  if (only === undefined || left.length > 1) return null;
  return { id: "card-ui-follows-so", held, ruled, left: only };
}
