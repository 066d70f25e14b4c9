/**
 * Where the offered steps lead: by ball, piece and space. Pure; knows no routes and no rules, only
 * the list of steps.
 */
import type { Ball, Piece, Step } from "../wire/messages";

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
 * A ball that is good for everything that another one does is kept for later: the other is taken
 * ("either" is saved where "land" will do). More than one is left only where each can do something
 * that the other can't, as where a land route and a water route join the same two spaces: then the
 * player is asked.
 */
export function ballsFor(
  steps: readonly Step[],
  piece: Piece,
  to: string,
  chosen: Ball | null,
): readonly Ball[] {
  const able = ballsOf(fitting(steps, chosen, piece, to));
  return able.filter(
    (ball) => !able.some((other) => other !== ball && isMoreAble(steps, ball, other)),
  );
}

/** Whether a ball can do all that the other one can, and more. */
function isMoreAble(steps: readonly Step[], ball: Ball, other: Ball): boolean {
  const does = namesOf(steps, ball);
  const otherDoes = namesOf(steps, other);
  return does.size > otherDoes.size && [...otherDoes].every((name) => does.has(name));
}

function namesOf(steps: readonly Step[], ball: Ball): ReadonlySet<string> {
  return new Set(fitting(steps, ball, null).map(({ piece, to }) => `${piece} ${to}`));
}
