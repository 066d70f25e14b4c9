/** Who stands together on the map now, as everybody can see it. Knows no rules. */
import type { BoardPosition } from "../../fold/board";
import type { Piece, Seat } from "../../wire/messages";
import { ownerOf, piecesAt } from "./meetings";

type Places = BoardPosition["places"];

/** A space on which a player's piece stands with pieces of others. */
export interface Encounter {
  readonly space: string;
  readonly own: Piece;
  readonly others: readonly Piece[];
}

/** Where this player's pieces stand with others. */
export function encountersOf(places: Places, seat: Seat): readonly Encounter[] {
  const own = (Object.keys(places) as Piece[]).filter((piece) => ownerOf(piece) === seat);
  return own.flatMap((piece) => {
    const space = places[piece];
    if (space === undefined) return [];
    const others = piecesAt(places, space).filter((one) => ownerOf(one) !== seat);
    return others.length === 0 ? [] : [{ space, own: piece, others }];
  });
}

/** The encounter of this player that ends when the piece moves, or null. */
export function endedBy(places: Places, piece: Piece, seat: Seat): Encounter | null {
  const found = encountersOf(places, seat);
  return found.find(({ own, others }) => own === piece || others.includes(piece)) ?? null;
}
