/**
 * What the panels around a game show differently for each game. The game's screen provides it; the
 * panels only use it.
 */
import { getContext, setContext, type Component } from "svelte";
import type { Numbered } from "../fold/sheet";
import type { Speaker } from "../speech/speech.svelte";
import type { Position } from "../state/game";
import type { Holder, Settings, Visitor } from "../wire/messages";

export interface GameParts {
  /** Which deal of a match my marks belong to. */
  deal(position: Position): number;
  /** With three players: who holds the hand that nobody plays. */
  readonly absent: Holder;
  /** The second four columns of the note sheet. */
  columns(settings: Settings): readonly string[];
  /** The head of one of these columns. */
  readonly ColumnHead: Component<{ card: string }>;
  /** How cards come to be shown when nothing special happened; empty where nothing is to be said. */
  howShown(settings: Settings, t: Speaker["t"]): string;
  /** The points of somebody in a match; undefined where nobody counts. */
  points(position: Position, visitor: Visitor): number | undefined;
  /** Which sightings the stage has marked with a number, by their own numbers. */
  marked?(seen: readonly Numbered[]): ReadonlyMap<number, number>;
  /** What lies before a seat. */
  readonly SeatPicture: Component<{ seat: Visitor }>;
  /** Whether that picture needs the whole width of a seat. */
  readonly isSeatPictureWide: boolean;
  /** What the pictures mean, where the phone shows them; null where they are not shown there. */
  readonly SeatLegend: Component | null;
  /** My cards and what they say about my partner. */
  readonly OwnHand: Component;
  /** What stands beside the button that hides my dossier; null where nothing does. */
  readonly DossierButton: Component | null;
  /** What the player of the Ambassador has instead. */
  readonly AmbassadorPapers: Component;
  /** What the dossier offers to those who have no cards; null where there is nothing. */
  readonly ForOthers: Component | null;
}

const KEY = Symbol("game parts");

/** Give these parts to all panels below. */
export function provideParts(parts: GameParts): void {
  setContext(KEY, parts);
}

export function useParts(): GameParts {
  return getContext<GameParts>(KEY);
}
