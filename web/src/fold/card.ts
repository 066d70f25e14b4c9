/**
 * The position of a card game as a viewer can know it: a fold of their sightings, without rules.
 * Each kind of sighting has a handler in the table at the end; the compiler asks for a missing one.
 */
import type {
  AgentNamed,
  CardGameOpened,
  CardHand,
  CardLocation,
  CardPhase,
  CardScenario,
  CardScenarioSeen,
  Colour,
  Declined,
  GameScored,
  LocationPlayed,
  MeetingBegan,
  RoundBegan,
  Score,
  Seat,
  Viewer,
  Visitor,
} from "../wire/messages";
import {
  EMPTY_CARD,
  type CardEvent,
  type CardPosition,
  type CardStage,
  type Chosen,
} from "./card_position.ts";
import { CARD_LOCATIONS, CARD_RULES } from "../wire/values.ts";

export * from "./card_position.ts";

/** The position after the next sighting; the first is applied to `EMPTY_CARD`. */
export function cardAfter(
  position: CardPosition,
  sighting: CardEvent,
  viewer: Viewer,
): CardPosition {
  return (HANDLERS[sighting.type] as Handler<CardEvent>)(position, sighting, viewer);
}

type Handler<Sighting> = (
  position: CardPosition,
  sighting: Sighting,
  viewer: Viewer,
) => CardPosition;

/** For every kind of sighting the handler that takes it. */
type Handlers = {
  readonly [Kind in CardEvent["type"]]: Handler<Extract<CardEvent, { type: Kind }>>;
};

type Here = CardPosition["here"];

/** Everybody has one location card for each place, and takes them back when all are played. */
const LOCATIONS = CARD_LOCATIONS.length;

const STAGES: Readonly<Record<CardPhase, CardStage>> = {
  hiding: "hiding",
  playing: "playing",
  declaring: "meeting",
  exchanging: "meeting",
  asking: "meeting",
  looking: "meeting",
  showing: "showing",
};

function opened(_position: CardPosition, { seats, rules }: CardGameOpened): CardPosition {
  return { ...EMPTY_CARD, seats, rules, scores: pointsOf([], seats) };
}

/** The next game of the match has been dealt. */
function dealt(position: CardPosition, game: number, hand: CardHand | null): CardPosition {
  return { ...position, game, hand, hands: [], opener: null, declaration: null };
}

function roundBegan(position: CardPosition, { round, first }: RoundBegan): CardPosition {
  return {
    ...position,
    ...NO_MEETING,
    round,
    first,
    opener: round === 1 ? first : position.opener,
    stage: position.seats.includes("ambassador") ? "hiding" : "playing",
    played: isNewCycle(round) ? {} : position.played,
    here: {},
    hidden: null,
    hasHidden: false,
    resolved: [],
  };
}

function played(position: CardPosition, { visitor, location }: LocationPlayed): CardPosition {
  const isLast = visitor === "ambassador";
  return {
    ...position,
    played: { ...position.played, [visitor]: [...(position.played[visitor] ?? []), location] },
    here: arrived(position.here, visitor, location),
    ...(isLast ? { hidden: null, hasHidden: false, stage: "between" } : {}),
  };
}

function meetingBegan(position: CardPosition, event: MeetingBegan): CardPosition {
  const { location, visitors } = event;
  return { ...position, ...NO_MEETING, stage: "meeting", meeting: { location, visitors } };
}

function declined(position: CardPosition, { seat, what }: Declined): CardPosition {
  if (what !== "declaration") return meetingEnded(position);
  return { ...position, declined: [...position.declined, seat] };
}

function chosen(position: CardPosition, seat: Colour, pair: Chosen): CardPosition {
  return { ...position, chosen: { ...position.chosen, [seat]: pair } };
}

/** One pair was shown; with the last one the meeting is over. */
function pairShown(position: CardPosition, seat: Colour): CardPosition {
  const left = { ...position.chosen };
  delete left[seat];
  return Object.keys(left).length ? { ...position, chosen: left } : meetingEnded(position);
}

function agentNamed(position: CardPosition, { seat, agent }: AgentNamed): CardPosition {
  return { ...position, stage: "showing", asker: seat, named: agent };
}

function scored(position: CardPosition, event: GameScored): CardPosition {
  const { result, hands } = event;
  const scores = pointsOf(event.scores, position.seats);
  return { ...position, stage: "between", result, hands, scores };
}

function scenarioSeen(_position: CardPosition, seen: CardScenarioSeen): CardPosition {
  const here = hereOf(seen);
  const location = seen.meeting;
  return {
    ...EMPTY_CARD,
    seats: seen.seats,
    rules: seen.rules,
    game: seen.game_number,
    round: seen.round,
    first: seen.first,
    opener: openerOf(seen),
    stage: STAGES[seen.phase],
    played: seen.played,
    here,
    hidden: seen.hidden,
    hasHidden: seen.has_hidden,
    meeting: location && { location, visitors: here[location] ?? [] },
    resolved: seen.resolved,
    declined: seen.declined,
    asker: seen.named && askerOf(here[location ?? "rialto"]),
    named: seen.named,
    chosen: chosenOf(seen),
    scores: pointsOf(seen.scores, seen.seats),
    hand: seen.hand,
  };
}

/** The scenario as a sighting in which nothing is hidden. */
function seenByAll(scenario: CardScenario, viewer: Viewer): CardScenarioSeen {
  return {
    type: "scenario-seen",
    round: 1,
    played: {},
    hidden: null,
    meeting: null,
    resolved: [],
    declined: [],
    named: null,
    game_number: 1,
    opener: null,
    scores: [],
    shown: [],
    ...scenario,
    rules: { ...CARD_RULES, ...scenario.rules },
    has_hidden: Boolean(scenario.hidden),
    hand: scenario.hands.find(({ seat }) => seat === viewer) ?? null,
    have_chosen: [],
    chosen: null,
    shown_covertly: [],
    black: [],
    black_covertly: [],
    looks_covertly: [],
  };
}

/** What a meeting leaves behind: nothing. */
const NO_MEETING = { meeting: null, declined: [], asker: null, named: null, chosen: {} } as const;

function meetingEnded(position: CardPosition): CardPosition {
  const { meeting, resolved } = position;
  return {
    ...position,
    ...NO_MEETING,
    stage: "between",
    resolved: meeting ? [...resolved, meeting.location] : resolved,
  };
}

function isNewCycle(round: number): boolean {
  return (round - 1) % LOCATIONS === 0;
}

function arrived(here: Here, visitor: Visitor, location: CardLocation): Here {
  return { ...here, [location]: [...(here[location] ?? []), visitor] };
}

/** Who stands where in the scenario: those who have played as often as there were rounds. */
function hereOf(seen: CardScenarioSeen): Here {
  const before = (seen.round - 1) % LOCATIONS;
  const visits = Object.entries(seen.played) as [Visitor, readonly CardLocation[]][];
  return visits.reduce<Here>((here, [visitor, locations]) => {
    const location = locations.length > before ? locations.at(-1) : undefined;
    return location ? arrived(here, visitor, location) : here;
  }, {});
}

/** Who went first in the first round: one agent further back for each round since. */
function openerOf({ seats, first, round }: CardScenarioSeen): Colour {
  const agents = seats.filter((seat) => seat !== "ambassador");
  const back = (agents.indexOf(first) - round + 1) % agents.length;
  return agents.at(back) ?? first;
}

/** Who asks, where an agent has met the Ambassador alone. */
function askerOf(visitors: readonly Visitor[] = []): Colour | null {
  return visitors.find((one): one is Colour => one !== "ambassador" && one !== "dummy") ?? null;
}

function chosenOf(seen: CardScenarioSeen): CardPosition["chosen"] {
  const faceDown = seen.have_chosen.map((seat) => [seat, "face-down"] as const);
  const own = seen.chosen ? { [seen.chosen.seat]: seen.chosen.cards } : {};
  return { ...Object.fromEntries(faceDown), ...own };
}

function pointsOf(scores: readonly Score[], seats: readonly Seat[]): CardPosition["scores"] {
  const none = seats.map((seat) => [seat, 0] as const);
  return Object.fromEntries([
    ...none,
    ...scores.map(({ seat, points }) => [seat, points] as const),
  ]);
}

const HANDLERS: Handlers = {
  "game-opened": opened,
  "scenario-seen": scenarioSeen,
  "scenario-set": (position, { scenario }, viewer) => ({
    ...scenarioSeen(position, seenByAll(scenario, viewer)),
    chosen: Object.fromEntries((scenario.chosen ?? []).map(({ seat, cards }) => [seat, cards])),
    hands: scenario.hands,
  }),
  "hand-dealt": (position, { game, hand }) => dealt(position, game, hand),
  "hands-dealt-face-down": (position, { game }) => dealt(position, game, null),
  "hands-dealt": (position, { game, hands }, viewer) => ({
    ...dealt(position, game, hands.find(({ seat }) => seat === viewer) ?? null),
    hands,
  }),
  "round-began": roundBegan,
  "ambassador-hid": (position, { location }) => ({
    ...position,
    stage: "playing",
    hidden: location,
    hasHidden: true,
  }),
  "ambassador-hid-face-down": (position) => ({ ...position, stage: "playing", hasHidden: true }),
  "location-played": played,
  "meeting-began": meetingBegan,
  declined,
  "code-declared": (position, { seat, code }) => ({ ...position, declaration: { seat, code } }),
  "pair-chosen": (position, { seat, cards }) => chosen(position, seat, cards),
  "pair-chosen-face-down": (position, { seat }) => chosen(position, seat, "face-down"),
  "pair-shown": (position, { seat }) => pairShown(position, seat),
  "pair-shown-covertly": (position, { seat }) => pairShown(position, seat),
  "agent-named": agentNamed,
  "black-card-shown": meetingEnded,
  "black-card-shown-covertly": meetingEnded,
  "dummy-seen": meetingEnded,
  "dummy-seen-covertly": meetingEnded,
  "game-scored": scored,
  "match-ended": (position, { outcome }) => ({ ...position, stage: "over", outcome }),
};
