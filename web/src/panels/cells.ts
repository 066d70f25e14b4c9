/**
 * What stands in the note sheet: whose rows, which columns, and in each cell what was shown, what is
 * certain as far as the table's help goes, and what I have marked myself. Draws no conclusions.
 */
import type { Show } from "../fold/sheet";
import type { Colour, Help, Holder, Seat, SheetFact, Viewer } from "../wire/messages";
import { COLOURS } from "../wire/values";
import type { Mark } from "./marks.svelte";

export function isColour(seat: string): seat is Colour {
  return (COLOURS as readonly string[]).includes(seat);
}

/** Whose hands I do not know: the other agents, and with three players the one that nobody plays. */
export function holdersOf(
  absent: Holder,
  seats: readonly Seat[],
  viewer: Viewer | "all",
): readonly Holder[] {
  const agents = seats.filter(isColour);
  const others: Holder[] = agents.filter((seat) => seat !== viewer);
  if (agents.length === 3) others.push(absent);
  return others;
}

export interface Cell {
  readonly holder: Holder;
  readonly card: string;
  /** When it was shown to me. */
  readonly turns: readonly number[];
  readonly fact: "certain" | "crossed" | null;
  readonly mark: Mark | null;
  /** The opposite of my mark is certain. */
  readonly isContradicted: boolean;
}

/** What the cells are made of. */
export interface Sources {
  readonly help: Help;
  readonly viewer: Viewer | "all";
  readonly shows: readonly Show[];
  readonly facts: readonly SheetFact[];
  readonly contradicting: readonly SheetFact[];
  mark(holder: Holder, card: string): Mark | null;
}

export function cellOf(sources: Sources, holder: Holder, card: string): Cell {
  const isHere = (fact: SheetFact) => fact.seat === holder && fact.card === card;
  const fact = sources.help === "elimination" ? sources.facts.find(isHere) : undefined;
  const hasHelp = sources.help === "contradictions" || sources.help === "elimination";
  return {
    holder,
    card,
    turns: sources.help === "paper" ? [] : turnsOf(sources, holder, card),
    fact: fact === undefined ? null : fact.holds ? "certain" : "crossed",
    mark: sources.mark(holder, card),
    isContradicted: hasHelp && sources.contradicting.some(isHere),
  };
}

/** The fact behind a cell whose reason can be asked for: of a contradicted mark, the opposite. */
export function provable(cell: Cell): SheetFact | null {
  const { holder: seat, card } = cell;
  if (cell.fact !== null) return { seat, card, holds: cell.fact === "certain" };
  if (cell.isContradicted) return { seat, card, holds: cell.mark === "cross" };
  return null;
}

/** A card is the same in grey. */
export function faceOf(card: string): string {
  return card.replace(/^grey-/, "");
}

/** Those who could see what was shown: me, or through all eyes everybody. */
export function isShownTo(show: Show, viewer: Viewer | "all"): boolean {
  if (show.covert !== null) return false;
  return viewer === "all" || (show.from !== viewer && show.to.includes(viewer as Seat));
}

function turnsOf({ shows, viewer }: Sources, holder: Holder, card: string): readonly number[] {
  const turns = shows
    .filter((show) => show.from === holder && isShownTo(show, viewer))
    .filter((show) => show.cards.some((one) => faceOf(one) === card))
    .map((show) => show.turn);
  return [...new Set(turns)];
}

/** To whom I have shown a card. */
export function shownByMe(shows: readonly Show[], viewer: Viewer | "all", card: string): Seat[] {
  const mine = shows.filter((show) => show.from === viewer);
  const to = mine.filter((show) => show.cards.some((one) => faceOf(one) === card));
  return [...new Set(to.flatMap((show) => show.to))];
}
