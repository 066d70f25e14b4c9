/** What a page about the rules is about: game, edition, players and options. Its facts are every message's variables. */
import { gameNamed } from "..";
import { boardFacts } from "../board/edition";
import { cardFacts } from "../card/edition";
import type { EditionFacts } from "../game";
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

/** The subject that is asked for, with the defaults where it is unknown. */
export function subjectOf({ game, edition, players }: SubjectProps): Subject {
  const editions = editionsOf(game);
  return {
    game,
    edition: editions.find((one) => one === edition) ?? editions[0],
    players: PLAYER_COUNTS.find((one) => one === players) ?? DEFAULT_SETTINGS.players,
  };
}

/** In what an edition differs; facts of another game are those of its usual edition. */
export function editionFacts({ game, edition }: Pick<Subject, "game" | "edition">): EditionFacts {
  return { ...boardFacts(), ...cardFacts(), ...gameNamed(game).setup.facts(edition) };
}

/** Everything that a message may ask about. The pictures show three numbers: mine, Alba's and a false one. */
export function factsOf(subject: Subject, options: TableOptions = {}) {
  const limit = options[gameNamed(subject.game).setup.limit.field];
  const facts = editionFacts(subject);
  const [other, , hers, mine] = facts.numbers;
  return {
    ...subject,
    ...facts,
    mine,
    hers,
    other,
    placement: options.placement ?? BOARD_RULES.placement,
    repeats: options.repeats ?? BOARD_RULES.repeats,
    phantom: options.phantom ?? BOARD_RULES.phantom,
    gestures: options.gestures ?? DEFAULT_SETTINGS.gestures,
    match: options.match ?? CARD_RULES.match,
    limit: limit ?? 0,
  };
}

export type Facts = Readonly<ReturnType<typeof factsOf>>;
