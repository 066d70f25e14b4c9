/** What is marked on the last board: the mission's space, and where its pieces stood. Pure. */
import type { BoardEnding, BoardHand, Identity, Piece } from "../../../wire/messages";
import { sideTold } from "./story";

export interface Mark {
  readonly space: string;
  /** goal: it should have been here; stood: it was here; done: it was here, and that was right. */
  readonly kind: "goal" | "stood" | "done";
}

/** The marks of the declarer's mission; none where nobody declared. */
export function marksOf(ending: BoardEnding): readonly Mark[] {
  const side = sideTold(ending);
  if (side === null) return [];
  const { space, fulfilled, pieces, target } = side;
  const stood = [...pieces.map((one) => one.space), ...(target === null ? [] : [target.space])];
  const isDone = (one: string) => fulfilled && (side.task !== "bring-true-figure" || one === space);
  const here = [...new Set(stood)]
    .filter((one) => !fulfilled || isDone(one))
    .map((one): Mark => ({ space: one, kind: fulfilled ? "done" : "stood" }));
  const isMissed = space !== null && !here.some((one) => one.space === space);
  return isMissed ? [...here, { space, kind: "goal" }] : here;
}

/** The true figure of each agent in the game. */
export function trueFigures(hands: readonly BoardHand[]): ReadonlyMap<Piece, Identity> {
  return new Map(
    hands
      .filter(({ seat }) => seat !== "aside")
      .map(({ seat, build, identity }) => [`${seat}-${build}` as Piece, identity]),
  );
}
