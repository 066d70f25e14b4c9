/** The registry of what the companion shows differently for each game. It is fetched with its screen. */
import type { Component } from "svelte";
import type { Speaker } from "../speech/speech.svelte";
import type { Colour, CompanionSheet, GameName, Holder } from "../wire/messages";
import { BUILDS, IDENTITIES, LETTERS } from "../wire/values";
import BuildHead from "./board/BuildHead.svelte";
import Missions from "./board/companion/Missions.svelte";
import { cardFacts } from "./card/edition";
import NumberHead from "./card/NumberHead.svelte";
import { PUZZLE_PARTS } from "./puzzles";

export interface MissionsProps {
  sheet: CompanionSheet;
  edition: string;
  players: number;
  speaker: Speaker;
}

export interface CompanionParts {
  /** The cards of a hand, kind by kind, with the id of what each kind is called. */
  hand(edition: string): readonly { readonly label: string; readonly cards: readonly string[] }[];
  /** The second four columns of the sheet. */
  second(edition: string): readonly string[];
  readonly ColumnHead: Component<{ card: string }>;
  readonly Picture: Component<{ card: string; seat: Colour; size?: number }>;
  cardName(card: string, speaker: Speaker): string;
  /** With three players: who holds the hand that nobody plays. */
  readonly absent: Holder;
  /** Whether one can look at that hand. */
  readonly canLookAtAbsent: boolean;
  /** Cards that can be shown besides identities and the second kind. */
  readonly letters: readonly string[];
  /** How secret cards are named: with a prefix, or by a mark of the entry. */
  readonly secretPrefix: string | null;
  /** The most cards of an entry. */
  readonly most: number;
  /** The missions that are left; null where the game has none. */
  readonly Missions: Component<MissionsProps> | null;
}

export const COMPANION_PARTS: Readonly<Record<GameName, CompanionParts>> = {
  board: {
    hand: () => [
      { label: "companion-identity", cards: IDENTITIES },
      { label: "companion-build", cards: BUILDS },
      { label: "companion-letter", cards: LETTERS },
    ],
    second: () => BUILDS,
    ColumnHead: BuildHead,
    Picture: PUZZLE_PARTS.board.Picture,
    cardName: PUZZLE_PARTS.board.cardName,
    absent: "aside",
    canLookAtAbsent: false,
    letters: LETTERS,
    secretPrefix: "grey-",
    most: 3,
    Missions,
  },
  card: {
    hand: (edition) => [
      { label: "companion-identity", cards: IDENTITIES },
      { label: "companion-number", cards: cardFacts(edition).numbers },
    ],
    second: (edition) => cardFacts(edition).numbers,
    ColumnHead: NumberHead,
    Picture: PUZZLE_PARTS.card.Picture,
    cardName: PUZZLE_PARTS.card.cardName,
    absent: "dummy",
    canLookAtAbsent: true,
    letters: [],
    secretPrefix: null,
    most: 2,
    Missions: null,
  },
};
