/** What a new table can be asked for: every setting of the server, with what it offers. */
import { gameNamed } from "../../games";
import type { RulesWanted } from "../../games/game";
import type {
  BotKind,
  TimeControlWanted,
  Colour,
  GameName,
  Gestures,
  Help,
  Pace,
  Seat,
  SettingsWanted,
  Visibility,
} from "../../wire/messages";
import { DEFAULT_SETTINGS, GAME_NAMES, SEATS } from "../../wire/values";

/** Who is to sit on a chair. */
export type Sitter = "me" | "anybody" | BotKind;

/** What the form holds. */
export interface Wanted {
  game: GameName;
  players: number;
  /** The rules of each game, so that none are lost when another game is looked at. */
  rules: Readonly<Record<GameName, RulesWanted>>;
  /** With three players: the colour that nobody plays. */
  absent: Colour;
  /** All chairs there can be, clockwise. */
  order: readonly Seat[];
  chairs: Partial<Record<Seat, Sitter>>;
  clock: TimeControlWanted;
  gestures: Gestures;
  visibility: Visibility;
  help: Help;
  pace: Pace;
  hints: boolean;
}

/** A table as it is offered at first. */
export function firstWanted(): Wanted {
  return {
    ...DEFAULT_SETTINGS,
    rules: Object.fromEntries(
      GAME_NAMES.map((name) => [name, gameNamed(name).setup.rules]),
    ) as Wanted["rules"],
    absent: "yellow",
    order: SEATS,
    chairs: {
      blue: "me",
      red: "anybody",
      green: "anybody",
      yellow: "anybody",
      ambassador: "anybody",
    },
  };
}

/** A clock of this kind, as it is offered at first. */
export function firstClock(type: TimeControlWanted["type"]): TimeControlWanted {
  if (type === "per-decision") return { type, seconds: 90 };
  if (type === "per-player") return { type, seconds: 1_200, increment: 10 };
  if (type === "days") return { type, days: 2 };
  return { type };
}

/** The chairs whose place in the order is free: in some games the Ambassador is always last. */
export function movableIn({ game, players, absent, order }: Wanted): readonly Seat[] {
  return order.filter((seat) =>
    seat === "ambassador"
      ? players === 5 && gameNamed(game).setup.isAmbassadorFree
      : players !== 3 || seat !== absent,
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
  const { game, players, clock, gestures, visibility, help, pace, hints } = wanted;
  const seats = chairsOf(wanted);
  const bots: Partial<Record<Seat, BotKind>> = {};
  for (const seat of seats) {
    const sitter = wanted.chairs[seat];
    if (sitter !== undefined && sitter !== "me" && sitter !== "anybody") bots[seat] = sitter;
  }
  const rules = wanted.rules[game];
  const settings = {
    ...{ game, players, rules, seats, bots, clock, gestures, visibility, help, pace, hints },
  };
  return { settings, seat: seats.find((seat) => wanted.chairs[seat] === "me") ?? null };
}
