/**
 * The shape of a card game's position as a viewer can know it; `card.ts` folds sightings into it. A
 * match may have several games: the position is that of the game being played.
 */
import type {
  CardCard,
  CardHand,
  CardLocation,
  CardNumber,
  CardOutcome,
  CardRules,
  CardSighting,
  Colour,
  Seat,
  Visitor,
} from "../wire/messages";
import type { CardSecret } from "./all_eyes";

/**
 * What the game does now, as far as the last sightings say. In a "meeting" somebody may declare,
 * choose cards, ask or look: who may do which is the server's business. "between" meetings things
 * happen by themselves.
 */
export type CardStage = "hiding" | "playing" | "meeting" | "showing" | "between" | "over";

/** Who meets where. */
export interface Meeting {
  readonly location: CardLocation;
  readonly visitors: readonly Visitor[];
}

/** A code that somebody has named in this game. */
export interface Declaration {
  readonly seat: Seat;
  readonly code: readonly CardNumber[];
}

/** A chosen pair that was not shown yet, or that it lies there. */
export type Chosen = readonly CardCard[] | "face-down";

export interface CardPosition {
  /** Clockwise; empty before the game. */
  readonly seats: readonly Seat[];
  readonly rules: CardRules | null;
  /** The number of the game in the match. */
  readonly game: number;
  readonly round: number;
  /** Who goes first in this round, and who went first in this game's first round. */
  readonly first: Colour | null;
  readonly opener: Colour | null;
  readonly stage: CardStage;
  /** By visitor: the locations played since they were last taken back, in order. */
  readonly played: Readonly<Partial<Record<Visitor, readonly CardLocation[]>>>;
  /** By location: who stands there in this round, in the order of coming. */
  readonly here: Readonly<Partial<Record<CardLocation, readonly Visitor[]>>>;
  /** The Ambassador's card that lies face down: only their player knows which. */
  readonly hidden: CardLocation | null;
  readonly hasHidden: boolean;
  readonly meeting: Meeting | null;
  /** Where this round's meetings are over. */
  readonly resolved: readonly CardLocation[];
  /** Who has said in this meeting that they name no code. */
  readonly declined: readonly Seat[];
  /** Who demands a black card, and of whom. */
  readonly asker: Colour | null;
  readonly named: Colour | null;
  readonly chosen: Readonly<Partial<Record<Colour, Chosen>>>;
  readonly declaration: Declaration | null;
  readonly scores: Readonly<Partial<Record<Seat, number>>>;
  /** The viewer's own. */
  readonly hand: CardHand | null;
  /** All hands, where they lie open: after a game, or through all eyes. */
  readonly hands: readonly CardHand[];
  /** How the last game of the match ended, and the match itself. */
  readonly result: CardOutcome | null;
  readonly outcome: CardOutcome | null;
}

/** Before anything has happened. */
export const EMPTY_CARD: CardPosition = {
  seats: [],
  rules: null,
  game: 0,
  round: 0,
  first: null,
  opener: null,
  stage: "over",
  played: {},
  here: {},
  hidden: null,
  hasHidden: false,
  meeting: null,
  resolved: [],
  declined: [],
  asker: null,
  named: null,
  chosen: {},
  declaration: null,
  scores: {},
  hand: null,
  hands: [],
  result: null,
  outcome: null,
};

/** What the fold takes in: a viewer's sightings, or in a replay the events as all eyes see them. */
export type CardEvent = CardSighting | CardSecret;
