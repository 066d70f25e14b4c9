/** What a level is like at a table, as its sentence needs to know it. */
import type { BotKind, GameName } from "../wire/messages";

interface Level {
  readonly [name: string]: string;
  /** Whether it plays as its name says here, or like the next level below. */
  readonly plays: "itself" | "below";
}

const LEARNERS: readonly BotKind[] = ["veteran", "master"];

/** So far, four at cards are the one table for which veterans have weights and masters a search. */
export function levelAt(
  level: BotKind,
  game: GameName,
  players: number,
  isUsualEdition = true,
): Level {
  const isLearned = game === "card" && players === 4 && (level === "master" || isUsualEdition);
  return { plays: isLearned || !LEARNERS.includes(level) ? "itself" : "below" };
}
