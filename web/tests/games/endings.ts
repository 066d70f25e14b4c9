/** Endings of every kind, as the server tells them. */
import type {
  BoardDeclaration,
  BoardEnding,
  CardDeclaration,
  CardEnding,
  Insight,
  SideMission,
} from "../../src/wire/messages";

export const BRING: SideMission = {
  seats: ["red", "blue"],
  code: "D-C",
  task: "bring",
  fulfilled: false,
  pieces: [{ piece: "ambassador", space: "rialto" }],
  space: "campo-di-marte",
  agent: null,
  target: null,
  moved_by: "green",
};
export const BESIDE: SideMission = {
  seats: ["yellow", "green"],
  code: "B-A",
  task: "any-on",
  fulfilled: true,
  pieces: [{ piece: "green-fat", space: "rialto" }],
  space: null,
  agent: null,
  target: { piece: "ambassador", space: "rialto" },
  moved_by: null,
};
const INSTEAD: SideMission = {
  ...BESIDE,
  seats: ["red", "blue"],
  code: "B-C",
  pieces: [{ piece: "blue-fat", space: "rialto" }],
};
/** A mission of every kind, stood or not. */
export const MISSIONS: readonly SideMission[] = [
  BRING,
  { ...BRING, pieces: [{ piece: "ambassador", space: "campo-di-marte" }] },
  {
    ...BRING,
    pieces: [{ piece: "ambassador", space: "embassy" }],
    space: "embassy",
    moved_by: null,
  },
  BESIDE,
  { ...BESIDE, fulfilled: false, pieces: [] },
  {
    ...BESIDE,
    agent: "x",
    fulfilled: false,
    pieces: [],
    target: { piece: "red-thin", space: "frari" },
  },
  {
    ...BRING,
    task: "go-to",
    agent: "bubble",
    pieces: [{ piece: "blue-tall", space: "frari" }],
    space: "arsenale",
  },
  {
    ...BESIDE,
    code: "A-D",
    task: "join",
    agent: "zsazsa",
    fulfilled: false,
    pieces: [{ piece: "yellow-short", space: "frari" }],
  },
  {
    ...BRING,
    code: "D-B",
    task: "meet",
    space: null,
    pieces: [
      { piece: "blue-tall", space: "frari" },
      { piece: "red-fat", space: "rialto" },
    ],
  },
  {
    ...BRING,
    task: "bring-true-figure",
    fulfilled: true,
    pieces: [
      { piece: "blue-tall", space: "frari" },
      { piece: "red-fat", space: "campo-di-marte" },
    ],
  },
  { ...BRING, task: "bring-any-figure", pieces: [] },
  {
    ...BRING,
    seats: ["blue"],
    code: null,
    task: "flee",
    agent: "bubble",
    pieces: [{ piece: "blue-tall", space: "frari" }],
    space: "arsenale",
  },
];

export const DECLARED: BoardDeclaration = {
  seat: "blue",
  hand: "red",
  accepted: true,
  partner: "red",
  wrong: "mission",
  instead: [INSTEAD],
};

export function boardEnding(
  declaration: Partial<BoardDeclaration> | null,
  more: Partial<BoardEnding> = {},
): BoardEnding {
  return {
    turn: 32,
    missions: [BRING, BESIDE],
    declaration: declaration === null ? null : { ...DECLARED, ...declaration },
    note: null,
    ...more,
  };
}

export const CODE: CardDeclaration = {
  seat: "blue",
  location: "rialto",
  visitors: ["blue", "red"],
  code: [
    { identity: "fiddlebottom", named: "13", true: "13", holder: "red", named_holder: "red" },
    { identity: "bubble", named: "24", true: "24", holder: "blue", named_holder: "blue" },
    { identity: "zsazsa", named: "47", true: "36", holder: "green", named_holder: "yellow" },
    { identity: "x", named: "36", true: "47", holder: "yellow", named_holder: "green" },
  ],
  code_right: false,
  partner: "red",
  with_partner: true,
};

export function cardEnding(declaration: Partial<CardDeclaration> | null): CardEnding {
  return {
    game: 1,
    round: 7,
    declaration: declaration === null ? null : { ...CODE, ...declaration },
  };
}

export const MISSED: Insight = {
  what: "declaration",
  seat: "blue",
  possible: 12,
  right: 0,
  since: 12,
  sighting: 140,
  clues: [
    { code: "own", turn: 0, seat: "blue", cards: ["C"] },
    { code: "mission", turn: 8, seat: "green", cards: ["A"] },
    { code: "mission", turn: 12, seat: "yellow", cards: ["B"] },
  ],
  so: [{ seat: "red", card: "D", holds: true }],
};
export const GUESSED: Insight = {
  ...MISSED,
  possible: 24,
  right: 6,
  since: null,
  sighting: null,
  clues: [],
  so: [],
};
export const CERTAIN: Insight = { ...GUESSED, right: 24, since: 9, sighting: 80 };
