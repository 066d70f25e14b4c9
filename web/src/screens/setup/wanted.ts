/** What a new table can be asked for: every setting of the server, with what it offers. */
import type {
  BoardRulesWanted,
  BotKind,
  CardRulesWanted,
  TimeControlWanted,
  Colour,
  GameName,
  Gestures,
  Help,
  Seat,
  SettingsWanted,
  Visibility,
} from "../../wire/messages";

/** Who shall sit on a chair. */
export type Sitter = "me" | "anybody" | BotKind;

/** What the form holds. */
export interface Wanted {
  game: GameName;
  players: number;
  board: Required<BoardRulesWanted>;
  card: Required<CardRulesWanted>;
  /** With three players: the colour that nobody plays. */
  absent: Colour;
  /** All chairs there can be, clockwise. */
  order: readonly Seat[];
  chairs: Partial<Record<Seat, Sitter>>;
  clock: TimeControlWanted;
  gestures: Gestures;
  visibility: Visibility;
  help: Help;
}

/** A choice of the rules: its name, and all that it may be. */
export interface Choice<Rules> {
  readonly name: keyof Rules & string;
  readonly values: readonly string[];
}

type Listed<Rules> = { readonly [Name in keyof Rules]-?: Rules[Name] };

/** Every choice is listed, or this does not compile: `satisfies` compares with the server's types. */
const BOARD = {
  edition: ["ares-2013-en", "ares-2013-it"],
  placement: ["random", "choose"],
  repeats: ["prevented", "challenge"],
  phantom: ["ares-2013", "classic-1988"],
} as const satisfies {
  [
    Name in Exclude<keyof Listed<BoardRulesWanted>, "turn_limit">
  ]: readonly BoardRulesWanted[Name][];
};
const CARD = {
  edition: ["ffg-2003", "abacus-1997"],
  match: ["single", "first-to-3"],
} as const satisfies {
  [Name in Exclude<keyof Listed<CardRulesWanted>, "round_limit">]: readonly CardRulesWanted[Name][];
};

export const CHOICES = { board: BOARD, card: CARD };
export const HELPS: readonly Help[] = ["paper", "record", "contradictions", "elimination"];
export const CLOCKS: readonly TimeControlWanted["type"][] = [
  "none",
  "per-decision",
  "per-player",
  "days",
];
export const GESTURES: readonly Gestures[] = ["open", "discreet"];
export const VISIBILITIES: readonly Visibility[] = ["link", "public"];
export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];
export const BOTS: readonly BotKind[] = ["random", "tourist", "clerk"];

/** A table as it is offered at first. */
export function firstWanted(): Wanted {
  return {
    game: "board",
    players: 4,
    board: {
      edition: "ares-2013-en",
      placement: "random",
      repeats: "prevented",
      phantom: "ares-2013",
      turn_limit: null,
    },
    card: { edition: "ffg-2003", match: "single", round_limit: null },
    absent: "yellow",
    order: [...COLOURS, "ambassador"],
    chairs: {
      blue: "me",
      red: "anybody",
      green: "anybody",
      yellow: "anybody",
      ambassador: "anybody",
    },
    clock: { type: "none" },
    gestures: "open",
    visibility: "link",
    help: "record",
  };
}

/** A clock of this kind, as it is offered at first. */
export function firstClock(type: TimeControlWanted["type"]): TimeControlWanted {
  if (type === "per-decision") return { type, seconds: 90 };
  if (type === "per-player") return { type, seconds: 1_200, increment: 10 };
  if (type === "days") return { type, days: 2 };
  return { type };
}

/** The chairs whose place in the order is free: in the card game the Ambassador is always last. */
export function movableIn({ game, players, absent, order }: Wanted): readonly Seat[] {
  return order.filter((seat) =>
    seat === "ambassador" ? players === 5 && game === "board" : players !== 3 || seat !== absent,
  );
}

/** The chairs of the table, clockwise. */
export function chairsOf(wanted: Wanted): readonly Seat[] {
  const movable = movableIn(wanted);
  return movable.length === wanted.players ? movable : [...movable, "ambassador"];
}

/** The same with this chair one place further, or back; as it was where there is no such place. */
export function moved(wanted: Wanted, chair: Seat, by: number): Wanted {
  const movable = movableIn(wanted);
  const other = movable[movable.indexOf(chair) + by] ?? chair;
  const order = wanted.order.map((seat) =>
    seat === chair ? other : seat === other ? chair : seat,
  );
  return { ...wanted, order };
}

/** The same with this one on the chair; I have one chair only. */
export function seated(wanted: Wanted, chair: Seat, sitter: Sitter): Wanted {
  const chairs = { ...wanted.chairs };
  if (sitter === "me")
    for (const other of wanted.order) if (chairs[other] === "me") chairs[other] = "anybody";
  return { ...wanted, chairs: { ...chairs, [chair]: sitter } };
}

/** What the server is asked for. */
export function settingsOf(wanted: Wanted): { settings: SettingsWanted; seat: Seat | null } {
  const { game, players, clock, gestures, visibility, help } = wanted;
  const seats = chairsOf(wanted);
  const bots: Partial<Record<Seat, BotKind>> = {};
  for (const seat of seats) {
    const sitter = wanted.chairs[seat];
    if (sitter !== undefined && sitter !== "me" && sitter !== "anybody") bots[seat] = sitter;
  }
  const rules = game === "board" ? wanted.board : wanted.card;
  const settings = { game, players, rules, seats, bots, clock, gestures, visibility, help };
  return { settings, seat: seats.find((seat) => wanted.chairs[seat] === "me") ?? null };
}
