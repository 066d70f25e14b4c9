/** The five steps in which the card game is learned. */
import { step, type LearnStep } from "../../reading/step";
import type { Facts } from "../../reading/subject";
import { isEachAlone } from "./partners";

export function cardSteps(facts: Facts): readonly LearnStep[] {
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
