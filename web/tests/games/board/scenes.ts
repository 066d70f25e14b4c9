/** Situations of a board game as the prompt gets them: one for every sentence it can say. */
import { EMPTY_BOARD, type BoardPosition } from "../../../src/fold/board";
import type { Encounter } from "../../../src/games/board/encounters";
import { NOTHING_PICKED, type Picked, type Scene } from "../../../src/games/board/prompt";
import type { BoardCommand, Seat, ShowCards, Step } from "../../../src/wire/messages";

export const ALL_SEATS: readonly Seat[] = ["red", "blue", "green", "yellow", "ambassador"];

/** The longest name on the map. */
export const FAR = "santa-maria-del-giglio";

export const BOARD: BoardPosition = {
  ...EMPTY_BOARD,
  seats: ALL_SEATS,
  turn: 8,
  toMove: "red",
  stage: "moving",
  places: {
    "red-tall": "rialto",
    "red-short": FAR,
    "red-fat": "frari",
    "red-thin": "salute",
    "blue-short": FAR,
    "green-tall": "zattere",
    ambassador: "embassy",
  },
  hand: { seat: "red", identity: "x", build: "tall", mission: "A" },
};

export const STEP: Step = { type: "step", ball: "water", piece: "red-short", to: "rialto" };
export const END: BoardCommand = { type: "end-movement" };
export const UNDO: BoardCommand = { type: "undo-step" };

/** A scene in which red is asked to do one of these. */
export function mine(
  commands: readonly BoardCommand[],
  board: Partial<BoardPosition> = {},
  picked: Partial<Picked> = {},
  me: Seat = "red",
): Scene {
  return {
    me,
    isMine: true,
    board: { ...BOARD, toMove: me, ...board },
    turn: { decision: 1, to_act: [me], running: [me], clocks: {} },
    commands,
    picked: { ...NOTHING_PICKED, ...picked },
    shownToMe: [],
  };
}

/** A scene in which somebody else is waited for. */
export function others(
  running: Seat,
  board: Partial<BoardPosition>,
  me: Seat | null = "yellow",
): Scene {
  return {
    me,
    isMine: false,
    board: { ...BOARD, ...board },
    turn: { decision: 1, to_act: [running], running: [running], clocks: {} },
    commands: [],
    picked: NOTHING_PICKED,
    shownToMe: [],
  };
}

const show = (...cards: ShowCards["cards"]): ShowCards => ({ type: "show-cards", cards });
const THREE = [show("short", "tall", "x"), show("tall", "x", "A")];
const asked = (about: "build" | "identity", piece: "red-fat" | "ambassador" = "red-fat") => ({
  stage: "answering" as const,
  toMove: "blue" as const,
  question: {
    asker: "blue" as const,
    agent: "red" as const,
    about,
    piece,
    objected: false,
    owed: 0,
  },
});
const PLACE: BoardCommand = {
  type: "place-figures",
  tall: "rialto",
  short: "frari",
  fat: "salute",
  thin: "zattere",
};
const ASK: BoardCommand = { type: "question-agent", figure: "blue-short", about: "build" };
const THROUGH: BoardCommand = {
  type: "question-through-ambassador",
  agent: "green",
  about: "build",
};
const atEmbassy = {
  places: { ...BOARD.places, "red-fat": FAR, ambassador: FAR, "blue-short": "frari" },
};
const ball = { ball: "land" as const, used: false };
/** Red's short figure stands with Marta's, and red could ask. */
export const MET: Encounter = { space: FAR, own: "red-short", others: ["blue-short"] };
const asker = { ...asked("build").question, agent: "green" as const, asker: "red" as const };

export const SCENES: readonly Scene[] = [
  mine([PLACE]),
  mine([PLACE], {}, { piece: "red-short" }),
  mine([PLACE], {}, { placed: 4 }),
  mine([{ type: "shake-phantom" }, { type: "declare-mission", hand: "blue" }]),
  mine([STEP, END], { balls: [ball] }),
  mine([STEP], {}, { ball: "land" }),
  mine([STEP], {}, { ball: "water" }),
  mine([STEP], {}, { ball: "either" }),
  mine([STEP], {}, { ball: "rival" }),
  mine([STEP], {}, { piece: "red-short", ball: "land" }),
  mine([STEP], {}, { piece: "red-short", ball: "water" }),
  mine([STEP], {}, { piece: "red-short", ball: "either", targets: 3 }),
  mine([STEP], {}, { piece: "green-short", ball: "rival" }),
  mine([STEP], {}, { piece: "ambassador", ball: "ambassador" }),
  mine([STEP], {}, { piece: "red-short", undecided: "rialto" }),
  mine([STEP, END], { balls: [ball] }, { standsWith: [MET] }),
  mine([END, UNDO], {}, { standsWith: [MET] }),
  mine([STEP, END], {}, { standsWith: [{ ...MET, others: ["ambassador"] }] }),
  mine([STEP, END], {}, { standsWith: [MET, { ...MET, space: "rialto" }] }),
  mine([STEP, END], {}, { standsWith: [MET], piece: "red-short", ball: "land" }),
  mine([END, UNDO]),
  mine([END], { balls: [ball] }),
  mine([UNDO]),
  mine([{ ...STEP, piece: "ambassador" }, END], { balls: [ball, ball] }, {}, "ambassador"),
  mine([{ ...STEP, piece: "ambassador" }, END], { balls: [ball] }, {}, "ambassador"),
  mine([ASK, { type: "slip-away", figure: "red-short", to: "rialto" }]),
  mine(
    [ASK, { type: "slip-away", figure: "red-short", to: "rialto" }],
    {},
    { slipping: "red-short" },
  ),
  mine([THROUGH], atEmbassy),
  mine([ASK, THROUGH], { places: { ...BOARD.places, "red-fat": "embassy" } }),
  mine(
    [ASK, { type: "expel", to: "rialto" }],
    { places: { "blue-short": FAR, ambassador: FAR } },
    {},
    "ambassador",
  ),
  mine(
    [ASK, { type: "expel", to: "rialto" }],
    { places: { "blue-short": FAR, ambassador: FAR } },
    { expelling: true },
    "ambassador",
  ),
  mine([{ type: "end-turn" }, { type: "declare-alone" }]),
  ...(["build", "identity"] as const).flatMap((about) => [
    mine(THREE, asked(about)),
    mine([show("tall", "short")], asked(about, "ambassador")),
    mine([show("tall", "short"), show("tall", "x")], asked(about)),
    mine([show("tall")], asked(about)),
  ]),
  mine([show("tall", "short"), show("tall", "x")], { ...asked("build"), stage: "replacing" }),
  mine([show("tall")], { ...asked("build"), stage: "replacing" }),
  mine(
    [{ type: "expel", to: "rialto" }],
    { question: { ...asker, piece: "green-short" } },
    { marked: FAR },
  ),
  mine([{ type: "expel", to: "rialto" }], { question: { ...asker, piece: "ambassador" } }),
  mine(
    [
      { type: "expel", to: "rialto" },
      { type: "expel", to: "frari" },
    ],
    { question: { ...asker, piece: "ambassador" } },
  ),
  {
    ...mine([{ type: "expel", to: "rialto" }], { question: { ...asker, piece: "green-short" } }),
    shownToMe: ["short", "fat", "x"],
  },
  mine([{ type: "answer-hand", accept: true }], {
    offer: { by: "blue", to: "red", accepted: null },
  }),
  mine([{ type: "something-new" } as unknown as BoardCommand]),
  { ...others("red", { stage: "over", toMove: null }), turn: null },
  others("red", { stage: "placing" }),
  others("red", { stage: "opening" }),
  others("red", { stage: "moving" }),
  others("red", { stage: "meeting" }, null),
  others("red", asked("build")),
  others("red", asked("identity")),
  others("red", asked("build"), "blue"),
  others("red", asked("identity"), "blue"),
  others("red", { ...asked("build"), stage: "replacing" }),
  others("red", { ...asked("build"), stage: "replacing" }, "blue"),
  others("blue", { ...asked("build"), stage: "expelling" }),
  others("blue", { ...asked("build"), stage: "expelling" }, "red"),
  others("blue", { ...asked("build", "ambassador"), stage: "expelling" }),
  others("red", { stage: "shaking-hands", offer: { by: "blue", to: "red", accepted: null } }),
  others(
    "red",
    { stage: "shaking-hands", offer: { by: "blue", to: "red", accepted: null } },
    "blue",
  ),
];
