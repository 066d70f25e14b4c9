/** The registry of what only the pages about the rules need. It is fetched with them. */
import type { GameName } from "../../wire/messages";
import { boardReading } from "../board/rules";
import { cardReading } from "../card/rules";
import type { Reading } from "./reading";

export const READINGS: Readonly<Record<GameName, Reading>> = {
  board: boardReading,
  card: cardReading,
};
