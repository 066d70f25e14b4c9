/** The five steps of "Learn in 5 minutes": a title, a few sentences and a picture each. */
import type { PictureName } from "./page";
import { isEachAlone, type Facts } from "./subject";

export interface LearnStep {
  readonly title: string;
  readonly text: string;
  readonly picture: PictureName;
}

export function learnSteps(facts: Facts): readonly LearnStep[] {
  return facts.game === "board" ? boardSteps(facts) : cardSteps(facts);
}

function boardSteps({ phantom, players }: Facts): readonly LearnStep[] {
  const isClassic = phantom === "classic-1988";
  return [
    step("board-1", "", "ring"),
    step("board-2", "", "hand"),
    step("board-3", isClassic ? "-classic" : "", "phantom"),
    step("board-4", "", "answer"),
    step("board-5", players === 3 ? "-three" : "", "handshake"),
  ];
}

function cardSteps(facts: Facts): readonly LearnStep[] {
  const isAlone = isEachAlone(facts);
  const isFive = facts.players === 5;
  return [
    step("card-1", isAlone ? "-alone" : "", "ring"),
    step("card-2", "", "code"),
    step("card-3", isFive ? "-five" : "", "places"),
    step("card-4", "", "pass"),
    step("card-5", isAlone ? "-alone" : isFive ? "-pairs" : "", "declare"),
  ];
}

function step(id: string, variant: string, picture: PictureName): LearnStep {
  return { title: `rules-learn-${id}`, text: `rules-learn-${id}-text${variant}`, picture };
}
