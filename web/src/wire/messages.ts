// Written by `make types` from the types of the server. Do not edit.

export type Viewer =
  "red" | "blue" | "green" | "yellow" | "ambassador" | "spectator";

export type GameName = "board" | "card";

export type BoardEdition = "ares-2013-en" | "ares-2013-it";

export type Placement = "random" | "choose";

export type Repeats = "prevented" | "challenge";

export type Phantom = "ares-2013" | "classic-1988";

/** The edition and the table's options; the defaults are those of a quick game. */
export interface BoardRules {
  readonly edition: BoardEdition;
  readonly placement: Placement;
  readonly repeats: Repeats;
  readonly phantom: Phantom;
  readonly turn_limit: number | null;
}

export type CardEdition = "ffg-2003" | "abacus-1997";

export type Match = "single" | "first-to-3";

/** The edition and the table's options. */
export interface CardRules {
  readonly edition: CardEdition;
  readonly match: Match;
  readonly round_limit: number | null;
}

export type Seat = "red" | "blue" | "green" | "yellow" | "ambassador";

export type BotKind =
  "random" | "tourist" | "clerk" | "sly" | "veteran" | "master";

/** No time limit. */
export interface NoClock {
  readonly type: "none";
}

/** Seconds for each decision. */
export interface PerDecision {
  readonly type: "per-decision";
  readonly seconds: number;
}

/** Seconds for the whole game, and an increment for each decision. */
export interface PerPlayer {
  readonly type: "per-player";
  readonly seconds: number;
  readonly increment: number;
}

/** Days for each decision. */
export interface ByCorrespondence {
  readonly type: "days";
  readonly days: number;
}

export type TimeControl = NoClock | PerDecision | PerPlayer | ByCorrespondence;

export type Gestures = "open" | "discreet";

export type Visibility = "link" | "public";

export type Help = "paper" | "record" | "contradictions" | "elimination";

export type Pace = "slow" | "normal" | "quick";

/**
 * The game, its rules, and how the table plays it.
 *
 * `hints`: whether players may ask the coach; where only one person plays, they always may.
 * `bots` are the chairs that bots of a kind have from the beginning; `seats` are all chairs,
 * clockwise, and follow from the number of players if they are not given. `lesson` is the shipped
 * lesson whose script the table follows; only the server sets it.
 */
export interface Settings {
  readonly game: GameName;
  readonly players: number;
  readonly rules: BoardRules | CardRules;
  readonly seats: readonly Seat[];
  readonly bots: Readonly<Partial<Record<Seat, BotKind>>>;
  readonly clock: TimeControl;
  readonly gestures: Gestures;
  readonly visibility: Visibility;
  readonly help: Help;
  readonly pace: Pace;
  readonly lesson: string | null;
  readonly hints: boolean;
}

export type Status = "gathering" | "playing" | "paused" | "over" | "aborted";

export type Absence = "left" | "time" | "removed";

/** A chair as everybody sees it: a person, a bot, or empty. */
export interface ChairView {
  readonly seat: Seat;
  readonly person: string | null;
  readonly name: string | null;
  readonly bot: BotKind | null;
  readonly ready: boolean;
  readonly present: boolean;
  readonly stand_in: Absence | null;
}

/** Somebody who is there without a chair. */
export interface PersonView {
  readonly person: string;
  readonly name: string;
}

export type Motion = "pause" | "resume" | "abort";

/** A table as everybody sees it. */
export interface TableView {
  readonly table: string;
  readonly settings: Settings;
  readonly host: string;
  readonly status: Status;
  readonly chairs: readonly ChairView[];
  readonly onlookers: readonly PersonView[];
  readonly muted: readonly string[];
  readonly votes: Readonly<Partial<Record<Motion, readonly string[]>>>;
  readonly commitment: string;
  readonly rematch: string | null;
}

/** The table is laid: the seats clockwise, the rules, and who plays first. */
export interface BoardGameOpened {
  readonly type: "game-opened";
  readonly seats: readonly Seat[];
  readonly rules: BoardRules;
  readonly first: Seat;
}

export type BoardPhase =
  | "placing"
  | "opening"
  | "moving"
  | "meeting"
  | "expelling"
  | "answering"
  | "replacing"
  | "shaking-hands";

export type Piece =
  | "red-tall"
  | "red-short"
  | "red-fat"
  | "red-thin"
  | "blue-tall"
  | "blue-short"
  | "blue-fat"
  | "blue-thin"
  | "green-tall"
  | "green-short"
  | "green-fat"
  | "green-thin"
  | "yellow-tall"
  | "yellow-short"
  | "yellow-fat"
  | "yellow-thin"
  | "ambassador";

export type Ball =
  "land" | "water" | "either" | "rival" | "ambassador" | "none";

/** A step of this turn that can still be undone. */
export interface StepMade {
  readonly ball: Ball;
  readonly piece: Piece;
  readonly origin: string;
}

export type Colour = "red" | "blue" | "green" | "yellow";

export type About = "identity" | "build";

/** The question that the player whose turn it is has asked last, and of which piece. */
export interface OpenQuestion {
  readonly agent: Colour;
  readonly about: About;
  readonly piece: Piece;
  readonly objected: boolean;
  readonly owed: number;
}

export type Identity = "fiddlebottom" | "bubble" | "zsazsa" | "x";

export type Build = "tall" | "short" | "fat" | "thin";

/** The guess about one agent. */
export interface Suspect {
  readonly identity: Identity;
  readonly build: Build;
}

/** The guess about all four agents. */
export interface Note {
  readonly red: Suspect;
  readonly blue: Suspect;
  readonly green: Suspect;
  readonly yellow: Suspect;
}

export type Letter = "A" | "B" | "C" | "D";

/** One hand of three grey cards, as names; `seat` is "aside" for the hand that nobody holds. */
export interface BoardHand {
  readonly seat: Colour | "aside";
  readonly identity: Identity;
  readonly build: Build;
  readonly mission: Letter;
}

export type BoardCard =
  | "fiddlebottom"
  | "bubble"
  | "zsazsa"
  | "x"
  | "tall"
  | "short"
  | "fat"
  | "thin"
  | "A"
  | "B"
  | "C"
  | "D"
  | "grey-fiddlebottom"
  | "grey-bubble"
  | "grey-zsazsa"
  | "grey-x"
  | "grey-tall"
  | "grey-short"
  | "grey-fat"
  | "grey-thin";

/** Cards that an agent has shown, and to whom. */
export interface ShownSet {
  readonly seat: Colour;
  readonly to: readonly Seat[];
  readonly cards: readonly BoardCard[];
}

/** Cards of a scenario that were shown to somebody else: only how many. */
export interface CovertSet {
  readonly seat: Colour;
  readonly to: readonly Seat[];
  readonly count: number;
}

/** A scenario as one viewer sees it: what lies open, their own hand, what they were part of. */
export interface BoardScenarioSeen {
  readonly type: "scenario-seen";
  readonly seats: readonly Seat[];
  readonly rules: BoardRules;
  readonly to_move: Seat;
  readonly phase: BoardPhase;
  readonly turn: number;
  readonly first: Seat | null;
  readonly places: Readonly<Partial<Record<Piece, string>>>;
  readonly balls: readonly Ball[];
  readonly steps: readonly StepMade[];
  readonly question: OpenQuestion | null;
  readonly offered_hand: Colour | null;
  readonly ambassador_moved_by: Seat | null;
  readonly note_written: boolean;
  readonly note: Note | null;
  readonly hand: BoardHand | null;
  readonly shown: readonly ShownSet[];
  readonly shown_covertly: readonly CovertSet[];
}

/** A player's figures stand on their start spaces (B1). */
export interface FiguresPlaced {
  readonly type: "figures-placed";
  readonly seat: Colour;
  readonly tall: string;
  readonly short: string;
  readonly fat: string;
  readonly thin: string;
}

/** My own three grey cards. */
export interface BoardHandDealt {
  readonly type: "hand-dealt";
  readonly hand: BoardHand;
}

/** The grey cards are dealt; this viewer has none. */
export interface BoardHandsDealtFaceDown {
  readonly type: "hands-dealt-face-down";
}

/** The turn before is over, and this seat's turn has begun. */
export interface TurnBegan {
  readonly type: "turn-began";
  readonly seat: Seat;
  readonly turn: number;
}

/** Three balls have appeared. */
export interface PhantomShaken {
  readonly type: "phantom-shaken";
  readonly seat: Seat;
  readonly balls: readonly Ball[];
}

/** A piece has moved along one route. */
export interface PieceStepped {
  readonly type: "piece-stepped";
  readonly seat: Seat;
  readonly ball: Ball;
  readonly piece: Piece;
  readonly origin: string;
  readonly to: string;
}

/** The last step was taken back. */
export interface StepUndone {
  readonly type: "step-undone";
  readonly seat: Seat;
  readonly ball: Ball;
  readonly piece: Piece;
  readonly origin: string;
  readonly to: string;
}

/** The pieces stand where they meet. */
export interface MovementEnded {
  readonly type: "movement-ended";
  readonly seat: Seat;
}

export type Figure =
  | "red-tall"
  | "red-short"
  | "red-fat"
  | "red-thin"
  | "blue-tall"
  | "blue-short"
  | "blue-fat"
  | "blue-thin"
  | "green-tall"
  | "green-short"
  | "green-fat"
  | "green-thin"
  | "yellow-tall"
  | "yellow-short"
  | "yellow-fat"
  | "yellow-thin";

/** The owner of a figure owes an answer to the player who met it. */
export interface AgentQuestioned {
  readonly type: "agent-questioned";
  readonly seat: Seat;
  readonly agent: Colour;
  readonly figure: Figure;
  readonly about: About;
}

/** A player who met the Ambassador has asked about an agent, who owes the answer. */
export interface AmbassadorQuestioned {
  readonly type: "ambassador-questioned";
  readonly seat: Seat;
  readonly agent: Colour;
  readonly about: About;
}

/** An agent has shown cards, as an answer or in place of a repeated one. Secret. */
export interface CardsShown {
  readonly type: "cards-shown";
  readonly seat: Colour;
  readonly to: readonly Seat[];
  readonly cards: readonly BoardCard[];
  readonly replacement: boolean;
}

/** Others see that cards were shown, by whom, to whom and how many; not which. */
export interface CardsShownCovertly {
  readonly type: "cards-shown-covertly";
  readonly seat: Colour;
  readonly to: readonly Seat[];
  readonly count: number;
  readonly replacement: boolean;
}

/** The viewer has objected; if the claim held, `owed` cards must replace the answer. */
export interface RepeatClaimed {
  readonly type: "repeat-claimed";
  readonly seat: Seat;
  readonly agent: Colour;
  readonly held: boolean;
  readonly owed: number;
}

/** A piece that was met was sent away. */
export interface PieceExpelled {
  readonly type: "piece-expelled";
  readonly seat: Seat;
  readonly piece: Piece;
  readonly origin: string;
  readonly to: string;
}

/** A player's own figure has left a meeting. */
export interface FigureSlippedAway {
  readonly type: "figure-slipped-away";
  readonly seat: Colour;
  readonly figure: Figure;
  readonly origin: string;
  readonly to: string;
}

/** A player has said "Mission accomplished" and offered a hand, or none. */
export interface MissionDeclared {
  readonly type: "mission-declared";
  readonly seat: Colour;
  readonly hand: Colour | null;
}

/** The offered hand was taken or refused. */
export interface HandAnswered {
  readonly type: "hand-answered";
  readonly seat: Colour;
  readonly accepted: boolean;
}

/** The Ambassador's player has written down who everybody is. Secret. */
export interface NoteWritten {
  readonly type: "note-written";
  readonly seat: Seat;
  readonly note: Note;
}

/** Others see that the note was written; not what it says. */
export interface NoteSealed {
  readonly type: "note-sealed";
  readonly seat: Seat;
}

export type BoardReason =
  | "mission-accomplished"
  | "fled"
  | "hand-refused"
  | "not-partners"
  | "mission-not-fulfilled"
  | "not-alone"
  | "not-fled"
  | "note-right"
  | "turn-limit";

/** Who won and why; nobody where the game is a draw. */
export interface BoardOutcome {
  readonly winners: readonly Seat[];
  readonly reason: BoardReason;
  readonly declarer: Seat | null;
  readonly mission: string | null;
}

/** The game is over; all hands and the note lie open (B15). */
export interface GameEnded {
  readonly type: "game-ended";
  readonly outcome: BoardOutcome;
  readonly hands: readonly BoardHand[];
  readonly note: Note | null;
}

export type BoardSighting =
  | BoardGameOpened
  | BoardScenarioSeen
  | FiguresPlaced
  | BoardHandDealt
  | BoardHandsDealtFaceDown
  | TurnBegan
  | PhantomShaken
  | PieceStepped
  | StepUndone
  | MovementEnded
  | AgentQuestioned
  | AmbassadorQuestioned
  | CardsShown
  | CardsShownCovertly
  | RepeatClaimed
  | PieceExpelled
  | FigureSlippedAway
  | MissionDeclared
  | HandAnswered
  | NoteWritten
  | NoteSealed
  | GameEnded;

/** The table is laid: the seats clockwise and the rules. */
export interface CardGameOpened {
  readonly type: "game-opened";
  readonly seats: readonly Seat[];
  readonly rules: CardRules;
}

export type CardPhase =
  | "hiding"
  | "playing"
  | "declaring"
  | "exchanging"
  | "asking"
  | "showing"
  | "looking";

export type CardLocation =
  "rialto" | "san-marco" | "arsenale" | "accademia" | "ca-d-oro";

export type Visitor =
  "red" | "blue" | "green" | "yellow" | "ambassador" | "dummy";

/** A seat's points in the match. */
export interface Score {
  readonly seat: Seat;
  readonly points: number;
}

export type CardNumber = "13" | "24" | "47" | "36" | "52" | "11" | "0" | "29";

/** One hand of two black cards, as names; `seat` is "dummy" for the agent that nobody plays. */
export interface CardHand {
  readonly seat: Colour | "dummy";
  readonly identity: Identity;
  readonly number: CardNumber;
}

export type CardCard =
  | "fiddlebottom"
  | "bubble"
  | "zsazsa"
  | "x"
  | "13"
  | "24"
  | "47"
  | "36"
  | "52"
  | "11"
  | "0"
  | "29";

/** A pair chosen in this meeting, not yet shown. */
export interface ChosenPair {
  readonly seat: Colour;
  readonly cards: readonly CardCard[];
}

/** A pair that an agent has shown, and to whom. */
export interface ShownPair {
  readonly seat: Colour;
  readonly to: Seat;
  readonly cards: readonly CardCard[];
}

/** A pair of a scenario that was shown to somebody else. */
export interface CovertPair {
  readonly seat: Colour;
  readonly to: Seat;
}

export type CardKind = "identity" | "number";

/** A black card of a scenario that this viewer has seen, or shown. */
export interface SeenBlack {
  readonly seat: Colour | "dummy";
  readonly to: Seat;
  readonly kind: CardKind;
  readonly card: CardCard;
}

/** A black card of a scenario that was shown to somebody else. */
export interface CovertBlack {
  readonly seat: Colour;
  readonly to: Seat;
}

/** Somebody has looked at one of the dummy's black cards. */
export interface Look {
  readonly seat: Colour;
  readonly kind: CardKind;
}

/** A scenario as one viewer sees it: what lies open, their own hand, what they were part of. */
export interface CardScenarioSeen {
  readonly type: "scenario-seen";
  readonly seats: readonly Seat[];
  readonly rules: CardRules;
  readonly phase: CardPhase;
  readonly round: number;
  readonly first: Colour;
  readonly played: Readonly<Partial<Record<Visitor, readonly CardLocation[]>>>;
  readonly has_hidden: boolean;
  readonly hidden: CardLocation | null;
  readonly meeting: CardLocation | null;
  readonly resolved: readonly CardLocation[];
  readonly declined: readonly Seat[];
  readonly named: Colour | null;
  readonly game_number: number;
  readonly opener: Colour | null;
  readonly scores: readonly Score[];
  readonly hand: CardHand | null;
  readonly have_chosen: readonly Colour[];
  readonly chosen: ChosenPair | null;
  readonly shown: readonly ShownPair[];
  readonly shown_covertly: readonly CovertPair[];
  readonly black: readonly SeenBlack[];
  readonly black_covertly: readonly CovertBlack[];
  readonly looks_covertly: readonly Look[];
}

/** My own two black cards. */
export interface CardHandDealt {
  readonly type: "hand-dealt";
  readonly game: number;
  readonly hand: CardHand;
}

/** The black cards are dealt; this viewer has none. */
export interface CardHandsDealtFaceDown {
  readonly type: "hands-dealt-face-down";
  readonly game: number;
}

/** A round has begun; every five rounds the locations are taken back. */
export interface RoundBegan {
  readonly type: "round-began";
  readonly round: number;
  readonly first: Colour;
}

/** The Ambassador's player has laid a location face down. Secret. */
export interface AmbassadorHid {
  readonly type: "ambassador-hid";
  readonly location: CardLocation;
}

/** The Ambassador's player has laid a location face down. */
export interface AmbassadorHidFaceDown {
  readonly type: "ambassador-hid-face-down";
}

/** A visitor has gone to a place. */
export interface LocationPlayed {
  readonly type: "location-played";
  readonly visitor: Visitor;
  readonly location: CardLocation;
}

/** The visitors meet at a place, and nobody else is there. */
export interface MeetingBegan {
  readonly type: "meeting-began";
  readonly location: CardLocation;
  readonly visitors: readonly Visitor[];
}

export type Declinable = "declaration" | "question" | "look";

/** A player has declined to declare, to ask or to look. */
export interface Declined {
  readonly type: "declined";
  readonly seat: Seat;
  readonly what: Declinable;
}

/** A player has declared the code. */
export interface CodeDeclared {
  readonly type: "code-declared";
  readonly seat: Seat;
  readonly code: readonly CardNumber[];
}

/** An agent has chosen two cards; nobody has seen them yet. Secret. */
export interface PairChosen {
  readonly type: "pair-chosen";
  readonly seat: Colour;
  readonly cards: readonly CardCard[];
}

/** An agent has chosen two cards. */
export interface PairChosenFaceDown {
  readonly type: "pair-chosen-face-down";
  readonly seat: Colour;
}

/** The two cards were shown. Secret. */
export interface PairShown {
  readonly type: "pair-shown";
  readonly seat: Colour;
  readonly to: Seat;
  readonly cards: readonly CardCard[];
}

/** Others see that a pair was shown, by whom and to whom; not which. */
export interface PairShownCovertly {
  readonly type: "pair-shown-covertly";
  readonly seat: Colour;
  readonly to: Seat;
}

/** An agent who meets the Ambassador demands a black card of another. */
export interface AgentNamed {
  readonly type: "agent-named";
  readonly seat: Colour;
  readonly agent: Colour;
}

/** The black card was shown; with five players to the Ambassador's player as well. Secret. */
export interface BlackCardShown {
  readonly type: "black-card-shown";
  readonly seat: Colour;
  readonly to: readonly Seat[];
  readonly kind: CardKind;
  readonly card: CardCard;
}

/** Others see that a black card was shown; neither which nor of which kind. */
export interface BlackCardShownCovertly {
  readonly type: "black-card-shown-covertly";
  readonly seat: Colour;
  readonly to: readonly Seat[];
}

/** An agent has looked at a black card of the dummy. Its face is secret. */
export interface DummySeen {
  readonly type: "dummy-seen";
  readonly seat: Colour;
  readonly kind: CardKind;
  readonly card: CardCard;
}

/** Others see which card of the dummy an agent has looked at; not what it says (C7). */
export interface DummySeenCovertly {
  readonly type: "dummy-seen-covertly";
  readonly seat: Colour;
  readonly kind: CardKind;
}

export type CardReason =
  "code-right" | "code-wrong" | "not-partners" | "round-limit" | "match-won";

/** Who won and why; nobody where the game is a draw. */
export interface CardOutcome {
  readonly winners: readonly Seat[];
  readonly reason: CardReason;
  readonly declarer: Seat | null;
}

/** A game of the match is over; its hands lie open, and points are given (C11). */
export interface GameScored {
  readonly type: "game-scored";
  readonly game: number;
  readonly result: CardOutcome;
  readonly hands: readonly CardHand[];
  readonly scores: readonly Score[];
}

/** The match is over. */
export interface MatchEnded {
  readonly type: "match-ended";
  readonly outcome: CardOutcome;
}

export type CardSighting =
  | CardGameOpened
  | CardScenarioSeen
  | CardHandDealt
  | CardHandsDealtFaceDown
  | RoundBegan
  | AmbassadorHid
  | AmbassadorHidFaceDown
  | LocationPlayed
  | MeetingBegan
  | Declined
  | CodeDeclared
  | PairChosen
  | PairChosenFaceDown
  | PairShown
  | PairShownCovertly
  | AgentNamed
  | BlackCardShown
  | BlackCardShownCovertly
  | DummySeen
  | DummySeenCovertly
  | GameScored
  | MatchEnded;

/** A sighting with its number, which counts only what this viewer has seen: 1, 2, 3, ... */
export interface Seen {
  readonly number: number;
  readonly sighting: BoardSighting | CardSighting;
}

/**
 * Whom the game waits for, in which decision, and what time everybody has left.
 *
 * `running` are the seats that the game waits for, of people and bots. `clocks` are milliseconds;
 * of the seats in `running`, those where a person plays run down.
 */
export interface Turn {
  readonly decision: number;
  readonly to_act: readonly Seat[];
  readonly running: readonly Seat[];
  readonly clocks: Readonly<Partial<Record<Seat, number>>>;
}

/** Put my four figures on my four start spaces (B1). */
export interface PlaceFigures {
  readonly type: "place-figures";
  readonly tall: string;
  readonly short: string;
  readonly fat: string;
  readonly thin: string;
}

/** Shake the Phantom of Prophecy. */
export interface ShakePhantom {
  readonly type: "shake-phantom";
}

/** Use a ball to move one piece along one route. */
export interface Step {
  readonly type: "step";
  readonly ball: Ball;
  readonly piece: Piece;
  readonly to: string;
}

/** Take back this turn's last step (B2). */
export interface UndoStep {
  readonly type: "undo-step";
}

/** Take back all of this turn's steps (B2). */
export interface UndoAllSteps {
  readonly type: "undo-all-steps";
}

/** Say that movement has ended; balls can't be used any more (B6). */
export interface EndMovement {
  readonly type: "end-movement";
}

/** Question the owner of a figure that I meet. */
export interface QuestionAgent {
  readonly type: "question-agent";
  readonly figure: Figure;
  readonly about: About;
}

/** Where I meet the Ambassador: ask about any other agent (B7). */
export interface QuestionThroughAmbassador {
  readonly type: "question-through-ambassador";
  readonly agent: Colour;
  readonly about: About;
}

/** Instead of asking: move my figure one more step to an empty space. */
export interface SlipAway {
  readonly type: "slip-away";
  readonly figure: Figure;
  readonly to: string;
}

/** Answer a question, or replace a repeated answer. */
export interface ShowCards {
  readonly type: "show-cards";
  readonly cards: readonly BoardCard[];
}

/** Say that I have been shown these cards before. */
export interface ObjectToRepeat {
  readonly type: "object-to-repeat";
}

/** Send the piece that I met to another space. */
export interface Expel {
  readonly type: "expel";
  readonly to: string;
}

/** End my turn. */
export interface EndTurn {
  readonly type: "end-turn";
}

/** Say "Mission accomplished" and offer my hand to a player (B14). */
export interface DeclareMission {
  readonly type: "declare-mission";
  readonly hand: Colour;
}

/** With three players: say "Mission accomplished" without offering a hand (B17). */
export interface DeclareAlone {
  readonly type: "declare-alone";
}

/** Take or refuse the hand that is offered to me. */
export interface AnswerHand {
  readonly type: "answer-hand";
  readonly accept: boolean;
}

/** The Ambassador's player: "I know who you are" (once, final). */
export interface WriteNote {
  readonly type: "write-note";
  readonly note: Note;
}

export type BoardCommand =
  | PlaceFigures
  | ShakePhantom
  | Step
  | UndoStep
  | UndoAllSteps
  | EndMovement
  | QuestionAgent
  | QuestionThroughAmbassador
  | SlipAway
  | ShowCards
  | ObjectToRepeat
  | Expel
  | EndTurn
  | DeclareMission
  | DeclareAlone
  | AnswerHand
  | WriteNote;

/** Go to a place; the Ambassador's player lays the card face down. */
export interface PlayLocation {
  readonly type: "play-location";
  readonly location: CardLocation;
}

/** Name the code, in the order Fiddlebottom, Bubble, Zsa Zsa, X. */
export interface DeclareCode {
  readonly type: "declare-code";
  readonly code: readonly CardNumber[];
}

/** Choose two coloured cards to show. */
export interface ChoosePair {
  readonly type: "choose-pair";
  readonly cards: readonly CardCard[];
}

/** Where I meet the Ambassador: demand a black card of another agent. */
export interface NameAgent {
  readonly type: "name-agent";
  readonly agent: Colour;
}

/** Show the black card of this kind to the agent who demands one. */
export interface ShowBlackCard {
  readonly type: "show-black-card";
  readonly kind: CardKind;
}

/** Where I meet the dummy: look at one of its black cards (C7). */
export interface LookAtDummy {
  readonly type: "look-at-dummy";
  readonly kind: CardKind;
}

/** Not declare, not ask, or not look: the field says which. */
export interface Decline {
  readonly type: "decline";
  readonly what: Declinable;
}

export type CardCommand =
  | PlayLocation
  | DeclareCode
  | ChoosePair
  | NameAgent
  | ShowBlackCard
  | LookAtDummy
  | Decline;

export type PassKind =
  "shake-phantom" | "end-turn" | "declaration" | "question" | "look";

/**
 * Everything that the viewer's own seat may do now. `note`: they may write their note now.
 *
 * `passable` is the kind of this decision, if the player may simply pass in it.
 * `ahead`: what the seat may do next if it declines what it is asked now, and so do the others.
 */
export interface Options {
  readonly decision: number;
  readonly commands: readonly (BoardCommand | CardCommand)[];
  readonly note: boolean;
  readonly passable: PassKind | null;
  readonly ahead: readonly (BoardCommand | CardCommand)[];
}

export type Gesture = "twitch-eye" | "tug-earlobe" | "frown" | "turn-up-nose";

/**
 * Something said or a gesture made, in the table's stream of talk; empty if it was deleted.
 *
 * `after` is the viewer's number of the last sighting before it; null where none was stored.
 * `bot` is the seat of the bot that made the gesture; null for people.
 */
export interface TalkItem {
  readonly number: number;
  readonly at: number;
  readonly person: string;
  readonly name: string;
  readonly text: string | null;
  readonly gesture: Gesture | null;
  readonly to: Seat | null;
  readonly after: number | null;
  readonly bot: Seat | null;
}

/**
 * The learner's step of a lesson. Sentences are named without their prefix `lesson-`.
 *
 * `done` is what is said of the step before. `cell` is the seat and the card of a note to make.
 */
export interface LessonView {
  readonly lesson: string;
  readonly step: number;
  readonly steps: number;
  readonly kind:
    "act" | "choose" | "gesture" | "mark" | "over" | "read" | "watch";
  readonly say: string | null;
  readonly done: string | null;
  readonly point: readonly string[];
  readonly choices: readonly string[];
  readonly cell: readonly [string, string] | null;
}

/**
 * The first message on a connection: who you are, the table, and what you missed.
 *
 * `passing` are the kinds of decisions in which the server passes for the viewer's own seat. `run`
 * is to be repeated in the next hello. `afresh`: forget what you have, because the table's log no
 * longer holds it, as after a restore. Then `sightings` are all that there are.
 */
export interface Welcome {
  readonly type: "welcome";
  readonly version: string;
  readonly viewer: Viewer;
  readonly person: string | null;
  readonly table: TableView;
  readonly sightings?: readonly Seen[];
  readonly turn?: Turn;
  readonly options?: Options;
  readonly talk?: readonly TalkItem[];
  readonly passing?: readonly PassKind[];
  readonly run?: string;
  readonly afresh?: boolean;
  readonly lesson?: LessonView;
}

/**
 * The effect of one row of the log, for one viewer. `accepted` is the request it answers.
 *
 * `passing` and `run` are there when they have changed, `lesson` at the table of a lesson.
 */
export interface Update {
  readonly type: "update";
  readonly accepted?: string;
  readonly sightings?: readonly Seen[];
  readonly turn?: Turn;
  readonly options?: Options;
  readonly table?: TableView;
  readonly passing?: readonly PassKind[];
  readonly run?: string;
  readonly lesson?: LessonView;
}

/** Talk that is new or was deleted. */
export interface Talk {
  readonly type: "talk";
  readonly items: readonly TalkItem[];
  readonly accepted?: string;
}

/** The request was accepted before; this repeats the answer. */
export interface Accepted {
  readonly type: "accepted";
  readonly id: string;
}

export type Param = string | number | readonly string[];

/** The request was refused, and nothing has changed. */
export interface Rejected {
  readonly type: "rejected";
  readonly id: string | null;
  readonly code: string;
  readonly params?: Readonly<Record<string, Param>>;
}

/** The answer to a ping. */
export interface Pong {
  readonly type: "pong";
}

/** Client and server are of different versions. */
export interface Reload {
  readonly type: "reload";
  readonly version: string;
}

/** The connection is about to close; connect again after this many milliseconds. */
export interface Goodbye {
  readonly type: "goodbye";
  readonly why: string;
  readonly after?: number;
}

/** A table as the lobby lists it. `commitment` binds it to its seed. */
export interface LobbyTable {
  readonly table: string;
  readonly settings: Settings;
  readonly status: Status;
  readonly host: string;
  readonly chairs: readonly ChairView[];
  readonly at: number;
  readonly commitment: string;
}

/** Tables that are new or have changed, and those that are gone. */
export interface LobbyUpdate {
  readonly type: "lobby-update";
  readonly tables?: readonly LobbyTable[];
  readonly gone?: readonly string[];
}

export type ServerMessage =
  | Welcome
  | Update
  | Talk
  | Accepted
  | Rejected
  | Pong
  | Reload
  | Goodbye
  | LobbyUpdate;

/** Who I am here. */
export interface Me {
  readonly person: string;
  readonly name: string;
}

/** The guest; `created` and `seen` are milliseconds since 1970. */
export interface GuestData {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly seen: number;
}

/** What they are called at a table. */
export interface NameData {
  readonly table: string;
  readonly name: string;
}

/** Something they said, or a gesture that they made; both empty where it was deleted. */
export interface TalkData {
  readonly table: string;
  readonly at: number;
  readonly text: string | null;
  readonly gesture: Gesture | null;
}

/** A seat token: for which table, and when it was made. */
export interface TokenData {
  readonly table: string;
  readonly created: number;
}

/** A link to a review: of which table, and when it was made. */
export interface ShareData {
  readonly table: string;
  readonly created: number;
}

/** A hint that they used: at which decision of which table, and how much it told. */
export interface HintData {
  readonly table: string;
  readonly decision: number;
  readonly level: number;
}

/**
 * Everything: names and talk by table, how many devices and unused links, and seat tokens.
 *
 * Also links to reviews, the tables on whose shared reviews they agree to be named, and hints.
 */
export interface MyData {
  readonly guest: GuestData | null;
  readonly names: readonly NameData[];
  readonly tables: readonly string[];
  readonly talk: readonly TalkData[];
  readonly devices: number;
  readonly links: number;
  readonly seat_tokens: readonly TokenData[];
  readonly shares: readonly ShareData[];
  readonly agreements: readonly string[];
  readonly hints: readonly HintData[];
}

/** A device that a guest is known on: since when, in milliseconds, and whether it asks now. */
export interface Device {
  readonly device: string;
  readonly created: number;
  readonly is_this: boolean;
}

/** A secret that the server sends once. */
export interface Secret {
  readonly secret: string;
}

/** The name of a new table, and the commitment to its seed. */
export interface TableOpened {
  readonly table: string;
  readonly commitment: string;
}

/** Why a request was refused: a code with parameters. */
export interface RefusalBody {
  readonly code: string;
  readonly params: Readonly<Record<string, Param>>;
}

/**
 * A table as the lobby lists it, and my part in it.
 *
 * `seat` is my chair; `waits` where the game waits for me; `turn` is the number of the turn or
 * round, where a game is played and the table is loaded or has fallen asleep in order.
 */
export interface MyTable {
  readonly table: string;
  readonly settings: Settings;
  readonly status: Status;
  readonly host: string;
  readonly chairs: readonly ChairView[];
  readonly at: number;
  readonly commitment: string;
  readonly seat: Seat | null;
  readonly waits: boolean;
  readonly turn: number | null;
}

/** A lesson to take. `basic` lessons are what one needs in order to play. */
export interface LessonOffered {
  readonly lesson: string;
  readonly game: GameName;
  readonly steps: number;
  readonly basic: boolean;
}

export type Holder = "red" | "blue" | "green" | "yellow" | "aside" | "dummy";

/** A seat holds a card, or does not: a certain fact, or a mark of a player. */
export interface SheetFact {
  readonly seat: Holder;
  readonly card: string;
  readonly holds: boolean;
}

/**
 * If these two are the team's first and second agent, its code is one of these ("B-D").
 *
 * There is none where one of the two was set aside: then the other is alone, and flees.
 */
export interface PairMissions {
  readonly first: Holder;
  readonly second: Holder;
  readonly codes: readonly string[];
}

/** The pairs that may be this team; `mine` if the viewer knows that it is their own team. */
export interface TeamMissions {
  readonly first: Identity;
  readonly second: Identity;
  readonly mine: boolean;
  readonly pairs: readonly PairMissions[];
}

/**
 * What a viewer is told: `number` is the last of their sightings that it includes.
 *
 * `facts` are all certain facts, if the table permits elimination. `missions` are those that each
 * team may still have: by the viewer's evidence with elimination, else by their own cards alone.
 */
export interface Sheet {
  readonly help: Help;
  readonly number: number;
  readonly facts: readonly SheetFact[];
  readonly missions: readonly TeamMissions[];
}

/**
 * Those of my marks that can't be true, from my sightings up to this number.
 *
 * `left` of them were not judged yet: new marks are judged a few at a time.
 */
export interface Contradictions {
  readonly number: number;
  readonly contradicting: readonly SheetFact[];
  readonly left: number;
}

export type Evidence =
  "own" | "shown" | "grey" | "mission" | "black" | "exhausted" | "revealed";

/** One piece of evidence: why it is certain, the sighting, whose cards, and which. */
export interface ExplanationStep {
  readonly code: Evidence;
  readonly sighting: number;
  readonly seat: Holder;
  readonly cards: readonly string[];
}

/** Why it is certain that a seat holds a card, or does not. */
export interface Explanation {
  readonly seat: Holder;
  readonly card: string;
  readonly holds: boolean;
  readonly steps: readonly ExplanationStep[];
}

/** How many hands of a player the viewer can't rule out, before and after an answer. */
export interface Cost {
  readonly before: number;
  readonly after: number;
}

/**
 * What each of my options would tell the player who asked me, in the order of the options.
 *
 * Null for an option that shows no set of cards. Empty if I owe no answer.
 */
export interface Costs {
  readonly decision: number;
  readonly costs: readonly (Cost | null)[];
}

/** The grey cards are dealt, three to each player. Secret. */
export interface BoardHandsDealt {
  readonly type: "hands-dealt";
  readonly hands: readonly BoardHand[];
}

/** Chance laid beforehand: three balls for each of the next shakes, and the deal to come. */
export interface BoardChanceLaid {
  readonly balls?: readonly (readonly Ball[])[];
  readonly hands?: readonly BoardHand[];
}

/** A position. Everything that has a default may be left out of the file. */
export interface BoardScenario {
  readonly game: "board";
  readonly version: 1;
  readonly seats: readonly Seat[];
  readonly to_move: Seat;
  readonly phase: BoardPhase;
  readonly places: Readonly<Partial<Record<Piece, string>>>;
  readonly hands?: readonly BoardHand[];
  readonly turn?: number;
  readonly rules?: BoardRules;
  readonly balls?: readonly Ball[];
  readonly steps?: readonly StepMade[];
  readonly question?: OpenQuestion;
  readonly offered_hand?: Colour;
  readonly shown?: readonly ShownSet[];
  readonly ambassador_moved_by?: Seat;
  readonly note?: Note;
  readonly first?: Seat;
  readonly chance?: BoardChanceLaid;
}

/** The table is laid from a scenario. */
export interface BoardScenarioSet {
  readonly type: "scenario-set";
  readonly scenario: BoardScenario;
}

/** The black cards are dealt for a game of the match, two to each player. Secret. */
export interface CardHandsDealt {
  readonly type: "hands-dealt";
  readonly game: number;
  readonly hands: readonly CardHand[];
}

/**
 * A black card that an agent has shown to an agent who demanded one.
 *
 * With five players the Ambassador's player has seen it too; `to` may also name just that player,
 * where it does not matter who demanded it.
 */
export interface ShownBlack {
  readonly seat: Colour;
  readonly to: Seat;
  readonly kind: CardKind;
}

/** Chance laid beforehand: the next places of the stacks, and the deals of the next games. */
export interface CardChanceLaid {
  readonly ambassador?: readonly CardLocation[];
  readonly dummy?: readonly CardLocation[];
  readonly deals?: readonly (readonly CardHand[])[];
}

/** A position. Everything that has a default may be left out of the file. */
export interface CardScenario {
  readonly game: "card";
  readonly version: 1;
  readonly seats: readonly Seat[];
  readonly phase: CardPhase;
  readonly first: Colour;
  readonly hands: readonly CardHand[];
  readonly played?: Readonly<Partial<Record<Visitor, readonly CardLocation[]>>>;
  readonly round?: number;
  readonly rules?: CardRules;
  readonly hidden?: CardLocation;
  readonly meeting?: CardLocation;
  readonly resolved?: readonly CardLocation[];
  readonly declined?: readonly Seat[];
  readonly chosen?: readonly ChosenPair[];
  readonly named?: Colour;
  readonly shown?: readonly ShownPair[];
  readonly black?: readonly ShownBlack[];
  readonly looks?: readonly Look[];
  readonly game_number?: number;
  readonly opener?: Colour;
  readonly scores?: readonly Score[];
  readonly chance?: CardChanceLaid;
}

/** The table is laid from a scenario. */
export interface CardScenarioSet {
  readonly type: "scenario-set";
  readonly scenario: CardScenario;
}

/** A sighting with its number; for the viewer who sees everything, the event itself. */
export interface Witnessed {
  readonly number: number;
  readonly sighting:
    | BoardSighting
    | CardSighting
    | BoardHandsDealt
    | BoardScenarioSet
    | CardHandsDealt
    | CardScenarioSet;
}

/** A finished game as one viewer saw it, or in full: who sat where, and how it ended. */
export interface Replay {
  readonly table: string;
  readonly viewer: Viewer | "all";
  readonly game: GameName;
  readonly seats: readonly Seat[];
  readonly chairs: readonly ChairView[];
  readonly outcome: BoardOutcome | CardOutcome;
  readonly sightings: readonly Witnessed[];
}

/**
 * The number of deals possible for a seat after a turn or round; 0 is before the first.
 *
 * `deal` counts the games of a match in the card game; the board game has only one.
 */
export interface KnownAt {
  readonly deal: number;
  readonly turn: number;
  readonly deals: number;
}

/** The sighting of a seat from which on it was certain that somebody holds a card. */
export interface BecameCertain {
  readonly deal: number;
  readonly turn: number;
  readonly sighting: number;
  readonly seat: Holder;
  readonly card: string;
}

/** What one seat could have known, in chronological order. */
export interface Knower {
  readonly seat: Seat;
  readonly points: readonly KnownAt[];
  readonly certain: readonly BecameCertain[];
}

/** What everybody could have known of a finished game, the seats clockwise. */
export interface Knowledge {
  readonly game: GameName;
  readonly viewers: readonly Knower[];
}

export type MissionTask =
  | "any-on"
  | "go-to"
  | "bring"
  | "bring-true-figure"
  | "bring-any-figure"
  | "meet"
  | "join"
  | "flee";

/** Where a piece stood in the end. */
export interface Stood {
  readonly piece: Piece;
  readonly space: string;
}

/**
 * What one side had to do, whether it was done, and where the pieces stood that it names.
 *
 * - `seats`: the partners, or the one player whose partner was set aside.
 * - `code`: its letters; none for the player who had to flee.
 * - `space`: the space that it names. `agent`: the agent that it names. `target`: the
 *   piece that had to be met.
 * - `pieces`: who had to be there. Where any figure would do, those that were there.
 * - `moved_by`: on whose turn the Ambassador was moved last, if that matters.
 */
export interface SideMission {
  readonly seats: readonly Colour[];
  readonly code: string | null;
  readonly task: MissionTask;
  readonly fulfilled: boolean;
  readonly pieces: readonly Stood[];
  readonly space: string | null;
  readonly agent: Identity | null;
  readonly target: Stood | null;
  readonly moved_by: Seat | null;
}

/**
 * Who declared, whose hand they took or meant, and what was wrong with it.
 *
 * - `hand`, `accepted`: whose hand was offered, and the answer; none for a declaration alone.
 * - `partner`: the true partner; none where that agent was set aside.
 * - `instead`: if only the mission was wrong: what would have counted with another letter of the
 *   partner, and stood.
 */
export interface BoardDeclaration {
  readonly seat: Colour;
  readonly hand: Colour | null;
  readonly accepted: boolean | null;
  readonly partner: Colour | null;
  readonly wrong: "alone" | "mission" | "partner" | null;
  readonly instead: readonly SideMission[];
}

/** A card on the note, and the one that it should have been. */
export interface Mistake {
  readonly seat: Colour;
  readonly written: BoardCard;
  readonly true: BoardCard;
}

/** The Ambassador's note: in which turn it was written, and what is wrong on it. */
export interface NoteOpened {
  readonly seat: Seat;
  readonly turn: number;
  readonly mistakes: readonly Mistake[];
}

/** How a board game ended: in which turn, and the missions of both sides as they stood then. */
export interface BoardEnding {
  readonly turn: number;
  readonly missions: readonly SideMission[];
  readonly declaration: BoardDeclaration | null;
  readonly note: NoteOpened | null;
}

/**
 * One number of the code: the one named for an agent, and the one that the agent holds.
 *
 * `holder` plays the agent; `named_holder` has the number that was named.
 */
export interface CodePlace {
  readonly identity: Identity;
  readonly named: CardNumber;
  readonly true: CardNumber;
  readonly holder: Colour | "dummy";
  readonly named_holder: Colour | "dummy";
}

/**
 * Who named the code, where, in whose company, and what was right about it.
 *
 * - `partner`: who wins with the declarer, if anybody.
 * - `with_partner`: whether they stood with their partner, where that is needed.
 */
export interface CardDeclaration {
  readonly seat: Seat;
  readonly location: CardLocation;
  readonly visitors: readonly Visitor[];
  readonly code: readonly CodePlace[];
  readonly code_right: boolean;
  readonly partner: Colour | null;
  readonly with_partner: boolean | null;
}

/** How one game of the match ended: its number, the round, and the declaration, if any. */
export interface CardEnding {
  readonly game: number;
  readonly round: number;
  readonly declaration: CardDeclaration | null;
}

/**
 * One piece of evidence: why it is certain, in which turn it was seen, whose cards, and which.
 *
 * Turn 0 is before the first.
 */
export interface Clue {
  readonly code: Evidence;
  readonly turn: number;
  readonly seat: Holder;
  readonly cards: readonly string[];
}

/**
 * What the maker of a claim could know when they made it.
 *
 * - `possible`: how many deals they could not rule out. `right`: how many of them make the claim
 *   right.
 * - `since`: the turn from which on it was certain that the claim is right, or wrong; null if it
 *   never was. `sighting`: the number of their sighting that made it certain.
 * - `clues`: evidence that proves it. `so`: what follows from these clues about single cards.
 */
export interface Insight {
  readonly what: "declaration" | "hand" | "note";
  readonly seat: Seat;
  readonly possible: number;
  readonly right: number;
  readonly since: number | null;
  readonly sighting: number | null;
  readonly clues: readonly Clue[];
  readonly so: readonly SheetFact[];
}

/**
 * How one game ended: its facts, and what those who decided could have known.
 *
 * There are no insights while a match goes on: what was shown in private stays secret until then.
 */
export interface ToldEnding {
  readonly facts: BoardEnding | CardEnding;
  readonly insights: readonly Insight[];
}

/** How a game ended; of a match, how each game of it did, in order. */
export interface Story {
  readonly game: GameName;
  readonly endings: readonly ToldEnding[];
}

/**
 * Something that happened: in which turn, by whom, towards whom.
 *
 * `at` is the number of events of the game up to it.
 */
export interface Moment {
  readonly kind:
    "answer" | "declaration" | "forced" | "left" | "meeting" | "question";
  readonly turn: number;
  readonly at: number;
  readonly seat: string;
  readonly to: string | null;
}

/**
 * After a turn or round (0 is before the first): the number of deals that were possible for a
 * seat, and how likely the true deal was to it.
 */
export interface Point {
  readonly turn: number;
  readonly deals: number;
  readonly belief: number;
}

/**
 * What a seat must do: its partner and mission code, or for a lone player, to flee.
 *
 * `task`, `space` and `agent` say what the mission asks for. The Ambassador's player has none of
 * them: they must know everybody.
 */
export interface BoardAim {
  readonly partner: Colour | null;
  readonly code: string | null;
  readonly task: MissionTask | null;
  readonly space: string | null;
  readonly agent: Identity | null;
}

/** What a seat must know: the code. */
export interface CardAim {
  readonly code: readonly CardNumber[];
}

/**
 * The first moment at which something was certain for a seat.
 *
 * - `sighting`: the number of the sighting that made it certain. `at`: that of events up to it.
 * - `seat`, `card`: who holds which card. For a partner, who it is and their agent.
 * - `aim`: what the seat must do, as a record of its game.
 * - `declare`, `steps`: the declaration that would have won, and the commands before it.
 * - `clues`: evidence that proves it.
 * - `acted`: the turn in which the seat acted on it; null if it never did.
 */
export interface Known {
  readonly what: "aim" | "holding" | "partner" | "win";
  readonly turn: number;
  readonly sighting: number;
  readonly at: number;
  readonly seat: Holder | null;
  readonly card: string | null;
  readonly aim: BoardAim | CardAim | null;
  readonly declare: BoardCommand | CardCommand | null;
  readonly steps: readonly (BoardCommand | CardCommand)[];
  readonly clues: readonly Clue[];
  readonly acted: number | null;
}

/**
 * What a choice cost, and what would have been better.
 *
 * - `other`: who saw the answer, or who was asked; none where it concerns no one else.
 * - `before`, `after`, `best`: the number of possible deals (for steps, the distance from the
 *   goal): before the choice, after it, and after the better one. For questions, `after` and
 *   `best` are what the model of the players expects.
 * - `hindsight`: the player could not know at the time that the other one was better.
 * - `cost`: the difference in bits, to compare choices of different kinds.
 */
export interface Costly {
  readonly kind:
    "answer" | "meeting-left" | "question" | "step-away" | "win-left";
  readonly other: Seat | null;
  readonly done: readonly (BoardCommand | CardCommand)[];
  readonly better: readonly (BoardCommand | CardCommand)[];
  readonly before: number;
  readonly after: number;
  readonly best: number;
  readonly hindsight: boolean;
  readonly cost: number;
}

/** A choice that cost much: when it was made, and what would have been better. */
export interface CostlyMove {
  readonly turn: number;
  readonly at: number;
  readonly sighting: number;
  readonly move: Costly;
}

/**
 * A seat's game in a few numbers, for three sentences.
 *
 * - `partner`, `aim`, `win`: the turns since which they were certain.
 * - `declared`: the turn in which the seat declared. `won`: whether it won.
 * - `costly`, `turn`, `other`: the costliest move, if there is one.
 */
export interface Summary {
  readonly partner: number | null;
  readonly aim: number | null;
  readonly win: number | null;
  readonly declared: number | null;
  readonly won: boolean;
  readonly costly:
    "answer" | "meeting-left" | "question" | "step-away" | "win-left" | null;
  readonly turn: number | null;
  readonly other: Seat | null;
}

/** The review of one seat: its knowledge by turns, what it could have known, costly moves. */
export interface SeatReview {
  readonly seat: Seat;
  readonly points: readonly Point[];
  readonly known: readonly Known[];
  readonly costly: readonly CostlyMove[];
  readonly summary: Summary;
}

/**
 * The review of one deal: a board game has one, a match of the card game one for each game.
 *
 * `turning`: the turn in which the winner's win was decided, as far as that can be said. `hands`:
 * everybody's cards, as they lay open in the end.
 */
export interface DealReview {
  readonly deal: number;
  readonly turns: number;
  readonly winners: readonly Seat[];
  readonly turning: number | null;
  readonly hands: readonly (BoardHand | CardHand)[];
  readonly moments: readonly Moment[];
  readonly seats: readonly SeatReview[];
}

/** The review of a finished game or match. */
export interface Review {
  readonly game: GameName;
  readonly deals: readonly DealReview[];
}

/** How likely the bot thought it that a seat holds a card. */
export interface Belief {
  readonly seat: Seat;
  readonly card: string;
  readonly chance: number;
}

/** An option that the bot weighed, and what it expected of it, in the thought's measure. */
export interface Weighing {
  readonly command: BoardCommand | CardCommand;
  readonly worth: number;
}

/** How likely the bot thought it that a seat plays in this way. */
export interface Suspicion {
  readonly seat: Seat;
  readonly policy: "clerk" | "forgetful" | "plain" | "sly" | "veteran";
  readonly chance: number;
}

/**
 * A choice of a bot: in which turn, what it chose, why, and what it believed.
 *
 * `at` is the number of events before the choice. `reason` is a code; the catalogues have a
 * sentence for each. `measure` says what the options were weighed in: bits, or shares of won
 * games. `suspected` is how it thought that others play; not every level thinks about that.
 */
export interface Thought {
  readonly seat: Seat;
  readonly turn: number;
  readonly at: number;
  readonly chosen: BoardCommand | CardCommand;
  readonly reason: string;
  readonly believed: readonly Belief[];
  readonly weighed: readonly Weighing[];
  readonly measure: "bits" | "wins";
  readonly suspected: readonly Suspicion[];
}

/** When I made my links to this review, and whether my name may stand on shared ones. */
export interface Shares {
  readonly created: readonly number[];
  readonly shown: boolean;
}

/**
 * A review as whoever has its link may read it.
 *
 * `names` has those who agreed to be named; `bots` are the seats that bots played. `seat` is that
 * of whoever made the link. The table is not named.
 */
export interface SharedReview {
  readonly game: GameName;
  readonly seats: readonly Seat[];
  readonly seat: Seat | null;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
  readonly bots: readonly Seat[];
  readonly review: Review;
}

/** Whether my name may stand on shared reviews of this table. */
export interface NameShown {
  readonly shown: boolean;
}

/** Another option: how many bits it is worth less, and what it would tell the asker, if any. */
export interface Alternative {
  readonly command: BoardCommand | CardCommand;
  readonly less: number;
  readonly cost: Cost | null;
}

/**
 * A hint for one decision.
 *
 * - `reason`: a code; the catalogues have a nudge and a reason for each. `about`: what the nudge
 *   is about, where the move asks for something.
 * - `move`: the command that the coach would choose; null in a nudge. `cost`: what it tells,
 *   and `to` whom.
 * - `alternatives`: other options, one of each value and the best first; only at level 3.
 */
export interface Hint {
  readonly decision: number;
  readonly level: 1 | 2 | 3;
  readonly reason:
    | "absent-minded"
    | "asks-for-most"
    | "at-random"
    | "ends-turn"
    | "expects-most-there"
    | "finds-nothing-better"
    | "goes-for-most"
    | "has-to-move-on"
    | "hides-what-counts"
    | "hinders"
    | "knows-who-they-are"
    | "looks-for-most"
    | "misleads"
    | "moves-others"
    | "not-sure-enough"
    | "nothing-to-ask"
    | "nothing-yet"
    | "objects"
    | "only-option"
    | "places-anyhow"
    | "plays-it-out"
    | "sees-the-end"
    | "sends-where-useful"
    | "shakes"
    | "slips-away"
    | "stands-still"
    | "sure-of-the-code"
    | "sure-of-the-mission"
    | "takes-back"
    | "takes-the-hand"
    | "tells-little"
    | "tells-partner";
  readonly about: string | null;
  readonly move: BoardCommand | CardCommand | null;
  readonly cost: Cost | null;
  readonly alternatives: readonly Alternative[];
  readonly to: Seat | null;
}

/** How many hints a player used in a game: nudges, moves, and moves with alternatives. */
export interface HintsUsed {
  readonly seat: Seat;
  readonly nudges: number;
  readonly moves: number;
  readonly reasons: number;
}

export type PuzzleKind = "who" | "question" | "answer" | "win";

export type PuzzleGrade = 1 | 2 | 3 | 4 | 5;

/** A puzzle in the list. */
export interface PuzzleBrief {
  readonly id: number;
  readonly kind: PuzzleKind;
  readonly game: GameName;
  readonly edition: string;
  readonly players: number;
  readonly grade: PuzzleGrade;
}

/** Some puzzles of the list, from a place in it on, and how many there are in all. */
export interface PuzzleList {
  readonly count: number;
  readonly puzzles: readonly PuzzleBrief[];
}

/** When a set of cards in the position was shown, and whether through the Ambassador. */
export interface When {
  readonly turn: number;
  readonly through_ambassador: boolean;
}

/** The one asked about holds these cards. */
export interface Holds {
  readonly type: "holds";
  readonly cards: readonly string[];
}

/**
 * Ask this: of somebody met, through the Ambassador, or look at a card of the dummy.
 *
 * `about` is null where the one who answers chooses which card to show.
 */
export interface Asks {
  readonly type: "asks";
  readonly agent: Holder;
  readonly about: string | null;
  readonly through_ambassador: boolean;
}

/** Show these cards. */
export interface Shows {
  readonly type: "shows";
  readonly cards: readonly string[];
}

/** Let this piece end its way here. */
export interface Goes {
  readonly type: "goes";
  readonly piece: string;
  readonly to: string;
}

/** Declare this code. */
export interface Declares {
  readonly type: "declares";
  readonly code: readonly string[];
}

/**
 * What the solver sees. `about` is whom the question is about, or who asks for an answer.
 *
 * `when` has an entry for each set, and then for each black card, of the position, in its order.
 */
export interface Puzzle {
  readonly id: number;
  readonly kind: PuzzleKind;
  readonly game: GameName;
  readonly grade: PuzzleGrade;
  readonly viewer: Seat;
  readonly about: Visitor | "aside" | null;
  readonly seen: BoardScenarioSeen | CardScenarioSeen;
  readonly when: readonly When[];
  readonly options: readonly (Holds | Asks | Shows | Goes | Declares)[];
}

/** The puzzle of the day, the same for everybody; `day` is the date in UTC. */
export interface DailyPuzzle {
  readonly day: string;
  readonly puzzle: Puzzle;
}

/** What follows from the steps: the seat holds the card. */
export interface Conclusion {
  readonly seat: Holder;
  readonly card: string;
}

/** One step of the way to a win: the ball, the piece, and where it goes. */
export interface Move {
  readonly ball: string;
  readonly piece: string;
  readonly to: string;
}

/**
 * Which option is right, and why.
 *
 * - `steps` and `so`: the evidence, and what follows from it (who, win).
 * - `left`: by option, how many deals (question) or hands (answer) stay possible, on average.
 *   `before` is how many there are before it.
 * - `way`: the steps that win on the board.
 */
export interface Solution {
  readonly right: number;
  readonly steps: readonly ExplanationStep[];
  readonly so: readonly Conclusion[];
  readonly before: number;
  readonly left: readonly number[];
  readonly way: readonly Move[];
}

/** Whether the answer is right; only then with the solution. */
export interface Verdict {
  readonly right: boolean;
  readonly solution: Solution | null;
}

/** Two options, counted from 0, one of which is right. */
export interface PuzzleHint {
  readonly options: readonly number[];
}

/** A set that may be shown, and how many hands it leaves the viewer. */
export interface Showable {
  readonly cards: readonly string[];
  readonly left: number;
}

/**
 * What may be shown to somebody who asks this; first the sets that tell least.
 *
 * `about` is null where nothing in particular is asked; through the Ambassador, that is a black
 * card. Without `sets`, they can't ask this any more. `smaller`: no fresh set is left, so the
 * answer may be a smaller one, or in the card game a repeated one.
 */
export interface MayShow {
  readonly to: Seat;
  readonly about: string | null;
  readonly through_ambassador: boolean;
  readonly smaller: boolean;
  readonly sets: readonly Showable[];
}

/**
 * What the player can know, with a proof of each fact about the others.
 *
 * `deals` is how many deals are possible. If it is 0, the entries contradict each other: from
 * entry `wrong` on, counted from 0, nothing is possible, and nothing else is said. The step of a
 * proof names its entry by `sighting`, which is 3 for the first one.
 */
export interface CompanionSheet {
  readonly deals: number;
  readonly wrong: number | null;
  readonly facts: readonly SheetFact[];
  readonly proofs: readonly Explanation[];
  readonly missions: readonly TeamMissions[];
  readonly may_show: readonly MayShow[];
}

/**
 * What differs between editions.
 *
 * - `ambassador_yields_to`: where the Ambassador is expelled to while the Embassy is occupied: to
 *   any empty start space, or to any empty unnumbered space (B11, B12).
 * - `brought_by`: who must stand on the space of a mission that brings the Ambassador there, with
 *   five players: the true figure of either partner, or any of the team's figures (B13).
 */
export interface BoardEditionFacts {
  readonly ambassador_yields_to: "start" | "unnumbered";
  readonly brought_by: "any-figure" | "true-figure";
}

/**
 * What differs between editions.
 *
 * - `numbers`: the four numbers of the code; shuffling begins from this order.
 * - `truth`: how many cards of a pair must be true (12 or 13 legal pairs, C3).
 * - `five_play`: whether agents keep their partners when the Ambassador is played (C10).
 * - `wrong_code_costs`: with three players, the points that a wrong declarer loses (C11).
 * - `story`: what the code opens, for the words on the screen.
 */
export interface CardEditionFacts {
  readonly numbers: readonly [CardNumber, CardNumber, CardNumber, CardNumber];
  readonly truth: "at-least-one" | "exactly-one";
  readonly five_play: "alone" | "in-teams";
  readonly wrong_code_costs: 0 | 1;
  readonly story: "safe" | "telephone";
}

/** A command of the game, for the decision with this number. */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly decision: number;
  readonly command: BoardCommand | CardCommand;
}

/** Sit down on this chair, or change to it. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly seat: Seat;
}

/** Leave the chair, before the game. */
export interface StandUp {
  readonly type: "stand-up";
  readonly id: string;
}

/** The host: give an empty chair to a bot, or free it. */
export interface SetChair {
  readonly type: "set-chair";
  readonly id: string;
  readonly seat: Seat;
  readonly bot: BotKind | null;
}

/** I am ready; `entropy` (hexadecimal) is mixed into the deal, so that nobody can choose it. */
export interface SetReady {
  readonly type: "set-ready";
  readonly id: string;
  readonly ready?: boolean;
  readonly entropy?: string;
}

/** The host, before the game: choose the bots' pace. At a table for one: at any time. */
export interface SetPace {
  readonly type: "set-pace";
  readonly id: string;
  readonly pace: Pace;
}

/** Pass for me in decisions of this kind, or ask me again. Nobody else is told. */
export interface SetPassing {
  readonly type: "set-passing";
  readonly id: string;
  readonly kind: PassKind;
  readonly passes?: boolean;
}

/** The host: begin the game. */
export interface Begin {
  readonly type: "begin";
  readonly id: string;
}

/** The host: remove somebody. */
export interface Remove {
  readonly type: "remove";
  readonly id: string;
  readonly person: string;
}

/** The host: mute or unmute somebody. */
export interface Mute {
  readonly type: "mute";
  readonly id: string;
  readonly person: string;
  readonly muted: boolean;
}

/** Pause, go on, or give up: it happens when all people who play agree. */
export interface Vote {
  readonly type: "vote";
  readonly id: string;
  readonly motion: Motion;
  readonly agree?: boolean;
}

/** Leave a game that has begun: a bot takes the chair over. */
export interface Leave {
  readonly type: "leave";
  readonly id: string;
}

/** Take my chair back from the bot. */
export interface TakeBack {
  readonly type: "take-back";
  readonly id: string;
}

/** In a lesson: I have read this step, or this is my answer to it; `show-me` does it for me. */
export interface TakeLessonStep {
  readonly type: "take-lesson-step";
  readonly id: string;
  readonly step: number;
  readonly answer?: string;
}

/** Another game for the same people, at a table of its own. */
export interface OfferRematch {
  readonly type: "offer-rematch";
  readonly id: string;
}

/** Say something to the whole table. */
export interface Say {
  readonly type: "say";
  readonly id: string;
  readonly text: string;
}

/** Make a gesture: openly, or at one player where the table plays discreetly. */
export interface MakeGesture {
  readonly type: "make-gesture";
  readonly id: string;
  readonly gesture: Gesture;
  readonly to?: Seat | null;
}

/** Delete a talk item: my own, or as the host anybody's. */
export interface DeleteTalk {
  readonly type: "delete-talk";
  readonly id: string;
  readonly number: number;
}

export type Request =
  | Act
  | Sit
  | StandUp
  | SetChair
  | SetReady
  | SetPace
  | SetPassing
  | Begin
  | Remove
  | Mute
  | Vote
  | Leave
  | TakeBack
  | TakeLessonStep
  | OfferRematch
  | Say
  | MakeGesture
  | DeleteTalk;

/**
 * The first message on a connection: what the client has already, and who it is.
 *
 * `after` is the number of the last sighting that it has, `talk_after` that of the last talk item.
 * `token` is a seat token, for programs that have no cookie. `run` is the last one that it was
 * told: if what it has is not in the table's log any more, it is welcomed afresh.
 */
export interface Hello {
  readonly type: "hello";
  readonly version: string;
  readonly after?: number;
  readonly talk_after?: number;
  readonly token?: string | null;
  readonly run?: string;
}

/** Ask whether the connection is alive. */
export interface Ping {
  readonly type: "ping";
}

export type ClientMessage =
  | Hello
  | Ping
  | Act
  | Sit
  | StandUp
  | SetChair
  | SetReady
  | SetPace
  | SetPassing
  | Begin
  | Remove
  | Mute
  | Vote
  | Leave
  | TakeBack
  | TakeLessonStep
  | OfferRematch
  | Say
  | MakeGesture
  | DeleteTalk;

/** Seconds for the whole game, and an increment for each decision. */
export interface PerPlayerWanted {
  readonly type: "per-player";
  readonly seconds: number;
  readonly increment?: number;
}

export type TimeControlWanted =
  NoClock | PerDecision | PerPlayerWanted | ByCorrespondence;

/** The name that I want. */
export interface NameGiven {
  readonly name: string;
}

/** The edition and the table's options; the defaults are those of a quick game. */
export interface BoardRulesWanted {
  readonly edition?: BoardEdition;
  readonly placement?: Placement;
  readonly repeats?: Repeats;
  readonly phantom?: Phantom;
  readonly turn_limit?: number | null;
}

/** The edition and the table's options. */
export interface CardRulesWanted {
  readonly edition?: CardEdition;
  readonly match?: Match;
  readonly round_limit?: number | null;
}

/**
 * The game, its rules, and how the table plays it.
 *
 * `hints`: whether players may ask the coach; where only one person plays, they always may.
 * `bots` are the chairs that bots of a kind have from the beginning; `seats` are all chairs,
 * clockwise, and follow from the number of players if they are not given. `lesson` is the shipped
 * lesson whose script the table follows; only the server sets it.
 */
export interface SettingsWanted {
  readonly game: GameName;
  readonly players?: number;
  readonly rules?: BoardRulesWanted | CardRulesWanted;
  readonly seats?: readonly Seat[];
  readonly bots?: Readonly<Partial<Record<Seat, BotKind>>>;
  readonly clock?: TimeControlWanted;
  readonly gestures?: Gestures;
  readonly visibility?: Visibility;
  readonly help?: Help;
  readonly pace?: Pace;
  readonly lesson?: string | null;
  readonly hints?: boolean;
}

/** A table to open, and the chair that I take at once, if any. */
export interface TableWanted {
  readonly settings: SettingsWanted;
  readonly seat?: Seat | null;
}

/** My own marks on the sheet. */
export interface Marks {
  readonly marks: readonly SheetFact[];
}

/** A link that I want: the language of its page and of its card. */
export interface ShareWanted {
  readonly language?: "de" | "en" | "it";
}

/** The decision that I need help with, and how much. */
export interface HintWanted {
  readonly decision: number;
  readonly level?: 1 | 2 | 3;
}

/** The option that I choose, counted from 0. */
export interface PuzzleAnswer {
  readonly option: number;
}

/**
 * Cards that somebody showed: to me, or I to somebody.
 *
 * `black` are the secret cards of the card game; the dummy's are looked at. The Ambassador's
 * player also notes what they pass on: `to` is then whoever asked.
 */
export interface CompanionEntry {
  readonly seat: Colour | "dummy";
  readonly to: Seat;
  readonly cards: readonly string[];
  readonly through_ambassador?: boolean;
  readonly black?: boolean;
}

/** All that was noted. `hand` is empty for the Ambassador's player, who has none. */
export interface Notes {
  readonly game: GameName;
  readonly edition: string;
  readonly seats: readonly Seat[];
  readonly me: Seat;
  readonly hand: readonly string[];
  readonly entries?: readonly CompanionEntry[];
}
