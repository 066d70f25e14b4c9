/** What has just happened, as the map and the prompt show it. Pure. */
import type { BoardPosition } from "../../fold/board";
import type { Numbered } from "../../fold/sheet";
import type { Via } from "../../map/types";
import type { BoardCard, Seat } from "../../wire/messages";

/** The last move, as the map draws it; a move of somebody else's is marked as theirs. */
export function lastVia({ lastMove, toMove: by }: BoardPosition, me: Seat | null): Via | null {
  if (lastMove === null) return null;
  const { piece, origin, to, how } = lastMove;
  const kind = how === "expelled" || how === "slipped" ? "none" : how === "undone" ? "any" : how;
  const isMarked = by !== null && by !== me && how !== "undone";
  return { piece, origin, to, kind, ...(isMarked ? { by } : {}) };
}

/** The cards of this turn's last answer, if this player was the one who saw them. */
export function shownTo(
  { question }: BoardPosition,
  seen: readonly Numbered[],
  me: Seat | null,
): readonly BoardCard[] {
  if (question === null || question.asker !== me) return [];
  const shown = seen.findLast(({ sighting }) => sighting.type === "cards-shown")?.sighting;
  return shown?.type === "cards-shown" && shown.seat === question.agent ? shown.cards : [];
}
