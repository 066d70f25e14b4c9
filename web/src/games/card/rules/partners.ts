/** Whether the card game is played in teams. */
import type { Facts } from "../../reading/subject";

/** Whether everybody plays for themselves. */
export function isEachAlone({ five_play, players }: Pick<Facts, "five_play" | "players">): boolean {
  return players === 3 || (players === 5 && five_play === "alone");
}
