/**
 * The position of a board game as a viewer can know it: a fold of their sightings, without rules.
 * Each kind of sighting has a handler in the table at the end; the compiler asks for a missing one.
 */
import type {
  AgentQuestioned,
  AmbassadorQuestioned,
  Ball,
  BoardGameOpened,
  BoardScenario,
  BoardScenarioSeen,
  Colour,
  FiguresPlaced,
  GameEnded,
  MissionDeclared,
  PhantomShaken,
  Piece,
  PieceExpelled,
  PieceStepped,
  RepeatClaimed,
  Seat,
  StepUndone,
  TurnBegan,
  Viewer,
} from "../wire/messages";
import {
  EMPTY_BOARD,
  type BoardEvent,
  type BoardPosition,
  type BoardQuestion,
  type DrawnBall,
  type Offer,
  type Way,
} from "./board_position.ts";
import { BOARD_RULES } from "../wire/values.ts";

export * from "./board_position.ts";

/** The position after the next sighting; the first is applied to `EMPTY_BOARD`. */
export function boardAfter(
  position: BoardPosition,
  sighting: BoardEvent,
  viewer: Viewer,
): BoardPosition {
  return (HANDLERS[sighting.type] as Handler<BoardEvent>)(position, sighting, viewer);
}

type Handler<Sighting> = (
  position: BoardPosition,
  sighting: Sighting,
  viewer: Viewer,
) => BoardPosition;

/** For every kind of sighting the handler that takes it. */
type Handlers = {
  readonly [Kind in BoardEvent["type"]]: Handler<Extract<BoardEvent, { type: Kind }>>;
};

function opened(_position: BoardPosition, event: BoardGameOpened): BoardPosition {
  const { seats, rules, first } = event;
  return {
    ...EMPTY_BOARD,
    seats,
    rules,
    first,
    toMove: first === "ambassador" ? nextToPlace(seats, first) : first,
    stage: "placing",
    places: { ambassador: "embassy" },
  };
}

function placed(position: BoardPosition, event: FiguresPlaced): BoardPosition {
  const { seat, tall, short, fat, thin } = event;
  const figures = {
    [`${seat}-tall`]: tall,
    [`${seat}-short`]: short,
    [`${seat}-fat`]: fat,
    [`${seat}-thin`]: thin,
  };
  return {
    ...position,
    places: { ...position.places, ...figures },
    toMove: nextToPlace(position.seats, seat),
  };
}

function turnBegan(position: BoardPosition, event: TurnBegan): BoardPosition {
  const isAmbassador = event.seat === "ambassador";
  return {
    ...position,
    toMove: event.seat,
    turn: event.turn,
    stage: isAmbassador ? "moving" : "opening",
    balls: isAmbassador ? drawn(["ambassador", "ambassador"]) : [],
    steps: [],
    question: null,
  };
}

function shaken(position: BoardPosition, event: PhantomShaken): BoardPosition {
  return { ...position, stage: "moving", balls: drawn(event.balls) };
}

function stepped(position: BoardPosition, event: PieceStepped): BoardPosition {
  const { ball, piece, origin, to } = event;
  return {
    ...moved(position, piece, origin, to, ball === "land" || ball === "water" ? ball : "any"),
    balls: withOne(position.balls, ball, true),
    steps: [...position.steps, { ball, piece, origin }],
  };
}

function undone(position: BoardPosition, event: StepUndone): BoardPosition {
  const { ball, piece, origin, to } = event;
  return {
    ...moved(position, piece, origin, to, "undone"),
    balls: withOne(position.balls, ball, false),
    steps: position.steps.slice(0, -1),
  };
}

function movementEnded(position: BoardPosition): BoardPosition {
  const hasMovedAmbassador = position.steps.some((step) => step.piece === "ambassador");
  return {
    ...position,
    stage: "meeting",
    balls: position.balls.map(({ ball }) => ({ ball, used: true })),
    steps: [],
    ambassadorMovedBy: hasMovedAmbassador ? position.toMove : position.ambassadorMovedBy,
  };
}

function questioned(
  position: BoardPosition,
  event: AgentQuestioned | AmbassadorQuestioned,
): BoardPosition {
  const question: BoardQuestion = {
    asker: event.seat,
    agent: event.agent,
    about: event.about,
    piece: event.type === "agent-questioned" ? event.figure : "ambassador",
    objected: false,
    owed: 0,
  };
  return { ...position, stage: "answering", question };
}

function shown(position: BoardPosition): BoardPosition {
  return { ...position, stage: "expelling" };
}

function repeatClaimed(position: BoardPosition, event: RepeatClaimed): BoardPosition {
  const { question } = position;
  return {
    ...position,
    stage: event.held ? "replacing" : "expelling",
    question: question && { ...question, objected: true, owed: event.owed },
  };
}

function expelled(position: BoardPosition, event: PieceExpelled): BoardPosition {
  const { seat, piece, origin, to } = event;
  return {
    ...moved(position, piece, origin, to, "expelled"),
    stage: "meeting",
    question: null,
    ambassadorMovedBy: piece === "ambassador" ? seat : position.ambassadorMovedBy,
  };
}

function declared(position: BoardPosition, event: MissionDeclared): BoardPosition {
  const offer: Offer = { by: event.seat, to: event.hand, accepted: null };
  return { ...position, stage: "shaking-hands", offer, question: null };
}

function ended(position: BoardPosition, event: GameEnded): BoardPosition {
  const { outcome, hands } = event;
  return { ...position, stage: "over", outcome, hands, note: event.note ?? position.note };
}

function scenarioSeen(_position: BoardPosition, seen: BoardScenarioSeen): BoardPosition {
  const toMove = seen.to_move;
  return {
    ...EMPTY_BOARD,
    seats: seen.seats,
    rules: seen.rules,
    first: seen.first,
    turn: seen.phase === "placing" ? 0 : seen.turn,
    toMove,
    stage: seen.phase,
    places: seen.places,
    balls: [...seen.steps.map(({ ball }) => ({ ball, used: true })), ...drawn(seen.balls)],
    steps: seen.steps,
    question: seen.question && { ...seen.question, asker: toMove },
    offer: offerOf(seen),
    ambassadorMovedBy: seen.ambassador_moved_by,
    hand: seen.hand,
    note: seen.note,
    noteWritten: seen.note_written,
  };
}

/** The scenario as a sighting in which nothing is hidden. */
function seenByAll(scenario: BoardScenario, viewer: Viewer): BoardScenarioSeen {
  return {
    type: "scenario-seen",
    turn: 1,
    first: null,
    balls: [],
    steps: [],
    question: null,
    offered_hand: null,
    ambassador_moved_by: null,
    note: null,
    shown: [],
    ...scenario,
    rules: { ...BOARD_RULES, ...scenario.rules },
    note_written: Boolean(scenario.note),
    hand: scenario.hands?.find(({ seat }) => seat === viewer) ?? null,
    shown_covertly: [],
  };
}

function offerOf(seen: BoardScenarioSeen): Offer | null {
  if (seen.phase !== "shaking-hands" || seen.to_move === "ambassador") return null;
  return { by: seen.to_move, to: seen.offered_hand, accepted: null };
}

function moved(
  position: BoardPosition,
  piece: Piece,
  origin: string,
  to: string,
  how: Way,
): BoardPosition {
  const places = { ...position.places, [piece]: to };
  return { ...position, places, lastMove: { piece, origin, to, how } };
}

/** The next seat clockwise that has figures to place. */
function nextToPlace(seats: readonly Seat[], seat: Seat): Seat | null {
  const after = seats.indexOf(seat) + 1;
  const clockwise = [...seats.slice(after), ...seats.slice(0, after)];
  return clockwise.find((one): one is Colour => one !== "ambassador") ?? null;
}

function drawn(balls: readonly Ball[]): readonly DrawnBall[] {
  return balls.map((ball) => ({ ball, used: ball === "none" }));
}

/** The same balls, but one of this kind has been used, or was given back. */
function withOne(balls: readonly DrawnBall[], ball: Ball, used: boolean): readonly DrawnBall[] {
  const which = balls.findIndex((one) => one.ball === ball && one.used !== used);
  return balls.map((one, index) => (index === which ? { ball, used } : one));
}

const HANDLERS: Handlers = {
  "game-opened": opened,
  "scenario-seen": scenarioSeen,
  "scenario-set": (position, { scenario }, viewer) => ({
    ...scenarioSeen(position, seenByAll(scenario, viewer)),
    hands: scenario.hands ?? [],
  }),
  "figures-placed": placed,
  "hand-dealt": (position, { hand }) => ({ ...position, hand }),
  "hands-dealt-face-down": (position) => position,
  "hands-dealt": (position, { hands }, viewer) => ({
    ...position,
    hands,
    hand: hands.find(({ seat }) => seat === viewer) ?? null,
  }),
  "turn-began": turnBegan,
  "phantom-shaken": shaken,
  "piece-stepped": stepped,
  "step-undone": undone,
  "movement-ended": movementEnded,
  "agent-questioned": questioned,
  "ambassador-questioned": questioned,
  "cards-shown": shown,
  "cards-shown-covertly": shown,
  "repeat-claimed": repeatClaimed,
  "piece-expelled": expelled,
  "figure-slipped-away": (position, { figure, origin, to }) =>
    moved(position, figure, origin, to, "slipped"),
  "mission-declared": declared,
  "hand-answered": (position, { accepted }) => ({
    ...position,
    offer: position.offer && { ...position.offer, accepted },
  }),
  "note-written": (position, { note }) => ({ ...position, note, noteWritten: true }),
  "note-sealed": (position) => ({ ...position, noteWritten: true }),
  "game-ended": ended,
};
