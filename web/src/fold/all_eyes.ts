/**
 * What the referee sees and no player does, for a replay through all eyes: the events whose secrets
 * nobody has taken out. Every other event of the log is also somebody's sighting.
 */
import type {
  Ball,
  BoardHand,
  BoardPhase,
  BoardRules,
  CardHand,
  CardKind,
  CardLocation,
  CardPhase,
  CardRules,
  ChosenPair,
  Colour,
  Look,
  Note,
  OpenQuestion,
  Piece,
  Score,
  Seat,
  ShownPair,
  ShownSet,
  StepMade,
  Visitor,
} from "../wire/messages";

/** All hands of a board game, the one that lies aside included. */
export interface BoardHandsDealt {
  readonly type: "hands-dealt";
  readonly hands: readonly BoardHand[];
}

/** A whole position of a board game. What has its usual value is left out. */
export interface BoardScenario {
  readonly seats: readonly Seat[];
  readonly to_move: Seat;
  readonly phase: BoardPhase;
  readonly places: Readonly<Partial<Record<Piece, string>>>;
  readonly hands?: readonly BoardHand[];
  readonly turn?: number;
  readonly rules?: Partial<BoardRules>;
  readonly balls?: readonly Ball[];
  readonly steps?: readonly StepMade[];
  readonly question?: OpenQuestion | null;
  readonly offered_hand?: Colour | null;
  readonly shown?: readonly ShownSet[];
  readonly ambassador_moved_by?: Seat | null;
  readonly note?: Note | null;
  readonly first?: Seat | null;
}

/** The table is laid from a scenario. */
export interface BoardScenarioSet {
  readonly type: "scenario-set";
  readonly scenario: BoardScenario;
}

/** All hands of one game of a match, the dummy's included. */
export interface CardHandsDealt {
  readonly type: "hands-dealt";
  readonly game: number;
  readonly hands: readonly CardHand[];
}

/** A black card that an agent has shown. */
export interface ShownBlack {
  readonly seat: Colour;
  readonly to: Colour;
  readonly kind: CardKind;
}

/** A whole position of a card game. What has its usual value is left out. */
export interface CardScenario {
  readonly seats: readonly Seat[];
  readonly phase: CardPhase;
  readonly first: Colour;
  readonly hands: readonly CardHand[];
  readonly played?: Readonly<Partial<Record<Visitor, readonly CardLocation[]>>>;
  readonly round?: number;
  readonly rules?: Partial<CardRules>;
  readonly hidden?: CardLocation | null;
  readonly meeting?: CardLocation | null;
  readonly resolved?: readonly CardLocation[];
  readonly declined?: readonly Seat[];
  readonly chosen?: readonly ChosenPair[];
  readonly named?: Colour | null;
  readonly shown?: readonly ShownPair[];
  readonly black?: readonly ShownBlack[];
  readonly looks?: readonly Look[];
  readonly game_number?: number;
  readonly opener?: Colour | null;
  readonly scores?: readonly Score[];
}

/** The table is laid from a scenario. */
export interface CardScenarioSet {
  readonly type: "scenario-set";
  readonly scenario: CardScenario;
}

/** What only all eyes together see of a board game. */
export type BoardSecret = BoardHandsDealt | BoardScenarioSet;

/** What only all eyes together see of a card game. */
export type CardSecret = CardHandsDealt | CardScenarioSet;
