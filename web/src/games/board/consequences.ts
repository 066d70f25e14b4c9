/** What follows from a step as far as the position shows it: whom one would meet there. */
import type { BoardPosition } from "../../fold/board";
import type { Piece, Seat } from "../../wire/messages";
import { ownerOf, piecesAt } from "./meetings";
import type { Said } from "./prompt";

/** The second line of a target's label, or null where nobody stands there. */
export function consequence(
  places: BoardPosition["places"],
  piece: Piece,
  to: string,
  me: Seat,
): Said | null {
  const there = piecesAt(places, to).filter((one) => one !== piece);
  const isMine = ownerOf(piece) === me;
  const met = there.find((one) => (ownerOf(one) === me) !== isMine) ?? there[0];
  if (met === undefined) return null;
  return said(met, isMine, ownerOf(met) === me);
}

function said(met: Piece, isMine: boolean, isMyFigure: boolean): Said {
  const [, build = "ambassador"] = met.split("-");
  if (isMyFigure)
    return { id: isMine ? "board-ui-note-own" : "board-ui-note-meets-you", vars: { build } };
  if (met === "ambassador") return { id: "board-ui-note-ambassador", vars: {} };
  return { id: "board-ui-note-meet", vars: { seat: ownerOf(met) } };
}
