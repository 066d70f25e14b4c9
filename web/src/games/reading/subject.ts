/** What a page about the rules is about: game, edition, players and options. Its facts are every message's variables. */
import { gameNamed } from "..";
import type {
  BoardEdition,
  BoardRules,
  CardEdition,
  CardRules,
  GameName,
  Gestures,
} from "../../wire/messages";
import { BOARD_RULES, CARD_RULES, DEFAULT_SETTINGS, PLAYER_COUNTS } from "../../wire/values";

export type Edition = BoardEdition | CardEdition;

/** The editions of a game, the usual one first. */
export function editionsOf(game: GameName): readonly [Edition, ...Edition[]] {
  return gameNamed(game).setup.choices["edition"] as [Edition, ...Edition[]];
}

/** What the pages take from outside, as an address may say it: what is missing or unknown is the usual. */
export interface SubjectProps {
  game: GameName;
  edition?: string | undefined;
  players?: number | undefined;
  /** The options of a table; without one, the usual ones. */
  options?: TableOptions | undefined;
}

export type TableOptions = Readonly<
  Partial<Omit<BoardRules, "edition"> & Omit<CardRules, "edition"> & { gestures: Gestures }>
>;

export interface Subject {
  readonly game: GameName;
  readonly edition: Edition;
  readonly players: number;
}

/** Numbers of an edition that the card game's pictures show: my own, Alba's, and one that is false. */
const SHOWN_NUMBERS = {
  "ffg-2003": { mine: "47", hers: "36", other: "13" },
  "abacus-1997": { mine: "29", hers: "0", other: "52" },
} as const;

/** The subject that is asked for, with the defaults where it is unknown. */
export function subjectOf({ game, edition, players }: SubjectProps): Subject {
  const editions = editionsOf(game);
  return {
    game,
    edition: editions.find((one) => one === edition) ?? editions[0],
    players: PLAYER_COUNTS.find((one) => one === players) ?? DEFAULT_SETTINGS.players,
  };
}

/** Everything that a message may ask about. */
export function factsOf(subject: Subject, options: TableOptions = {}) {
  const limit = options[gameNamed(subject.game).setup.limit.field];
  const numbers = SHOWN_NUMBERS[subject.edition === "abacus-1997" ? "abacus-1997" : "ffg-2003"];
  return {
    ...subject,
    ...numbers,
    placement: options.placement ?? BOARD_RULES.placement,
    repeats: options.repeats ?? BOARD_RULES.repeats,
    phantom: options.phantom ?? BOARD_RULES.phantom,
    gestures: options.gestures ?? DEFAULT_SETTINGS.gestures,
    match: options.match ?? CARD_RULES.match,
    limit: limit ?? 0,
  };
}

export type Facts = Readonly<ReturnType<typeof factsOf>>;
