/** What was chosen for *Play now* the last time. Kept in this browser only. */
import type { BotKind, GameName, Help } from "../../wire/messages";
import { BOT_KINDS, DEFAULT_SETTINGS, GAME_NAMES, PLAYER_COUNTS } from "../../wire/values";

export interface Choices {
  readonly game: GameName;
  readonly players: number;
  readonly level: BotKind;
  readonly help: (typeof OFFERED_HELPS)[number];
}

const KEY = "inkognito.play-now";

/** The sheet records and warns; it does not solve the game unless somebody asks for that. */
const FIRST: Choices = {
  game: GAME_NAMES[0],
  players: DEFAULT_SETTINGS.players,
  level: "tourist",
  help: "contradictions",
};

/** A guided game is for four, with gentle bots and all the help that there is. */
export const GUIDED = {
  players: 4,
  level: "tourist",
  help: "elimination",
} as const satisfies Partial<Choices>;

/** The levels that are opponents; a new table can be set up with bots that play at random, too. */
export const OFFERED_LEVELS: readonly BotKind[] = BOT_KINDS.filter((kind) => kind !== "random");

/** How much help is offered here; a new table can be set up with every level. */
export const OFFERED_HELPS = [
  "paper",
  "contradictions",
  "elimination",
] as const satisfies readonly Help[];

/** The choices of the last time, as far as there still are such. */
export function lastChoices(): Choices {
  const kept = stored();
  return {
    game: GAME_NAMES.find((one) => one === kept.game) ?? FIRST.game,
    players: PLAYER_COUNTS.find((one) => one === kept.players) ?? FIRST.players,
    level: OFFERED_LEVELS.find((one) => one === kept.level) ?? FIRST.level,
    help: OFFERED_HELPS.find((one) => one === kept.help) ?? FIRST.help,
  };
}

export function keepChoices(choices: Choices): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choices));
  } catch {
    // where nothing may be kept, the usual ones are offered again
  }
}

function stored(): Partial<Choices> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Choices> | null) ?? {};
  } catch {
    return {};
  }
}
