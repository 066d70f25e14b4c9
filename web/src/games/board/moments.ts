/**
 * What has just happened between others and is easily missed: as something to pin to the map for a
 * moment. Pure. What I do myself, and cards that are shown to me, are said elsewhere.
 */
import type { BoardEvent, BoardPosition } from "../../fold/board";
import type { Numbered } from "../../fold/sheet";
import type { BoardCard, Colour, Piece, Seat, Viewer } from "../../wire/messages";
import { ownerOf } from "./meetings";

export type Happening =
  | {
      readonly what: "question";
      readonly seat: Seat;
      readonly agent: Colour;
      readonly about: string;
      /** Whether the agent is asked about in their absence. */
      readonly isThroughAmbassador: boolean;
    }
  | {
      readonly what: "cards";
      readonly seat: Colour;
      readonly to: readonly Seat[];
      /** The faces where all eyes see them, or backs. */
      readonly cards: readonly (BoardCard | null)[];
    }
  | {
      readonly what: "objection";
      readonly seat: Seat;
      readonly agent: Colour;
      readonly held: boolean;
    }
  | {
      readonly what: "moved" | "sent";
      readonly seat: Seat;
      readonly piece: Piece;
      readonly isMine: boolean;
    }
  | { readonly what: "declared"; readonly seat: Colour; readonly hand: Colour | null }
  | { readonly what: "answered"; readonly seat: Colour; readonly accepted: boolean };

export interface Moment {
  /** The number of its sighting. */
  readonly key: number;
  /** Where on the map; null where it concerns the whole table. */
  readonly space: string | null;
  /** Milliseconds for which it is shown. */
  readonly lasts: number;
  readonly happening: Happening;
}

const LASTS: Readonly<Record<Happening["what"], number>> = {
  question: 2_600,
  cards: 2_000,
  objection: 3_400,
  moved: 1_800,
  sent: 2_600,
  declared: 4_500,
  answered: 4_500,
};

/** The last of these sightings that is worth a moment; null where there is none. */
export function momentOf(
  latest: readonly Numbered[],
  position: Pick<BoardPosition, "places" | "question">,
  viewer: Viewer | "all",
): Moment | null {
  for (const { number, sighting } of latest.toReversed()) {
    const happening = happeningIn(sighting as BoardEvent, viewer);
    if (happening === null) continue;
    const space = placeOf(sighting as BoardEvent, position);
    return { key: number, space, lasts: LASTS[happening.what], happening };
  }
  return null;
}

function happeningIn(event: BoardEvent, viewer: Viewer | "all"): Happening | null {
  switch (event.type) {
    case "agent-questioned":
    case "ambassador-questioned": {
      const { seat, agent, about } = event;
      if (seat === viewer || agent === viewer) return null; // who is asked has the question before them
      const isThroughAmbassador = event.type === "ambassador-questioned";
      return { what: "question", seat, agent, about, isThroughAmbassador };
    }
    case "cards-shown": {
      const { seat, to, cards } = event;
      if (to.some((one) => one === viewer)) return null;
      return {
        what: "cards",
        seat,
        to,
        cards: cards.map((one) => (viewer === "all" ? one : null)),
      };
    }
    case "cards-shown-covertly": {
      const { seat, to, count } = event;
      return { what: "cards", seat, to, cards: Array<null>(count).fill(null) };
    }
    case "repeat-claimed": {
      const { seat, agent, held } = event;
      return { what: "objection", seat, agent, held };
    }
    case "piece-stepped":
      return movedPiece("moved", event.seat, event.piece, viewer);
    case "piece-expelled":
      return movedPiece("sent", event.seat, event.piece, viewer);
    case "mission-declared":
      return { what: "declared", seat: event.seat, hand: event.hand };
    case "hand-answered":
      return { what: "answered", seat: event.seat, accepted: event.accepted };
    default:
      return null;
  }
}

/** A piece of mine, or the Ambassador, in somebody else's hands. */
function movedPiece(
  what: "moved" | "sent",
  seat: Seat,
  piece: Piece,
  viewer: Viewer | "all",
): Happening | null {
  const owner = ownerOf(piece);
  if (seat === viewer || seat === owner) return null;
  const isMine = owner === viewer;
  return isMine || piece === "ambassador" || what === "sent" ? { what, seat, piece, isMine } : null;
}

function placeOf(
  event: BoardEvent,
  { places, question }: Pick<BoardPosition, "places" | "question">,
): string | null {
  switch (event.type) {
    case "piece-stepped":
    case "piece-expelled":
      return event.to;
    case "agent-questioned":
      return places[event.figure] ?? null;
    case "ambassador-questioned":
      return places.ambassador ?? null;
    case "cards-shown":
    case "cards-shown-covertly":
    case "repeat-claimed":
      return question === null ? null : (places[question.piece] ?? null);
    default:
      return null;
  }
}
