/** The last turn in one sentence, as the id of a text and its variables. Pure. */
import type { FinishedTurn } from "../../fold/trail";
import type { PieceExpelled, Seat } from "../../wire/messages";
import { ownerOf } from "./meetings";
import type { Said } from "./prompt";

/** Who met whom and what came of it, or that nothing did. */
export function inShort({ mover, seen, moves }: FinishedTurn, me: Seat | null): Said {
  const seat = mover;
  const who = seat === me ? "you" : "other";
  const sent = seen.flatMap(({ sighting }) =>
    sighting.type === "piece-expelled" ? [sighting] : [],
  );
  const [only] = sent;
  if (only !== undefined && sent.length === 1) return metOne(only, me);
  if (sent.length > 1) return said("met-several", { who, seat, met: metIn(sent) });
  const slipped = moves.find(({ way }) => way === "slipped");
  if (slipped !== undefined) return said("slipped", { who, seat, to: slipped.to });
  return said("moved", { who, seat, count: moves.length });
}

function metOne({ seat, piece, origin, to }: PieceExpelled, me: Seat | null): Said {
  const who = seat === me ? "you" : "other";
  const owner = ownerOf(piece);
  if (owner === "ambassador") return said("met-ambassador", { who, seat, space: origin, to });
  const build = piece.split("-")[1] ?? "tall";
  const whom = owner === me ? "you" : "other";
  return said("met", { who, whom, seat, owner, build, space: origin, to });
}

function metIn(sent: readonly PieceExpelled[]): readonly Seat[] {
  return [...new Set(sent.map(({ piece }) => ownerOf(piece)))];
}

function said(name: string, vars: Said["vars"]): Said {
  return { id: `board-ui-last-${name}`, vars };
}
