/** The registry of what only the end of a game needs. It is fetched with that screen. */
import type { Component } from "svelte";
import type { GameName } from "../wire/messages";
import { boardDraws } from "./board/end/draws";
import Missions from "./board/end/Missions.svelte";
import { cardDraws } from "./card/end/draws";
import Scores from "./card/end/Scores.svelte";
import type { Draw } from "./proof/chance";
import type { Checked } from "./proof/checked";
import type { GameFile } from "./proof/record";

export interface Review {
  /** What the players had to do, or what they have won. */
  readonly Result: Component;
  /** Every draw of a finished game, made again. */
  draws(file: GameFile, draw: Draw): readonly Checked[];
}

export const REVIEWS: Readonly<Record<GameName, Review>> = {
  board: { Result: Missions, draws: boardDraws },
  card: { Result: Scores, draws: cardDraws },
};
