/**
 * The meetings that are to be settled, with what is offered in each. Which pieces stand together is
 * read from the position; what may be done, only from the commands.
 */
import type {
  BoardCommand,
  Colour,
  Expel,
  Figure,
  Piece,
  Seat,
  SlipAway,
} from "../../wire/messages";
import type { BoardPosition } from "../../fold/board";
import { ofType, type CommandOf } from "./commands";

export type Question = CommandOf<"question-agent"> | CommandOf<"question-through-ambassador">;

export interface Meeting {
  readonly space: string;
  /** Whom I meet; null where that is not in sight. */
  readonly met: Piece | null;
  readonly questions: readonly Question[];
  readonly slips: readonly SlipAway[];
}

/** Who owns a piece. */
export function ownerOf(piece: Piece): Seat {
  return piece === "ambassador" ? "ambassador" : (piece.split("-")[0] as Colour);
}

/** The pieces on a space. */
export function piecesAt(places: BoardPosition["places"], space: string): readonly Piece[] {
  return (Object.keys(places) as Piece[]).filter((piece) => places[piece] === space);
}

/** All meetings in which something is offered, those with a question first. */
export function meetingsIn(
  commands: readonly BoardCommand[],
  places: BoardPosition["places"],
  me: Seat,
): readonly Meeting[] {
  const questions = [
    ...ofType(commands, "question-agent"),
    ...ofType(commands, "question-through-ambassador"),
  ];
  const slips = ofType(commands, "slip-away");
  const spaces = new Set<string>();
  for (const question of questions) add(spaces, places[askedPiece(question)]);
  for (const { figure } of slips) add(spaces, places[figure]);
  return [...spaces].map((space) => ({
    space,
    met: piecesAt(places, space).find((piece) => ownerOf(piece) !== me) ?? null,
    questions: questions.filter((question) => places[askedPiece(question)] === space),
    slips: slips.filter(({ figure }) => places[figure] === space),
  }));
}

function add(spaces: Set<string>, space: string | undefined): void {
  if (space !== undefined) spaces.add(space);
}

/** The piece that is met in a question. */
export function askedPiece(question: Question): Piece {
  return question.type === "question-agent" ? question.figure : "ambassador";
}

/** Whose cards a question is about. */
export function askedAgent(question: Question): Colour {
  return question.type === "question-agent" ? (ownerOf(question.figure) as Colour) : question.agent;
}

/** The piece that an expulsion sends away: the one that was questioned, or the one that I share a space with. */
export function expelledPiece(position: BoardPosition, me: Seat): Piece | null {
  if (position.question !== null) return position.question.piece;
  const here = position.places[me as Piece]; // only the Ambassador's seat is a piece, too
  if (here === undefined) return null;
  return piecesAt(position.places, here).find((piece) => ownerOf(piece) !== me) ?? null;
}

/** What I may do without a question: send away, or slip away. */
export type Leaving = Expel | SlipAway;

/** The figure that would leave by a slip. */
export function slipsOf(slips: readonly SlipAway[], figure: Figure | null): readonly SlipAway[] {
  return slips.filter((slip) => slip.figure === figure);
}
