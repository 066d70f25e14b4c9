/**
 * The one sentence that says what is expected now, and of whom: as the id of a text and its
 * variables. Pure; what is mine to do is read from the offered commands, all else from the position.
 */
import type { BoardPosition } from "../../fold/board";
import type { Variables } from "../../speech/speech.svelte";
import type {
  Ball,
  BoardCard,
  BoardCommand,
  Colour,
  Figure,
  Piece,
  Seat,
  Turn,
} from "../../wire/messages";
import { formOf } from "./answers";
import { ofType, type CommandType } from "./commands";
import type { Encounter } from "./encounters";
import { expelledPiece, meetingsIn, ownerOf } from "./meetings";

export interface Said {
  readonly id: string;
  readonly vars: Variables;
}

export interface PromptWords {
  readonly seat: Seat | null;
  readonly mine: boolean;
  readonly sentence: Said;
  readonly hint: Said | null;
}

/** What has been picked so far and not yet been sent. */
export interface Picked {
  readonly ball: Ball | null;
  readonly piece: Piece | null;
  /** More than one ball could make the step to this space. */
  readonly undecided: string | null;
  /** How many places may be chosen now. */
  readonly targets: number;
  /** The place that is marked, where a button still has to be pressed. */
  readonly marked: string | null;
  /** The figure that is to slip away. */
  readonly slipping: Figure | null;
  /** The Ambassador's player is sending a figure away without a question. */
  readonly expelling: boolean;
  /** How many of my figures have their start space. */
  readonly placed: number;
  /** The meetings in which I stand while I could end my movement. */
  readonly standsWith: readonly Encounter[];
}

export const NOTHING_PICKED: Picked = {
  ball: null,
  piece: null,
  undecided: null,
  targets: 0,
  marked: null,
  slipping: null,
  expelling: false,
  placed: 0,
  standsWith: [],
};

export interface Scene {
  readonly me: Seat | null;
  readonly isMine: boolean;
  readonly board: BoardPosition;
  readonly turn: Turn | null;
  readonly commands: readonly BoardCommand[];
  readonly picked: Picked;
  /** What I was shown in this turn's question, if anything. */
  readonly shownToMe: readonly BoardCard[];
  /** The last turn in one sentence, while nothing has happened in this one. */
  readonly lastTurn?: Said | null;
}

/** What is said now. */
export function promptOf(scene: Scene): PromptWords {
  const { me, isMine, commands } = scene;
  if (!isMine || me === null) return waiting(scene);
  const first = ORDER.find(([type]) => commands.some((one) => one.type === type));
  const [sentence, hint] = first?.[1](scene, me) ?? [said("prompt-choose-option", { me }), null];
  return { seat: me, mine: true, sentence, hint };
}

function said(name: string, vars: Variables = {}): Said {
  return { id: `board-ui-${name}`, vars };
}

// --- mine ---------------------------------------------------------------------------------------

type Mine = (scene: Scene, me: Seat) => readonly [Said, Said | null];

function placing({ picked }: Scene): readonly [Said, Said | null] {
  if (picked.placed === 4) return [said("prompt-place-done"), said("hint-place-done")];
  if (picked.piece === null) return [said("prompt-place"), said("hint-place")];
  return [said("prompt-place-figure", { build: buildOf(picked.piece) }), said("hint-place")];
}

function opening({ lastTurn = null }: Scene, me: Seat): readonly [Said, Said | null] {
  return [said("prompt-shake", { me }), lastTurn];
}

function moving(scene: Scene, me: Seat): readonly [Said, Said | null] {
  const { commands, board, picked } = scene;
  const left = board.balls.filter(({ used }) => !used).length;
  const isIdle = picked.piece === null && picked.ball === null && picked.undecided === null;
  if (picked.standsWith.length > 0 && isIdle)
    return [standing(picked.standsWith), said("hint-met", { more: has(commands, "step") })];
  if (!has(commands, "step")) return [spent(scene, left), spentHint(commands)];
  if (me === "ambassador") return [said("prompt-walk", { me, left }), said("hint-walk")];
  if (picked.undecided !== null) return [said("prompt-which-ball"), said("hint-which-ball")];
  if (picked.piece !== null) return [where(picked.piece, picked.ball, me), whereHint(picked)];
  if (picked.ball !== null)
    return [said("prompt-which", { ball: picked.ball }), said("hint-which")];
  return [said("prompt-choose", { me }), said("hint-balls", { count: left })];
}

/** I stand with somebody, and could end my movement to ask. */
function standing([first, ...more]: readonly Encounter[]): Said {
  const met = first?.others[0];
  if (first === undefined || met === undefined || more.length > 0)
    return said("prompt-met-several", { count: 1 + more.length });
  const { space } = first;
  if (met === "ambassador") return said("prompt-met-ambassador", { space });
  return said("prompt-met", { agent: ownerOf(met), space });
}

/** A piece that leaves a meeting says so; else how many places there are. */
function whereHint({ piece, targets, standsWith }: Picked): Said {
  const left = standsWith.find(
    ({ own, others }) => piece !== null && (own === piece || others.includes(piece)),
  );
  const met = left?.others[0];
  if (met === undefined) return said("hint-glow", { count: targets });
  return said("hint-leaving", { agent: ownerOf(met) });
}

function where(piece: Piece, ball: Ball | null, me: Seat): Said {
  if (piece === "ambassador") return said("prompt-where-ambassador");
  const owner = ownerOf(piece);
  const build = buildOf(piece);
  if (owner !== me) return said("prompt-where-rival", { owner, build });
  return said("prompt-where", { build, ball: ball ?? "none" });
}

function spent({ commands }: Scene, left: number): Said {
  if (!has(commands, "end-movement")) return said("prompt-stuck");
  return said(left > 0 ? "prompt-no-step" : "prompt-spent");
}

function spentHint(commands: readonly BoardCommand[]): Said | null {
  if (!has(commands, "end-movement")) return said("hint-stuck");
  return has(commands, "undo-step") ? said("hint-undo") : null;
}

function meeting(scene: Scene, me: Seat): readonly [Said, Said | null] {
  const { commands, board, picked } = scene;
  if (picked.slipping !== null)
    return [said("prompt-slip", { build: buildOf(picked.slipping) }), press(picked)];
  if (picked.expelling) return expelling(scene, me);
  const meetings = meetingsIn(commands, board.places, me);
  const [only] = meetings;
  const mayLeave = has(commands, "slip-away") ? "slip" : has(commands, "expel") ? "expel" : "none";
  const hint = said("hint-meeting", { leave: mayLeave });
  if (only === undefined || meetings.length > 1)
    return [said("prompt-meetings", { count: meetings.length }), hint];
  if (only.met === null || only.met === "ambassador")
    return [said("prompt-meet-ambassador", { space: only.space }), hint];
  return [said("prompt-meet", { agent: ownerOf(only.met), space: only.space }), hint];
}

function answering({ board, commands }: Scene): readonly [Said, Said | null] {
  const form = formOf(ofType(commands, "show-cards"));
  const asker = board.question?.asker ?? board.toMove ?? "ambassador";
  const about = board.question?.about ?? "identity";
  const name = board.stage === "replacing" ? "prompt-replace" : "prompt-answer";
  return [said(name, { asker, about, form }), said("rule", { form })];
}

function expelling(scene: Scene, me: Seat): readonly [Said, Said | null] {
  const { board, picked, shownToMe } = scene;
  const piece = expelledPiece(board, me);
  const agent = board.question?.agent ?? null;
  const told = agent !== null && shownToMe.length > 0;
  const hint = told ? said("hint-shown", { agent, cards: shownToMe }) : press(picked);
  if (piece === null || piece === "ambassador") return [sendingHome(scene), hint];
  return [said("prompt-expel", { owner: ownerOf(piece), build: buildOf(piece) }), hint];
}

/** The Ambassador goes home, or to one of several spaces where the Embassy is taken. */
function sendingHome({ commands }: Scene): Said {
  const [only, ...others] = ofType(commands, "expel");
  return only === undefined || others.length > 0
    ? said("prompt-expel-ambassador")
    : said("prompt-expel-ambassador-to", { space: only.to });
}

function press({ marked }: Picked): Said {
  return marked === null ? said("hint-mark") : said("hint-marked", { space: marked });
}

/** The first of these types that is offered says what is expected. */
const ORDER: readonly (readonly [CommandType, Mine])[] = [
  ["place-figures", placing],
  ["shake-phantom", opening],
  ["show-cards", answering],
  [
    "answer-hand",
    ({ board }) => [said("prompt-hand", { by: board.offer?.by ?? "none" }), said("hint-hand")],
  ],
  ["step", moving],
  ["end-movement", moving],
  ["undo-step", moving],
  ["question-agent", meeting],
  ["question-through-ambassador", meeting],
  ["slip-away", meeting],
  ["expel", expelling],
  ["end-turn", ({ commands }, me) => [said("prompt-end", { me }), declarable(commands)]],
];

function declarable(commands: readonly BoardCommand[]): Said | null {
  const mayDeclare = has(commands, "declare-mission") || has(commands, "declare-alone");
  return mayDeclare ? said("hint-declare") : null;
}

// --- somebody else's ------------------------------------------------------------------------------

function waiting(scene: Scene): PromptWords {
  const { board, turn, me } = scene;
  const seat = turn?.running[0] ?? turn?.to_act[0] ?? board.toMove;
  if (seat === null || board.stage === "over") {
    return { seat: null, mine: false, sentence: said("wait-nobody"), hint: null };
  }
  const hint = scene.lastTurn ?? said(me === null ? "hint-watch" : "hint-notes");
  return { seat, mine: false, sentence: whatHeDoes(scene, seat), hint };
}

function whatHeDoes({ board, me }: Scene, seat: Seat): Said {
  const { question, offer } = board;
  switch (board.stage) {
    case "placing":
      return said("wait-placing", { seat });
    case "moving":
      return said("wait-moving", { seat });
    case "meeting":
      return said("wait-meeting", { seat });
    case "answering":
      if (question === null) break;
      return asked(question.asker, question.agent, question.about, me);
    case "replacing":
      if (question === null) break;
      return question.asker === me
        ? said("wait-mine-replacing", { agent: question.agent })
        : said("wait-replacing", { asker: question.asker, agent: question.agent });
    case "expelling":
      return sendsAway(seat, expelledPiece(board, seat), me);
    case "shaking-hands":
      if (offer === null || offer.to === null) break;
      return offer.by === me
        ? said("wait-mine-hand", { to: offer.to })
        : said("wait-hand", { by: offer.by, to: offer.to });
  }
  return said("wait-thinking", { seat });
}

function asked(asker: Seat, agent: Colour, about: string, me: Seat | null): Said {
  if (asker === me) return said("wait-mine-answering", { agent, about });
  return said("wait-answering", { asker, agent, about });
}

function sendsAway(seat: Seat, piece: Piece | null, me: Seat | null): Said {
  if (piece === null || piece === "ambassador") return said("wait-expelling-ambassador", { seat });
  const owner = ownerOf(piece);
  const build = buildOf(piece);
  if (owner === me) return said("wait-expelling-mine", { seat, build });
  return said("wait-expelling", { seat, owner, build });
}

function buildOf(piece: Piece): string {
  return piece.split("-")[1] ?? piece;
}

function has(commands: readonly BoardCommand[], type: CommandType): boolean {
  return commands.some((one) => one.type === type);
}
