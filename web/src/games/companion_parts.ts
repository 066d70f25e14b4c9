/** What a game must offer to the companion for the real box. */
import type { Component } from "svelte";
import type { Speaker } from "../speech/speech.svelte";
import type { Colour, CompanionSheet, Holder } from "../wire/messages";

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
