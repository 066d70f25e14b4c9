/** What was shown before a puzzle's position, row by row: to the solver, or by them. */
import type { Colour, Puzzle, Seat } from "../../wire/messages";

export interface Row {
  readonly turn: number;
  readonly from: Colour | "dummy";
  readonly to: readonly Seat[];
  readonly cards: readonly string[];
  readonly isThroughAmbassador: boolean;
  /** A secret card of the card game. */
  readonly isBlack: boolean;
}

/** All rows that the solver was part of, in order. */
export function rowsOf({ seen, when }: Puzzle): readonly Row[] {
  const sets = seen.shown.map(({ seat, to, cards }) => ({
    from: seat,
    to: typeof to === "string" ? [to] : to,
    cards,
    isBlack: false,
  }));
  const black = ("black" in seen ? seen.black : []).map(({ seat, to, card }) => ({
    from: seat,
    to: [to],
    cards: [card],
    isBlack: true,
  }));
  return [...sets, ...black]
    .map((row, at) => ({
      ...row,
      turn: when[at]?.turn ?? 0,
      isThroughAmbassador: when[at]?.through_ambassador ?? false,
    }))
    .sort((one, other) => one.turn - other.turn);
}

/** The rows that matter: for an answer what the asker was shown, else what the solver was shown. */
export function tellingRows(puzzle: Puzzle): readonly Row[] {
  const isAnswer = puzzle.kind === "answer";
  return rowsOf(puzzle).filter(({ from, to }) =>
    isAnswer ? from === puzzle.viewer && to.includes(puzzle.about as Seat) : from !== puzzle.viewer,
  );
}
