/** The form for a new table has every setting of the server, with all that it may be. */
import { gameNamed } from "../../../src/games";
import { describe, expect, test } from "vitest";
import * as values from "../../../src/wire/values";
import * as form from "../../../src/screens/setup/wanted";
import type {
  BoardRulesWanted,
  BotKind,
  CardRulesWanted,
  TimeControlWanted,
  Gestures,
  Help,
  SettingsWanted,
  Visibility,
} from "../../../src/wire/messages";

/** By choice: all that it may be; a value that the server has anew does not compile. */
type Values<Rules, Limit extends keyof Rules> = {
  readonly [Name in Exclude<keyof Rules, Limit>]-?: Readonly<
    Record<Extract<NonNullable<Rules[Name]>, string>, unknown>
  >;
};
const BOARD: Values<BoardRulesWanted, "turn_limit"> = {
  edition: values.BOARD_EDITION_FACTS,
  placement: { random: true, choose: true },
  repeats: { prevented: true, challenge: true },
  phantom: { "ares-2013": true, "classic-1988": true },
};
const CARD: Values<CardRulesWanted, "round_limit"> = {
  edition: values.CARD_EDITION_FACTS,
  match: { single: true, "first-to-3": true },
};
const CLOCKS: Readonly<Record<TimeControlWanted["type"], true>> = {
  none: true,
  "per-decision": true,
  "per-player": true,
  days: true,
};
const HELPS: Readonly<Record<Help, true>> = {
  paper: true,
  record: true,
  contradictions: true,
  elimination: true,
};
const GESTURES: Readonly<Record<Gestures, true>> = { open: true, discreet: true };
const VISIBILITIES: Readonly<Record<Visibility, true>> = { link: true, public: true };
const BOTS: Readonly<Record<BotKind, true>> = {
  random: true,
  tourist: true,
  clerk: true,
  sly: true,
  veteran: true,
  master: true,
};

const CHOICES = {
  board: gameNamed("board").setup.choices,
  card: gameNamed("card").setup.choices,
};
const sorted = (values: Iterable<string>) => [...values].sort();

test.each([
  ["edition of the board game", CHOICES.board["edition"] ?? [], BOARD.edition],
  ["placement", CHOICES.board["placement"] ?? [], BOARD.placement],
  ["repeats", CHOICES.board["repeats"] ?? [], BOARD.repeats],
  ["phantom", CHOICES.board["phantom"] ?? [], BOARD.phantom],
  ["edition of the card game", CHOICES.card["edition"] ?? [], CARD.edition],
  ["match", CHOICES.card["match"] ?? [], CARD.match],
  ["clock", values.TIME_CONTROLS, CLOCKS],
  ["help", values.HELPS, HELPS],
  ["gestures", values.GESTURE_MODES, GESTURES],
  ["visibility", values.VISIBILITIES, VISIBILITIES],
  ["bots", values.BOT_KINDS, BOTS],
])("every %s can be chosen", (_, offered, known) => {
  expect(sorted(offered)).toEqual(sorted(Object.keys(known)));
});

test("every choice of the rules is in the form", () => {
  expect(sorted(Object.keys(CHOICES.board))).toEqual(sorted(Object.keys(BOARD)));
  expect(sorted(Object.keys(CHOICES.card))).toEqual(sorted(Object.keys(CARD)));
});

/** Every setting of the server but the lesson; a new one does not compile before it is listed. */
const ASKED: Readonly<Record<Exclude<keyof SettingsWanted, "lesson">, true>> = {
  game: true,
  players: true,
  rules: true,
  seats: true,
  bots: true,
  clock: true,
  gestures: true,
  visibility: true,
  help: true,
  pace: true,
  hints: true,
};

test("every setting is sent", () => {
  const { settings } = form.settingsOf(form.firstWanted());
  expect(sorted(Object.keys(settings))).toEqual(sorted(Object.keys(ASKED)));
});

describe("what is sent", () => {
  const first = form.firstWanted();

  test("are the rules of the chosen game only", () => {
    expect(form.settingsOf(first).settings.rules).toEqual(first.rules.board);
    expect(form.settingsOf({ ...first, game: "card" }).settings.rules).toEqual(first.rules.card);
  });

  test.each([3, 4, 5])("are chairs for %s players", (players) => {
    const chairs = {
      ...first.chairs,
      red: "me",
      green: "clerk",
      yellow: "random",
      ambassador: "tourist",
    } as const;
    const { settings, seat } = form.settingsOf({
      ...first,
      players,
      chairs: { ...chairs, blue: "anybody" },
    });
    const bots = { green: "clerk", yellow: "random", ambassador: "tourist" } as const;
    const seats = values.DEFAULT_SEATS[players] ?? [];
    expect(seats).toHaveLength(players);
    expect(seat).toBe("red");
    expect(settings.bots).toEqual(
      Object.fromEntries(Object.entries(bots).filter(([one]) => seats.some((two) => two === one))),
    );
  });

  test.each(["red", "blue", "green", "yellow"] as const)("three may play without %s", (absent) => {
    const { settings } = form.settingsOf({ ...first, players: 3, absent });
    expect(settings.seats).toHaveLength(3);
    expect(settings.seats).not.toContain(absent);
  });

  test("is no chair where I take none, or one that is not there", () => {
    expect(form.settingsOf({ ...first, chairs: {} }).seat).toBeNull();
    expect(form.settingsOf({ ...first, players: 3, chairs: { yellow: "me" } }).seat).toBeNull();
  });
});

describe("the order of the chairs", () => {
  const first = form.firstWanted();
  const order = (wanted: form.Wanted) => form.settingsOf(wanted).settings.seats;

  test.each([3, 4, 5])("is at first the server's own for %s players", (players) => {
    expect(order({ ...first, players })).toEqual(values.DEFAULT_SEATS[players]);
  });

  test("changes by one place, and ends where the chairs end", () => {
    const greenUp = form.moved(first, "green", -1);
    expect(order(greenUp)).toEqual(["red", "green", "blue", "yellow"]);
    expect(order(form.moved(greenUp, "green", 1))).toEqual(values.DEFAULT_SEATS[4]);
    expect(order(form.moved(first, "red", -1))).toEqual(values.DEFAULT_SEATS[4]);
    expect(order(form.moved(first, "yellow", 1))).toEqual(values.DEFAULT_SEATS[4]);
  });

  test("leaps over the colour that nobody plays, which keeps its place", () => {
    const three: form.Wanted = { ...first, players: 3, absent: "blue" };
    const changed = form.moved(three, "green", -1);
    expect(order(changed)).toEqual(["green", "red", "yellow"]);
    expect(order({ ...changed, players: 4 })).toEqual(["green", "blue", "red", "yellow"]);
  });

  test("has the Ambassador anywhere on the board, and last at the cards", () => {
    const changed = form.moved({ ...first, players: 5 }, "ambassador", -1);
    expect(order(changed)).toEqual(["red", "blue", "green", "ambassador", "yellow"]);
    const cards: form.Wanted = { ...changed, game: "card" };
    expect(order(cards)).toEqual(values.DEFAULT_SEATS[5]);
    expect(order(form.moved(cards, "yellow", 1))).toEqual(values.DEFAULT_SEATS[5]);
    expect(order(form.moved(cards, "yellow", -1))?.slice(2)).toEqual([
      "yellow",
      "green",
      "ambassador",
    ]);
  });
});

test("I have one chair only, also where chairs come and go", () => {
  const mine = form.seated({ ...form.firstWanted(), players: 5 }, "ambassador", "me");
  expect(mine.chairs).toMatchObject({ ambassador: "me", blue: "anybody" });
  const other = form.seated({ ...mine, players: 4 }, "red", "me");
  expect(other.chairs).toMatchObject({ ambassador: "anybody", red: "me" });
});

test.each(values.TIME_CONTROLS)("a clock of kind %s has what it needs", (type) => {
  const clock = form.firstClock(type);
  expect(clock.type).toBe(type);
  for (const [name, value] of Object.entries(clock))
    if (name !== "type") expect(value).toBeGreaterThan(0);
});
