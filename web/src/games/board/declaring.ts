/**
 * When a mission may be declared, and what would have to be true: as ids of texts and their variables.
 * Reads only what is offered and what everybody sees, never whether a declaration would be right.
 */
import type { BoardPosition } from "../../fold/board";
import { partnerOf } from "../../panels/partner";
import type { BoardCommand, Colour, Seat } from "../../wire/messages";
import { theOne } from "./commands";
import type { Said } from "./prompt";

export interface Moment {
  readonly me: Seat;
  readonly board: BoardPosition;
  readonly commands: readonly BoardCommand[];
}

/** Why it can't be declared now, or null where it can. */
export function whyNotNow({ me, board, commands }: Moment): Said | null {
  if (theOne(commands, "declare-mission") ?? theOne(commands, "declare-alone")) return null;
  if (board.stage === "shaking-hands") return said("hand");
  if (board.stage === "placing") return said("placing");
  if (board.toMove !== me) return said("turn");
  if (board.stage === "moving") return said("moving");
  if (board.stage === "answering" || board.stage === "replacing") return said("answer");
  return said("moment");
}

/** What must be true if I offer this player my hand, or nobody; my own cards only while they are open. */
export function conditions(
  to: Colour | null,
  { hand, seats }: BoardPosition,
  isHidden: boolean,
): readonly Said[] {
  const identity = hand === null || isHidden ? null : partnerOf(hand.identity);
  const build = hand === null || isHidden ? null : hand.build;
  const own =
    to === null
      ? [must("nobody", { identity }), must("way-out", { build })]
      : [must("partner", { to, identity }), must("mission"), must("taken", { to })];
  return seats.includes("ambassador") ? [...own, must("note")] : own;
}

function said(name: string): Said {
  return { id: `board-ui-declare-not-${name}`, vars: {} };
}

function must(name: string, vars: Said["vars"] = {}): Said {
  return { id: `board-ui-declare-must-${name}`, vars };
}
