/** Whether the card game is played in teams. */
import type { Subject } from "../../reading/subject";

/** Whether everybody plays for themselves. */
export function isEachAlone({ edition, players }: Subject): boolean {
  return players === 3 || (players === 5 && edition === "abacus-1997");
}
