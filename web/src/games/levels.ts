/** What a level is like at a table, as its sentence needs to know it. */
import type { BotKind, GameName } from "../wire/messages";

interface Level {
  readonly [name: string]: string;
  /** Whether it plays as its name says here, like a veteran, or like a level below that. */
  readonly plays: "itself" | "veteran" | "below";
}

/** Veterans have weights for every table at cards; masters search at cards with four. */
export function levelAt(level: BotKind, game: GameName, players: number): Level {
  if (level !== "veteran" && level !== "master") return { plays: "itself" };
  if (game !== "card") return { plays: "below" };
  return { plays: level === "veteran" || players === 4 ? "itself" : "veteran" };
}
