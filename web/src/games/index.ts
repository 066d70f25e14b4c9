/** The registry of games: the only place that maps a game's name to what is special about it. */
import type { GameName } from "../wire/messages";
import { board } from "./board";
import { card } from "./card";
import type { Game } from "./game";

const GAMES: Readonly<Record<GameName, Game>> = { board, card };

export function gameNamed(name: GameName): Game {
  return GAMES[name];
}
