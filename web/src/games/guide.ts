/** The registry of what a guide says in each game. It is fetched with the first guided game. */
import type { GameName } from "../wire/messages";
import { boardSituations } from "./board/guide";
import { cardSituations } from "./card/guide";
import type { Situation } from "./situation";

/** By game: what can be said, the most urgent first. */
export const SITUATIONS: Readonly<Record<GameName, readonly Situation[]>> = {
  board: boardSituations,
  card: cardSituations,
};
