/** What the proofs of both games have in common: one draw that was made again. */
import type { Seat } from "../../wire/messages";
import { COLOURS } from "../../wire/values";

/** One thing that was made again, or compared. */
export interface Checked {
  readonly what:
    "kept" | "commitment" | "given" | "seen" | "first" | "placement" | "deal" | "phantom" | "stack";
  readonly who: string | null;
  /** The turn or round, where there is one. */
  readonly when: number | null;
  /** Null where there is nothing to compare it with on this device. */
  readonly holds: boolean | null;
}

export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Who holds the hand of each colour: itself, or nobody. */
export const holders = (seats: readonly Seat[], nobody: string): readonly string[] =>
  COLOURS.map((colour) => (seats.includes(colour) ? colour : nobody));
