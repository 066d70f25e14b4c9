/** What a game must offer to the pages about its rules. */
import type { Component } from "svelte";
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
