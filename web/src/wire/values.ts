// Written by `make types` from the types of the server. Do not edit.

import type {
  About,
  Ball,
  BoardEdition,
  BoardEditionFacts,
  BoardRules,
  BotKind,
  Build,
  CardEdition,
  CardEditionFacts,
  CardKind,
  CardLocation,
  CardRules,
  Colour,
  Figure,
  GameName,
  Gesture,
  Gestures,
  Help,
  Identity,
  Letter,
  Motion,
  Pace,
  PassKind,
  Seat,
  SettingsWanted,
  TimeControl,
  Viewer,
  Visibility,
} from "./messages";

export const PROTOCOL_VERSION = "2";

/** In characters. */
export const LONGEST_NAME = 24;

/** In characters. */
export const LONGEST_TALK = 500;

/** On one sheet. */
export const MOST_MARKS = 100;

export const GESTURES = ["twitch-eye", "tug-earlobe", "frown", "turn-up-nose"] as const satisfies readonly Gesture[];

export const MOTIONS = ["pause", "resume", "abort"] as const satisfies readonly Motion[];

export const GAME_NAMES = ["board", "card"] as const satisfies readonly GameName[];

export const PLAYER_COUNTS = [3, 4, 5] as const satisfies readonly number[];

export const BOT_KINDS = ["random", "tourist", "clerk", "sly", "veteran", "master"] as const satisfies readonly BotKind[];

/** By game: how strong each level is, as far as it was measured. */
export const BOT_STARS: Readonly<Record<GameName, Readonly<Partial<Record<BotKind, number>>>>> = {
  board: { veteran: 5, sly: 4, clerk: 3, tourist: 1 },
  card: { master: 5, veteran: 4, sly: 3, clerk: 3, tourist: 1 },
};

/** From no help to the most. */
export const HELPS = ["paper", "record", "contradictions", "elimination"] as const satisfies readonly Help[];

/** From slow to quick. */
export const PACES = ["slow", "normal", "quick"] as const satisfies readonly Pace[];

/** By game: decisions to pass in. */
export const PASS_KINDS = {
  board: ["shake-phantom", "end-turn"],
  card: ["declaration", "question", "look"],
} as const satisfies Readonly<Record<GameName, readonly PassKind[]>>;

export const GESTURE_MODES = ["open", "discreet"] as const satisfies readonly Gestures[];

export const VISIBILITIES = ["link", "public"] as const satisfies readonly Visibility[];

export const TIME_CONTROLS = ["none", "per-decision", "per-player", "days"] as const satisfies readonly TimeControl["type"][];

/** For each field the least and the most. */
export const TIME_LIMITS = {
  none: {},
  "per-decision": { seconds: { least: 1, most: 86400 } },
  "per-player": {
    seconds: { least: 1, most: 86400 },
    increment: { least: 0, most: 3600 },
  },
  days: { days: { least: 1, most: 30 } },
} as const satisfies Record<TimeControl["type"], object>;

export const DEFAULT_SETTINGS = {
  game: "board",
  players: 4,
  clock: { type: "none" },
  gestures: "open",
  visibility: "link",
  help: "record",
  pace: "normal",
  lesson: null,
  hints: false,
} as const satisfies SettingsWanted;

export const COLOURS = ["red", "blue", "green", "yellow"] as const satisfies readonly Colour[];

export const SEATS = ["red", "blue", "green", "yellow", "ambassador"] as const satisfies readonly Seat[];

export const VIEWERS = ["red", "blue", "green", "yellow", "ambassador", "spectator"] as const satisfies readonly Viewer[];

/** By number of players, clockwise. */
export const DEFAULT_SEATS: Readonly<Record<number, readonly Seat[]>> = {
  3: ["red", "blue", "green"],
  4: ["red", "blue", "green", "yellow"],
  5: ["red", "blue", "green", "yellow", "ambassador"],
};

export const IDENTITIES = ["fiddlebottom", "bubble", "zsazsa", "x"] as const satisfies readonly Identity[];

export const TEAMS = [["fiddlebottom", "bubble"], ["zsazsa", "x"]] as const satisfies readonly (readonly [Identity, Identity])[];

export const BUILDS = ["tall", "short", "fat", "thin"] as const satisfies readonly Build[];

export const LETTERS = ["A", "B", "C", "D"] as const satisfies readonly Letter[];

export const ABOUTS = ["identity", "build"] as const satisfies readonly About[];

export const FIGURES = [
  "red-tall",
  "red-short",
  "red-fat",
  "red-thin",
  "blue-tall",
  "blue-short",
  "blue-fat",
  "blue-thin",
  "green-tall",
  "green-short",
  "green-fat",
  "green-thin",
  "yellow-tall",
  "yellow-short",
  "yellow-fat",
  "yellow-thin",
] as const satisfies readonly Figure[];

export const BALLS = ["land", "water", "either", "rival", "ambassador", "none"] as const satisfies readonly Ball[];

export const CARD_KINDS = ["identity", "number"] as const satisfies readonly CardKind[];

export const CARD_LOCATIONS = ["rialto", "san-marco", "arsenale", "accademia", "ca-d-oro"] as const satisfies readonly CardLocation[];

export const BOARD_EDITIONS = ["ares-2013-en", "ares-2013-it"] as const satisfies readonly BoardEdition[];

export const BOARD_EDITION_FACTS: Readonly<Record<BoardEdition, BoardEditionFacts>> = {
  "ares-2013-en": { ambassador_yields_to: "start", brought_by: "true-figure" },
  "ares-2013-it": {
    ambassador_yields_to: "unnumbered",
    brought_by: "any-figure",
  },
};

export const BOARD_OPTIONS = {
  placement: ["random", "choose"],
  repeats: ["prevented", "challenge"],
  phantom: ["ares-2013", "classic-1988"],
} as const satisfies Record<string, readonly string[]>;

export const BOARD_LIMITS = { turn_limit: { least: 1, most: 1000000 } } as const satisfies Record<string, object>;

export const BOARD_RULES = {
  edition: "ares-2013-en",
  placement: "random",
  repeats: "prevented",
  phantom: "ares-2013",
  turn_limit: null,
} as const satisfies BoardRules;

export const CARD_EDITIONS = ["ffg-2003", "abacus-1997"] as const satisfies readonly CardEdition[];

export const CARD_EDITION_FACTS: Readonly<Record<CardEdition, CardEditionFacts>> = {
  "ffg-2003": {
    numbers: ["13", "24", "47", "36"],
    truth: "exactly-one",
    five_play: "in-teams",
    wrong_code_costs: 0,
    story: "safe",
  },
  "abacus-1997": {
    numbers: ["52", "11", "0", "29"],
    truth: "at-least-one",
    five_play: "alone",
    wrong_code_costs: 1,
    story: "telephone",
  },
};

/** By number of players: who meets at a place, if nobody else is there. */
export const CARD_MEETINGS: Readonly<Record<number, readonly (readonly string[])[]>> = {
  3: [
    ["agent", "agent"],
    ["agent", "dummy"],
    ["agent", "ambassador"],
  ],
  4: [["agent", "agent"], ["agent", "ambassador"]],
  5: [
    ["agent", "agent"],
    ["agent", "ambassador"],
    ["agent", "agent", "ambassador"],
  ],
};

export const CARD_OPTIONS = { match: ["single", "first-to-3"] } as const satisfies Record<string, readonly string[]>;

export const CARD_LIMITS = { round_limit: { least: 1, most: 1000000 } } as const satisfies Record<string, object>;

export const CARD_RULES = { edition: "ffg-2003", match: "single", round_limit: null } as const satisfies CardRules;
