/** The two cards that I am choosing: shared by the cards themselves and the button that shows them. */
import { getContext, setContext } from "svelte";
import { useTable, type Table } from "../../state/table.svelte";
import type { CardCard, ChoosePair } from "../../wire/messages";
import { offered } from "./commands";
import { optionFor, pressed } from "./pairs";
import { meetingOf } from "./plan.svelte";

interface Kept {
  readonly meeting: string;
  readonly cards: readonly CardCard[];
  /** What the last press has put in the place of what; null where it only took or put back a card. */
  readonly swap: Swap | null;
}

/** A card that was chosen takes the place of others. */
export interface Swap {
  readonly taken: CardCard;
  readonly out: readonly CardCard[];
}

export class PairChoice {
  readonly #table: Table;
  #kept = $state.raw<Kept | null>(null);

  constructor(table: Table) {
    this.#table = table;
  }

  get pairs(): readonly ChoosePair[] {
    return offered(this.#table, "choose-pair");
  }

  get cards(): readonly CardCard[] {
    return this.#now?.cards ?? [];
  }

  get swap(): Swap | null {
    return this.#now?.swap ?? null;
  }

  /** The command that shows these two; null while there are not two. */
  get option(): ChoosePair | null {
    return this.cards.length === 2 ? optionFor(this.pairs, this.cards) : null;
  }

  press(card: CardCard): void {
    const before = this.cards;
    const cards = pressed(this.pairs, before, card);
    const out = before.filter((one) => !cards.includes(one));
    const isSwap = cards.includes(card) && !before.includes(card) && out.length > 0;
    const swap = isSwap ? { taken: card, out } : null;
    this.#kept = { meeting: meetingOf(this.#table), cards, swap };
  }

  clear(): void {
    this.#kept = null;
  }

  /** What was chosen in another meeting counts no longer. */
  get #now(): Kept | null {
    return this.#kept?.meeting === meetingOf(this.#table) ? this.#kept : null;
  }
}

const KEY = Symbol("pair choice");

/** Make the choice of this screen, for everything below. */
export function providePairChoice(table: Table): PairChoice {
  return setContext(KEY, new PairChoice(table));
}

/** The choice of the screen, or one of its own for a part that stands alone. */
export function usePairChoice(): PairChoice {
  return getContext<PairChoice | undefined>(KEY) ?? providePairChoice(useTable());
}
