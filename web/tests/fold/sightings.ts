/** One sighting of every kind, as a viewer who plays red may get it; a missing kind does not compile. */
import type { BoardEvent } from "../../src/fold/board.ts";
import type { CardEvent } from "../../src/fold/card.ts";
import type { BoardRules, BoardSighting, CardRules, CardSighting } from "../../src/wire/messages";

export type Each<Union extends { type: string }> = {
  readonly [Kind in Union["type"]]: Extract<Union, { type: Kind }>;
};

export const BOARD_RULES: BoardRules = {
  edition: "ares-2013-en",
  placement: "choose",
  repeats: "challenge",
  phantom: "ares-2013",
  turn_limit: null,
};
export const CARD_RULES: CardRules = {
  edition: "ffg-2003",
  match: "first-to-3",
  round_limit: null,
};

const SEATS = ["red", "blue", "green", "yellow", "ambassador"] as const;
const COLOURS = ["red", "blue", "green", "yellow"] as const;

const NOTE = {
  red: { identity: "x", build: "tall" },
  blue: { identity: "bubble", build: "fat" },
  green: { identity: "zsazsa", build: "short" },
  yellow: { identity: "fiddlebottom", build: "thin" },
} as const;

const HAND = { seat: "red", identity: "x", build: "tall", mission: "A" } as const;
const BLACK = { seat: "red", identity: "x", number: "13" } as const;

export const BOARD: Each<BoardSighting> = {
  "game-opened": { type: "game-opened", seats: SEATS, rules: BOARD_RULES, first: "ambassador" },
  "scenario-seen": {
    type: "scenario-seen",
    seats: SEATS,
    rules: BOARD_RULES,
    to_move: "blue",
    phase: "moving",
    turn: 7,
    first: null,
    places: { "red-tall": "rialto", ambassador: "embassy" },
    balls: ["water", "none"],
    steps: [{ ball: "land", piece: "red-tall", origin: "frari" }],
    question: null,
    offered_hand: null,
    ambassador_moved_by: "green",
    note_written: true,
    note: null,
    hand: HAND,
    shown: [{ seat: "blue", to: ["red"], cards: ["x", "tall", "A"] }],
    shown_covertly: [{ seat: "blue", to: ["green"], count: 3 }],
  },
  "figures-placed": {
    type: "figures-placed",
    seat: "red",
    tall: "rialto",
    short: "frari",
    fat: "salute",
    thin: "ghetto",
  },
  "hand-dealt": { type: "hand-dealt", hand: HAND },
  "hands-dealt-face-down": { type: "hands-dealt-face-down" },
  "turn-began": { type: "turn-began", seat: "red", turn: 1 },
  "phantom-shaken": { type: "phantom-shaken", seat: "red", balls: ["land", "either", "none"] },
  "piece-stepped": {
    type: "piece-stepped",
    seat: "red",
    ball: "either",
    piece: "red-tall",
    origin: "rialto",
    to: "pescheria",
  },
  "step-undone": {
    type: "step-undone",
    seat: "red",
    ball: "either",
    piece: "red-tall",
    origin: "pescheria",
    to: "rialto",
  },
  "movement-ended": { type: "movement-ended", seat: "red" },
  "agent-questioned": {
    type: "agent-questioned",
    seat: "red",
    agent: "blue",
    figure: "blue-fat",
    about: "build",
  },
  "ambassador-questioned": {
    type: "ambassador-questioned",
    seat: "red",
    agent: "green",
    about: "identity",
  },
  "cards-shown": {
    type: "cards-shown",
    seat: "blue",
    to: ["red"],
    cards: ["x", "tall", "fat"],
    replacement: false,
  },
  "cards-shown-covertly": {
    type: "cards-shown-covertly",
    seat: "blue",
    to: ["ambassador", "green"],
    count: 2,
    replacement: false,
  },
  "repeat-claimed": { type: "repeat-claimed", seat: "red", agent: "blue", held: true, owed: 2 },
  "piece-expelled": {
    type: "piece-expelled",
    seat: "red",
    piece: "ambassador",
    origin: "rialto",
    to: "embassy",
  },
  "figure-slipped-away": {
    type: "figure-slipped-away",
    seat: "red",
    figure: "red-tall",
    origin: "rialto",
    to: "frari",
  },
  "mission-declared": { type: "mission-declared", seat: "red", hand: "blue" },
  "hand-answered": { type: "hand-answered", seat: "blue", accepted: true },
  "note-written": { type: "note-written", seat: "ambassador", note: NOTE },
  "note-sealed": { type: "note-sealed", seat: "ambassador" },
  "game-ended": {
    type: "game-ended",
    outcome: {
      winners: ["red", "blue"],
      reason: "mission-accomplished",
      declarer: "red",
      mission: "A-C",
    },
    hands: [HAND, { seat: "aside", identity: "bubble", build: "fat", mission: "B" }],
    note: NOTE,
  },
};

export const CARD: Each<CardSighting> = {
  "game-opened": { type: "game-opened", seats: SEATS, rules: CARD_RULES },
  "scenario-seen": {
    type: "scenario-seen",
    seats: COLOURS,
    rules: CARD_RULES,
    phase: "exchanging",
    round: 2,
    first: "blue",
    played: {
      red: ["rialto", "arsenale"],
      blue: ["accademia", "arsenale"],
      green: ["rialto", "ca-d-oro"],
      yellow: ["rialto", "san-marco"],
      ambassador: ["rialto", "rialto"],
    },
    has_hidden: false,
    hidden: null,
    meeting: "arsenale",
    resolved: [],
    declined: [],
    named: null,
    game_number: 2,
    opener: "red",
    scores: [{ seat: "red", points: 1 }],
    hand: BLACK,
    have_chosen: ["red", "blue"],
    chosen: { seat: "red", cards: ["x", "24"] },
    shown: [{ seat: "blue", to: "red", cards: ["x", "13"] }],
    shown_covertly: [{ seat: "green", to: "yellow" }],
    black: [{ seat: "blue", to: "red", kind: "number", card: "24" }],
    black_covertly: [{ seat: "green", to: "yellow" }],
    looks_covertly: [{ seat: "green", kind: "number" }],
  },
  "hand-dealt": { type: "hand-dealt", game: 1, hand: BLACK },
  "hands-dealt-face-down": { type: "hands-dealt-face-down", game: 1 },
  "round-began": { type: "round-began", round: 1, first: "red" },
  "ambassador-hid": { type: "ambassador-hid", location: "rialto" },
  "ambassador-hid-face-down": { type: "ambassador-hid-face-down" },
  "location-played": { type: "location-played", visitor: "red", location: "rialto" },
  "meeting-began": { type: "meeting-began", location: "rialto", visitors: ["red", "blue"] },
  declined: { type: "declined", seat: "red", what: "declaration" },
  "code-declared": { type: "code-declared", seat: "red", code: ["13", "24", "47", "36"] },
  "pair-chosen": { type: "pair-chosen", seat: "red", cards: ["x", "13"] },
  "pair-chosen-face-down": { type: "pair-chosen-face-down", seat: "blue" },
  "pair-shown": { type: "pair-shown", seat: "blue", to: "red", cards: ["bubble", "13"] },
  "pair-shown-covertly": { type: "pair-shown-covertly", seat: "green", to: "yellow" },
  "agent-named": { type: "agent-named", seat: "red", agent: "blue" },
  "black-card-shown": {
    type: "black-card-shown",
    seat: "blue",
    to: ["ambassador", "red"],
    kind: "identity",
    card: "bubble",
  },
  "black-card-shown-covertly": { type: "black-card-shown-covertly", seat: "blue", to: ["green"] },
  "dummy-seen": { type: "dummy-seen", seat: "red", kind: "number", card: "36" },
  "dummy-seen-covertly": { type: "dummy-seen-covertly", seat: "blue", kind: "identity" },
  "game-scored": {
    type: "game-scored",
    game: 1,
    result: { winners: ["red", "blue"], reason: "code-right", declarer: "red" },
    hands: [BLACK],
    scores: [
      { seat: "red", points: 1 },
      { seat: "blue", points: 1 },
    ],
  },
  "match-ended": {
    type: "match-ended",
    outcome: { winners: ["red"], reason: "match-won", declarer: null },
  },
};

/** What only all eyes together see. */
export const BOARD_SECRETS: Each<Exclude<BoardEvent, BoardSighting>> = {
  "hands-dealt": {
    type: "hands-dealt",
    hands: [HAND, { seat: "blue", identity: "bubble", build: "fat", mission: "B" }],
  },
  "scenario-set": {
    type: "scenario-set",
    scenario: {
      game: "board",
      version: 1,
      seats: SEATS,
      to_move: "red",
      phase: "answering",
      places: { ambassador: "embassy" },
      hands: [HAND],
      question: {
        agent: "blue",
        about: "identity",
        piece: "ambassador",
        objected: false,
        owed: 0,
      },
      shown: [{ seat: "blue", to: ["red"], cards: ["x", "tall", "A"] }],
      note: NOTE,
    },
  },
};

/** The same for the card game. */
export const CARD_SECRETS: Each<Exclude<CardEvent, CardSighting>> = {
  "hands-dealt": { type: "hands-dealt", game: 1, hands: [BLACK] },
  "scenario-set": {
    type: "scenario-set",
    scenario: {
      game: "card",
      version: 1,
      seats: ["red", "blue", "green"],
      phase: "playing",
      first: "red",
      hands: [BLACK, { seat: "dummy", identity: "bubble", number: "24" }],
      looks: [{ seat: "blue", kind: "number" }],
      black: [{ seat: "red", to: "blue", kind: "identity" }],
    },
  },
};
