/**
 * The paper note sheet: who showed what to whom and when, as the viewer has seen it. It
 * draws no conclusions.
 */
import type {
  BoardCard,
  BoardScenarioSeen,
  BoardScenarioSet,
  CardCard,
  CardKind,
  CardScenarioSeen,
  CardScenarioSet,
  Seat,
  Viewer,
} from "../wire/messages";
import type { BoardEvent } from "./board_position";
import type { CardEvent } from "./card_position";

/** Any card that can be shown. */
export type SheetCard = BoardCard | CardCard;

/** Whose cards are shown; at the dummy's one looks. */
export type Shower = Seat | "dummy";

/** What a show is. Where more than one is true of it, the one that is further right. */
export type ShowKind =
  "shown" | "through-ambassador" | "mission" | "grey" | "replacement" | "black";

/** One show. Of a covert one only the number of cards is known, and `cards` is empty. */
export interface Show {
  /** The turn, in the card game the round; 0 for what was shown before a scenario. */
  readonly turn: number;
  /** The number of the sighting. */
  readonly number: number;
  readonly from: Shower;
  readonly to: readonly Seat[];
  readonly cards: readonly SheetCard[];
  readonly kind: ShowKind;
  /** Of a black card: which of the two, where that is known. */
  readonly about: CardKind | null;
  readonly covert: number | null;
}

/** By player and card: the turns in which it was shown, in order. */
export type Turns<Who extends string> = Readonly<
  Partial<Record<Who, Readonly<Partial<Record<SheetCard, readonly number[]>>>>>
>;

export interface PaperSheet {
  /** All shows of this game, newest last. */
  readonly shows: readonly Show[];
  /** By player and card: when they showed it to me. */
  readonly toMe: Turns<Shower>;
  /** By player and card: when I showed it to them. */
  readonly byMe: Turns<Seat>;
}

/** A sighting with its number; in a replay also an event as all eyes see it. */
export interface Numbered {
  readonly number: number;
  readonly sighting: BoardEvent | CardEvent;
}

/** The sheet after these sightings. A new game of a match begins a new sheet. */
export function paperSheet(seen: readonly Numbered[], viewer: Viewer): PaperSheet {
  const { shows } = seen.reduce(written, BLANK);
  return {
    shows,
    toMe: turnsBy(
      shows.filter(({ to }) => to.includes(viewer as Seat)),
      ({ from }) => [from],
    ),
    byMe: turnsBy(
      shows.filter(({ from }) => from === viewer),
      ({ to }) => to,
    ),
  };
}

/** The sheet while it is written. */
interface Writing {
  readonly turn: number;
  readonly throughAmbassador: boolean;
  readonly shows: readonly Show[];
}

const BLANK: Writing = { turn: 0, throughAmbassador: false, shows: [] };

/** What was shown, before it is known when. */
type Shown = Partial<Omit<Show, "turn" | "number">> & Pick<Show, "from" | "to">;

function written(sheet: Writing, { number, sighting }: Numbered): Writing {
  switch (sighting.type) {
    case "hand-dealt":
    case "hands-dealt-face-down":
    case "hands-dealt":
      return BLANK;
    case "turn-began":
      return { ...sheet, turn: sighting.turn };
    case "round-began":
      return { ...sheet, turn: sighting.round };
    case "agent-questioned":
    case "ambassador-questioned":
      return { ...sheet, throughAmbassador: sighting.type === "ambassador-questioned" };
    case "scenario-seen":
    case "scenario-set":
      return fromScenario(number, sighting);
    default: {
      const shown = shownBy(sighting, sheet.throughAmbassador);
      return shown === null ? sheet : noted(sheet, number, [shown]);
    }
  }
}

/** What was shown by this event; null where nothing was. */
function shownBy(event: BoardEvent | CardEvent, throughAmbassador: boolean): Shown | null {
  switch (event.type) {
    case "cards-shown": {
      const { seat, to, cards, replacement } = event;
      return { from: seat, to, cards, kind: kindOf(cards, replacement, throughAmbassador) };
    }
    case "cards-shown-covertly": {
      const { seat, to, count, replacement } = event;
      return { from: seat, to, covert: count, kind: kindOf([], replacement, throughAmbassador) };
    }
    case "pair-shown":
      return { from: event.seat, to: [event.to], cards: event.cards };
    case "pair-shown-covertly":
      return { from: event.seat, to: [event.to], covert: 2 };
    case "black-card-shown":
      return { ...BLACK, from: event.seat, to: event.to, cards: [event.card], about: event.kind };
    case "black-card-shown-covertly":
      return { ...BLACK, from: event.seat, to: event.to, covert: 1 };
    case "dummy-seen":
      return { ...BLACK, from: "dummy", to: [event.seat], cards: [event.card], about: event.kind };
    case "dummy-seen-covertly":
      return { ...BLACK, from: "dummy", to: [event.seat], covert: 1, about: event.kind };
    default:
      return null;
  }
}

const BLACK = { kind: "black" } as const;

function kindOf(
  cards: readonly string[],
  isReplacement: boolean,
  throughAmbassador: boolean,
): ShowKind {
  if (isReplacement) return "replacement";
  if (cards.some((card) => card.startsWith("grey-"))) return "grey";
  if (cards.some((card) => /^[A-D]$/.test(card))) return "mission";
  return throughAmbassador ? "through-ambassador" : "shown";
}

type AnyScenario = BoardScenarioSeen | BoardScenarioSet | CardScenarioSeen | CardScenarioSet;

/** What a scenario says of the time before it; nobody knows in which turn it was. */
function fromScenario(number: number, event: AnyScenario): Writing {
  const scenario = event.type === "scenario-set" ? event.scenario : event;
  const before = noted(BLANK, number, "places" in scenario ? setsOf(scenario) : pairsOf(scenario));
  const turn = "places" in scenario ? scenario.turn : scenario.round;
  const piece = "question" in scenario ? scenario.question?.piece : null;
  return { ...before, turn: turn ?? 1, throughAmbassador: piece === "ambassador" };
}

function setsOf(scenario: BoardScenarioSeen | BoardScenarioSet["scenario"]): Shown[] {
  const covertly = "shown_covertly" in scenario ? scenario.shown_covertly : [];
  return [
    ...(scenario.shown ?? []).map(({ seat, to, cards }) => ({
      from: seat,
      to,
      cards,
      kind: kindOf(cards, false, false),
    })),
    ...covertly.map(({ seat, to, count }) => ({ from: seat, to, covert: count })),
  ];
}

function pairsOf(scenario: CardScenarioSeen | CardScenarioSet["scenario"]): Shown[] {
  const pairs = (scenario.shown ?? []).map(({ seat, to, cards }) => ({
    from: seat,
    to: [to],
    cards,
  }));
  return [...pairs, ...("black_covertly" in scenario ? seenOf(scenario) : openOf(scenario))];
}

/** Black cards and covert pairs, as one viewer knows them. */
function seenOf(seen: CardScenarioSeen): Shown[] {
  const pairs = seen.shown_covertly.map(({ seat, to }) => ({ from: seat, to: [to], covert: 2 }));
  const black = seen.black.map(({ seat, to, kind, card }) => ({
    ...BLACK,
    from: seat,
    to: [to],
    cards: [card],
    about: kind,
  }));
  const covert = seen.black_covertly.map(({ seat, to }) => ({
    ...BLACK,
    from: seat,
    to: [to],
    covert: 1,
  }));
  const looks = seen.looks_covertly.map(({ seat, kind }) => ({
    ...BLACK,
    from: "dummy" as const,
    to: [seat],
    covert: 1,
    about: kind,
  }));
  return [...pairs, ...black, ...covert, ...looks];
}

/** Black cards through all eyes: the hands lie open. */
function openOf(scenario: CardScenarioSet["scenario"]): Shown[] {
  const card = (holder: string, kind: CardKind): SheetCard[] =>
    scenario.hands.filter(({ seat }) => seat === holder).map((hand) => hand[kind]);
  const black = (scenario.black ?? []).map(({ seat, to, kind }) => ({
    ...BLACK,
    from: seat,
    to: [to],
    cards: card(seat, kind),
    about: kind,
  }));
  const looks = (scenario.looks ?? []).map(({ seat, kind }) => ({
    ...BLACK,
    from: "dummy" as const,
    to: [seat],
    cards: card("dummy", kind),
    about: kind,
  }));
  return [...black, ...looks];
}

function noted(sheet: Writing, number: number, shown: readonly Shown[]): Writing {
  const { turn } = sheet;
  const shows = shown.map((one) => ({
    turn,
    number,
    cards: [],
    kind: "shown" as const,
    about: null,
    covert: null,
    ...one,
  }));
  return { ...sheet, shows: [...sheet.shows, ...shows] };
}

/** By whom, or to whom, and by card: when. */
function turnsBy<Who extends string>(
  shows: readonly Show[],
  who: (show: Show) => readonly Who[],
): Turns<Who> {
  const turns: Partial<Record<Who, Partial<Record<SheetCard, number[]>>>> = {};
  for (const show of shows) {
    for (const one of who(show)) {
      const ofOne = (turns[one] ??= {});
      for (const card of show.cards) (ofOne[card] ??= []).push(show.turn);
    }
  }
  return turns;
}
