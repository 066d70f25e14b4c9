/**
 * What the last turn of a board game did to the pieces: its moves in order, numbered, without steps
 * that were undone. Pure; reads the viewer's sightings only.
 */
import type { Ball, Piece, Seat } from "../wire/messages";
import type { Numbered } from "./sheet";

/** "any": by a ball that may go by land or by water; "sent" and "slipped": along no route. */
export type TrailWay = "land" | "water" | "any" | "sent" | "slipped";

export interface TrailMove {
  /** Its place in the turn, from 1 on. */
  readonly step: number;
  /** The number of its sighting. */
  readonly number: number;
  readonly piece: Piece;
  readonly origin: string;
  readonly to: string;
  readonly way: TrailWay;
}

/** A turn that is over, with all that was seen of it. */
export interface FinishedTurn {
  readonly turn: number;
  readonly mover: Seat;
  readonly seen: readonly Numbered[];
  readonly moves: readonly TrailMove[];
}

const BEGINNINGS: readonly string[] = ["turn-began", "scenario-seen", "scenario-set"];

/** The last turn that is over: the same one until the next turn is over, too. */
export function lastTurn(seen: readonly Numbered[]): FinishedTurn | null {
  const end = seen.findLastIndex(({ sighting }) =>
    ["turn-began", "game-ended"].includes(sighting.type),
  );
  if (end < 1) return null;
  const before = seen.slice(0, end);
  const start = before.findLastIndex(({ sighting }) => BEGINNINGS.includes(sighting.type));
  const opening = before[start];
  const whose = opening === undefined ? null : turnIn(opening);
  if (whose === null) return null;
  const during = before.slice(start + 1);
  return { ...whose, seen: during, moves: movesIn(during) };
}

function turnIn({ sighting }: Numbered): Pick<FinishedTurn, "turn" | "mover"> | null {
  if (sighting.type === "turn-began") return { turn: sighting.turn, mover: sighting.seat };
  const scenario = sighting.type === "scenario-set" ? sighting.scenario : sighting;
  if (!("to_move" in scenario) || scenario.phase === "placing") return null;
  return { turn: scenario.turn ?? 1, mover: scenario.to_move };
}

type Unnumbered = Omit<TrailMove, "step">;

function movesIn(seen: readonly Numbered[]): readonly TrailMove[] {
  const moves = seen.reduce<readonly Unnumbered[]>(after, []);
  return moves.map((move, index) => ({ ...move, step: index + 1 }));
}

function after(
  moves: readonly Unnumbered[],
  { number, sighting }: Numbered,
): readonly Unnumbered[] {
  switch (sighting.type) {
    case "piece-stepped": {
      const { piece, origin, to, ball } = sighting;
      return [...moves, { number, piece, origin, to, way: wayOf(ball) }];
    }
    case "step-undone":
      return withoutLast(moves, sighting.piece, sighting.origin);
    case "piece-expelled": {
      const { piece, origin, to } = sighting;
      return [...moves, { number, piece, origin, to, way: "sent" }];
    }
    case "figure-slipped-away": {
      const { figure: piece, origin, to } = sighting;
      return [...moves, { number, piece, origin, to, way: "slipped" }];
    }
    default:
      return moves;
  }
}

/** The moves without the last one that brought this piece here. */
function withoutLast(
  moves: readonly Unnumbered[],
  piece: Piece,
  here: string,
): readonly Unnumbered[] {
  const undone = moves.findLastIndex((move) => move.piece === piece && move.to === here);
  return moves.filter((_, index) => index !== undone);
}

function wayOf(ball: Ball): TrailWay {
  return ball === "land" || ball === "water" ? ball : "any";
}

/** Where the pieces stood before these moves, from where they stand after them. */
export function placesBefore<Places extends Readonly<Partial<Record<Piece, string>>>>(
  places: Places,
  moves: readonly TrailMove[],
): Places {
  const origins = moves.toReversed().map(({ piece, origin }) => [piece, origin] as const);
  return { ...places, ...Object.fromEntries(origins) };
}
