/** The registry of what only the pages about the rules need. It is fetched with them. */
import type { Component } from "svelte";
import type { GameName } from "../../wire/messages";
import { boardReading } from "../board/rules";
import { cardReading } from "../card/rules";
import type { AidBox } from "./box";
import type { Section } from "./page";
import type { Facts } from "./subject";

/** A part of the one-page reference that is more than a list of messages. */
export interface AidPart {
  readonly title: string | null;
  readonly Content: Component<{ facts: Facts }>;
}

export interface Reading {
  sections(facts: Facts): readonly Section[];
  boxes(facts: Facts): readonly AidBox[];
  /** The last box, and what stands below all boxes. */
  readonly lastBox: AidPart;
  readonly below: AidPart | null;
  /** More variables for the messages of the boxes. */
  variables(): Readonly<Record<string, string>>;
}

export const READINGS: Readonly<Record<GameName, Reading>> = {
  board: boardReading,
  card: cardReading,
};
