/**
 * Why a figure can't be moved now, for a player who presses it all the same: as the id of a text and its
 * variables. Explains what is not offered by the balls that are left and the routes of the map; decides
 * nothing.
 */
import type { BoardPosition } from "../../fold/board";
import { hasRoute } from "../../map/geometry";
import type { Ball, BoardCommand, Piece, Seat } from "../../wire/messages";
import type { CommandType } from "./commands";
import { ownerOf } from "./meetings";
import type { Said } from "./prompt";

export interface Asking {
  readonly me: Seat;
  readonly isMine: boolean;
  readonly board: BoardPosition;
  readonly commands: readonly BoardCommand[];
}

/** Why the piece does not move. */
export function whyStill(piece: Piece, asking: Asking): Said {
  const { me, isMine, board } = asking;
  if (!isMine || board.toMove !== me) return said("turn");
  if (has(asking, "shake-phantom")) return said("shake");
  if (board.stage !== "moving") return said("ended");
  const left = board.balls.filter(({ used }) => !used).map(({ ball }) => ball);
  if (left.length === 0) return said("spent");
  return said(...whyNoBall(piece, me, left, board.places[piece]));
}

type Why = readonly [name: string, vars?: Said["vars"]];

function whyNoBall(piece: Piece, me: Seat, left: readonly Ball[], at: string | undefined): Why {
  const owner = ownerOf(piece);
  if (me === "ambassador") return owner === me ? ["blocked"] : ["only-ambassador"];
  if (piece === "ambassador") return left.includes("ambassador") ? ["no-way"] : ["ambassador"];
  if (owner !== me) return left.includes("rival") ? ["no-way"] : ["rival"];
  const own = left.filter((ball) => ball === "land" || ball === "water" || ball === "either");
  if (own.length === 0) return ["own"];
  const isStranded = at !== undefined && own.every((ball) => !hasRoute(at, wayOf(ball)));
  if (isStranded) return ["no-route", { way: own.length === 1 ? (own[0] ?? "any") : "any" }];
  return ["blocked"];
}

function wayOf(ball: Ball): "land" | "water" | "any" {
  return ball === "land" || ball === "water" ? ball : "any";
}

function has({ commands }: Asking, type: CommandType): boolean {
  return commands.some((one) => one.type === type);
}

function said(name: string, vars: Said["vars"] = {}): Said {
  return { id: `board-ui-why-${name}`, vars };
}
