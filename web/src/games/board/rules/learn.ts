/** The five steps in which the board game is learned. */
import { step, type LearnStep } from "../../reading/step";
import type { Facts } from "../../reading/subject";

export function boardSteps({ phantom, players }: Facts): readonly LearnStep[] {
  const isClassic = phantom === "classic-1988";
  return [
    step("board-1", "", "ring"),
    step("board-2", "", "hand"),
    step("board-3", isClassic ? "-classic" : "", "phantom"),
    step("board-4", "", "answer"),
    step("board-5", players === 3 ? "-three" : "", "handshake"),
  ];
}
