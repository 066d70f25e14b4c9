/**
 * The shape of a board game's position as a viewer can know it. Everything that is drawn on the map
 * and said beside it comes from here; `board.ts` folds sightings into it.
 */
import type {
  Ball,
  BoardHand,
  BoardOutcome,
  BoardPhase,
  BoardRules,
  BoardSighting,
  Colour,
  Note,
  OpenQuestion,
  Piece,
  Seat,
  StepMade,
} from "../wire/messages";
import type { BoardSecret } from "./all_eyes";

/** What the game does now, as far as the last sightings say; "over" also before it has begun. */
export type BoardStage = BoardPhase | "over";

/** A ball of this turn. `used` also where it can't be used: a blank, or after the movement. */
export interface DrawnBall {
  readonly ball: Ball;
  readonly used: boolean;
}

/** How a piece came to where it stands. "any": by a ball that may go by land or by water. */
export type Way = "land" | "water" | "any" | "expelled" | "slipped" | "undone";

/** The last piece that has moved. */
export interface LastMove {
  readonly piece: Piece;
  readonly origin: string;
  readonly to: string;
  readonly how: Way;
}

/** A question that was asked in this turn, and by whom; it stays until its meeting is settled. */
export interface BoardQuestion extends OpenQuestion {
  readonly asker: Seat;
}

/** "Mission accomplished": whose hand is offered to whom (to nobody), and whether it was taken. */
export interface Offer {
  readonly by: Colour;
  readonly to: Colour | null;
  readonly accepted: boolean | null;
}

export interface BoardPosition {
  /** Clockwise; empty before the game. */
  readonly seats: readonly Seat[];
  readonly rules: BoardRules | null;
  readonly first: Seat | null;
  /** 0 until the first turn begins. */
  readonly turn: number;
  /** Whose turn it is (or who places figures); the agent who must answer is in `question`. */
  readonly toMove: Seat | null;
  readonly stage: BoardStage;
  readonly places: Readonly<Partial<Record<Piece, string>>>;
  readonly balls: readonly DrawnBall[];
  /** Steps of this turn that can still be undone, the last one last. */
  readonly steps: readonly StepMade[];
  readonly lastMove: LastMove | null;
  readonly question: BoardQuestion | null;
  readonly offer: Offer | null;
  readonly ambassadorMovedBy: Seat | null;
  /** The viewer's own. */
  readonly hand: BoardHand | null;
  /** All hands, where they lie open: at the end, or through all eyes. */
  readonly hands: readonly BoardHand[];
  /** What the note says, to those who may know; see `noteWritten`. */
  readonly note: Note | null;
  readonly noteWritten: boolean;
  readonly outcome: BoardOutcome | null;
}

/** Before anything has happened. */
export const EMPTY_BOARD: BoardPosition = {
  seats: [],
  rules: null,
  first: null,
  turn: 0,
  toMove: null,
  stage: "over",
  places: {},
  balls: [],
  steps: [],
  lastMove: null,
  question: null,
  offer: null,
  ambassadorMovedBy: null,
  hand: null,
  hands: [],
  note: null,
  noteWritten: false,
  outcome: null,
};

/** What the fold takes in: a viewer's sightings, or in a replay the events as all eyes see them. */
export type BoardEvent = BoardSighting | BoardSecret;
