/** What a page of rules is made of: sections of blocks, each of which names messages and no text. */
import type { Colour } from "../../wire/messages";
import { editionsOf, type Edition, type Facts } from "./subject";

export type PictureName =
  | "ring"
  | "hand"
  | "moving"
  | "meeting"
  | "missing"
  | "handshake"
  | "note"
  | "phantom"
  | "answer"
  | "secrets"
  | "places"
  | "pass"
  | "black"
  | "code"
  | "declare";

/** A card in a picture, and whether it is known there to be true, false, or either. */
export interface PicturedCard {
  readonly face: string;
  readonly mark?: "true" | "false" | "open";
}

/** One step of an example: what is said, and which cards are seen with it. */
export interface ExampleStep {
  readonly id: string;
  readonly cards?: readonly PicturedCard[];
}

export interface Choice {
  readonly id: string;
  /** The edition whose name and facts the message says, where that isn't the page's. */
  readonly edition?: Edition;
  readonly isCurrent: boolean;
}

export type Block =
  | { readonly kind: "text"; readonly id: string }
  | { readonly kind: "list"; readonly ids: readonly string[]; readonly isOrdered: boolean }
  | { readonly kind: "heading"; readonly id: string }
  | { readonly kind: "picture"; readonly picture: PictureName }
  | { readonly kind: "example"; readonly owner: Colour; readonly steps: readonly ExampleStep[] }
  | { readonly kind: "choices"; readonly title: string; readonly choices: readonly Choice[] }
  | { readonly kind: "balls" | "passport" | "flee" | "signs" };

export interface Section {
  /** Its anchor. */
  readonly anchor: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export const text = (id: string): Block => ({ kind: "text", id });
export const heading = (id: string): Block => ({ kind: "heading", id });
export const picture = (name: PictureName): Block => ({ kind: "picture", picture: name });
export const list = (...ids: readonly string[]): Block => ({ kind: "list", ids, isOrdered: false });
export const steps = (...ids: readonly string[]): Block => ({ kind: "list", ids, isOrdered: true });

/** What stands there only under a condition. */
export function when<T>(condition: boolean, ...parts: readonly T[]): readonly T[] {
  return condition ? parts : [];
}

/** A choice between values: its messages are `title-value`. */
export function choices(title: string, values: readonly string[], current: string): Block {
  return {
    kind: "choices",
    title,
    choices: values.map((value) => ({ id: `${title}-${value}`, isCurrent: value === current })),
  };
}

/** What each edition says about one thing: the message `title-is`, with the edition's name and facts. */
export function differences(title: string, { game, edition }: Facts): Block {
  return {
    kind: "choices",
    title,
    choices: editionsOf(game).map((one) => ({
      id: `${title}-is`,
      edition: one,
      isCurrent: one === edition,
    })),
  };
}
