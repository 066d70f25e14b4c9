/**
 * What the referee sees and no player does, for a replay through all eyes: the events whose secrets
 * nobody has taken out. Every other event of the log is also somebody's sighting.
 */
import type {
  BoardHandsDealt,
  BoardScenarioSet,
  CardHandsDealt,
  CardScenarioSet,
} from "../wire/messages";

/** What only all eyes together see of a board game. */
export type BoardSecret = BoardHandsDealt | BoardScenarioSet;

/** What only all eyes together see of a card game. */
export type CardSecret = CardHandsDealt | CardScenarioSet;
