/** A game as one object: everything in which one game differs from another for the client. */
import type { Component } from "svelte";
import { papersInSight } from "../panels/papers";
import type { Speaker } from "../speech/speech.svelte";
import type { GameFold, Position } from "../state/game";
import type {
  BoardEditionFacts,
  BoardRulesWanted,
  CardEditionFacts,
  CardRulesWanted,
  PassKind,
  Seat,
} from "../wire/messages";

export type RulesWanted = Required<BoardRulesWanted> | Required<CardRulesWanted>;

/** The rules of any game, to read a field of which only the setup knows that it is there. */
export type AnyRules = BoardRulesWanted & CardRulesWanted;

/** In what editions differ, of any game. */
export type EditionFacts = BoardEditionFacts & CardEditionFacts;

/** How a table of this game can be set up. */
export interface GameSetup {
  /** In what an edition differs from the others. */
  facts(edition: string): Partial<EditionFacts>;
  /** Each choice of the rules, with its values. */
  readonly choices: Readonly<Record<string, readonly string[]>>;
  /** The rules that the form offers at first. */
  readonly rules: RulesWanted;
  /** The field of the rules that ends a long game, the message that names it, and its bounds. */
  readonly limit: {
    readonly field: "turn_limit" | "round_limit";
    readonly label: string;
    readonly within: { readonly least: number; readonly most: number };
  };
  /** Whether the Ambassador may sit anywhere; otherwise they are last. */
  readonly isAmbassadorFree: boolean;
}

export interface Game extends GameFold {
  /** The screen of a game in progress. It is fetched when it is needed. */
  screen(): Promise<{ readonly default: Component }>;
  /** How far the game is, in a few words each for the top bar; nothing before it has begun. */
  progress(position: Position, t: Speaker["t"]): readonly string[];
  /** The decisions in which this seat can let the server pass, by the number of players. */
  passKinds(players: number, seat: Seat | null): readonly PassKind[];
  readonly setup: GameSetup;
}

/** A screen as soon as it can be drawn with the papers that are in sight at once. */
export async function withPapers<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const [fetched] = await Promise.all([screen, papersInSight()]);
  return fetched;
}
