/** The buttons that carry a turn on: at most two at a time, the weightier one last. */
import type { BoardCommand } from "../../wire/messages";
import { theOne, type CommandType } from "./commands";
import type { Said } from "./prompt";

/** What a button does besides sending its command. */
export type Opens = "declare" | "answer" | "hand" | "end-movement";

export interface TurnButton {
  readonly id: string;
  readonly label: Said;
  readonly kind: "plain" | "primary" | "weighty" | "quiet";
  readonly command: BoardCommand | null;
  /** The dialog that it opens instead. */
  readonly opens: Opens | null;
}

/**
 * What may be pressed. Ending the movement asks once while a ball could still be used; where none can,
 * it is the thing to do, and asks nothing.
 */
export function turnButtons(
  commands: readonly BoardCommand[],
  isMine: boolean,
  lowered: "answer" | "hand" | null,
  short: boolean,
): readonly TurnButton[] {
  const has = (type: CommandType) => theOne(commands, type);
  const found: TurnButton[] = [];
  if (has("declare-mission") ?? has("declare-alone")) {
    found.push(opening("declare", "declare", isMine ? "weighty" : "quiet"));
  }
  const undo = has("undo-step");
  if (undo) found.push(sending("undo", "plain", undo, short));
  const shake = has("shake-phantom");
  if (shake) found.push(sending("shake", "primary", shake, short));
  const end = has("end-movement");
  if (end && has("step"))
    found.push({
      ...opening("end-movement", "end-movement", "weighty"),
      label: said("end-movement", short),
    });
  else if (end) found.push(sending("end-movement", "primary", end, short));
  const endTurn = has("end-turn");
  if (endTurn) found.push(sending("end-turn", "primary", endTurn, short));
  if (lowered === "answer") found.push(opening("answer", "answer", "primary"));
  if (lowered === "hand") found.push(opening("answer-hand", "hand", "primary"));
  return found;
}

function said(name: string, short: boolean): Said {
  return { id: `board-ui-${name}`, vars: { short } };
}

function sending(
  name: string,
  kind: TurnButton["kind"],
  command: BoardCommand,
  short: boolean,
): TurnButton {
  return { id: name, label: said(name, short), kind, command, opens: null };
}

function opening(name: string, opens: Opens, kind: TurnButton["kind"]): TurnButton {
  return { id: name, label: { id: `board-ui-${name}`, vars: {} }, kind, command: null, opens };
}
