/**
 * Where the offered steps lead: by ball, piece and space. Pure; knows no routes and no rules, only
 * the list of steps.
 */
import type { Ball, Piece, Step } from "../../wire/messages";

/** The balls that some step uses, each once. */
export function ballsOf(steps: readonly Step[]): readonly Ball[] {
  return [...new Set(steps.map(({ ball }) => ball))];
}

/** The pieces that some step moves, each once. */
export function piecesOf(steps: readonly Step[]): readonly Piece[] {
  return [...new Set(steps.map(({ piece }) => piece))];
}

/** The steps that fit what has been chosen; null fits all. */
export function fitting(
  steps: readonly Step[],
  ball: Ball | null,
  piece: Piece | null,
  to: string | null = null,
): readonly Step[] {
  return steps.filter(
    (step) =>
      (ball === null || step.ball === ball) &&
      (piece === null || step.piece === piece) &&
      (to === null || step.to === to),
  );
}

/**
 * The balls with which one and the same step should be made, of all that could make it.
 *
 * The one that is chosen; else a ball that is good for both ways is saved where another will do. More
 * than one is left only where a land route and a water route join the same two spaces: then it matters
 * which ball remains, and the player is asked.
 */
export function ballsFor(
  steps: readonly Step[],
  piece: Piece,
  to: string,
  chosen: Ball | null,
): readonly Ball[] {
  const able = ballsOf(fitting(steps, chosen, piece, to));
  const narrow = able.filter((ball) => ball !== "either");
  return narrow.length > 0 ? narrow : able;
}
