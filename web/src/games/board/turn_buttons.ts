/** The buttons that carry a turn on: at most two at a time, the weightier one last. */
import type { BoardCommand } from "../../wire/messages";
import { theOne, type CommandType } from "./commands";
import type { Said } from "./prompt";

/** What a button does besides sending its command. */
export type Opens = "answer" | "hand" | "end-movement";

export interface TurnButton {
  readonly id: string;
  readonly label: Said;
  readonly kind: "plain" | "primary" | "weighty";
  readonly command: BoardCommand | null;
  /** The dialog that it opens instead. */
  readonly opens: Opens | null;
}

/** How things stand with me. */
export interface Standing {
  /** A dialog that was lowered and can be had back. */
  readonly lowered: "answer" | "hand" | null;
  /** I stand in a meeting that I have made. */
  readonly isMeeting: boolean;
  /** Little room. */
  readonly short: boolean;
}

/**
 * What may be pressed. Ending the movement asks once while a ball could still be used. Where none can, or
 * where it leads to a question, it is the thing to do, says so, and asks nothing.
 */
export function turnButtons(
  commands: readonly BoardCommand[],
  { lowered, isMeeting, short }: Standing,
): readonly TurnButton[] {
  const has = (type: CommandType) => theOne(commands, type);
  const found: TurnButton[] = [];
  const undo = has("undo-step");
  if (undo) found.push(sending("undo", "plain", undo, { short }));
  const shake = has("shake-phantom");
  if (shake) found.push(sending("shake", "primary", shake, { short }));
  const end = has("end-movement");
  if (end) found.push(ending(end, isMeeting, has("step") !== null, short));
  const endTurn = has("end-turn");
  if (endTurn) found.push(sending("end-turn", "primary", endTurn, { short }));
  if (lowered === "answer") found.push(opening("answer", "answer", "primary"));
  if (lowered === "hand") found.push(opening("answer-hand", "hand", "primary"));
  return found;
}

function ending(
  end: BoardCommand,
  isMeeting: boolean,
  isEarly: boolean,
  short: boolean,
): TurnButton {
  const vars = { short, ask: isMeeting };
  if (isMeeting || !isEarly) return sending("end-movement", "primary", end, vars);
  return {
    ...opening("end-movement", "end-movement", "weighty"),
    label: said("end-movement", vars),
  };
}

function said(name: string, vars: Said["vars"]): Said {
  return { id: `board-ui-${name}`, vars };
}

function sending(
  name: string,
  kind: TurnButton["kind"],
  command: BoardCommand,
  vars: Said["vars"],
): TurnButton {
  return { id: name, label: said(name, vars), kind, command, opens: null };
}

function opening(name: string, opens: Opens, kind: TurnButton["kind"]): TurnButton {
  return { id: name, label: { id: `board-ui-${name}`, vars: {} }, kind, command: null, opens };
}
