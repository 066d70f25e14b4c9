/**
 * What happens at a place, as a viewer can know it. Which visitors meet is the engine's table, so the
 * label of a place can't say anything else than the rules do.
 */
import type { CardPosition } from "../../fold/card";
import type { CardLocation, Colour, Seat, Visitor } from "../../wire/messages";
import { CARD_MEETINGS } from "../../wire/values";

/**
 * "coming": others may still arrive; "next": they meet when the meeting before is over; "crowd" and
 * "idle": all have arrived, and these do not meet.
 */
export type PlaceState =
  "empty" | "coming" | "alone" | "crowd" | "idle" | "next" | "meeting" | "met" | "left";

/** Whether these visitors meet, where nobody else is. */
export function doMeet(players: number, visitors: readonly Visitor[]): boolean {
  const kinds = visitors.map(kindOf).sort().join();
  return (CARD_MEETINGS[players] ?? []).some((one) => one.join() === kinds);
}

export function placeState(card: CardPosition, location: CardLocation): PlaceState {
  const visitors = card.here[location] ?? [];
  if (visitors.length === 0) return "empty";
  if (card.meeting?.location === location) return "meeting";
  if (card.resolved.includes(location)) return "met";
  if (card.stage === "hiding" || card.stage === "playing") return "coming";
  if (doMeet(card.seats.length, visitors)) return card.stage === "over" ? "left" : "next";
  if (visitors.length === 1) return "alone";
  return visitors.length === 2 ? "idle" : "crowd";
}

/** A text about a place: its id and its variables. */
export interface PlaceWords {
  readonly id: string;
  /** The same in one or two words, for where the pieces beside it say who is there. */
  readonly brief: string;
  /** Everybody there but me. */
  readonly who: readonly Visitor[];
  readonly count: number;
}

export function placeWords(
  card: CardPosition,
  location: CardLocation,
  me: Seat | null,
): PlaceWords {
  const visitors = card.here[location] ?? [];
  const who = visitors.filter((one) => one !== me);
  const state = placeState(card, location);
  const count = visitors.length;
  const ending = state === "empty" || state === "crowd" ? "" : endingOf(state, who.length, count);
  const brief = state === "alone" ? "card-ui-brief-coming" : `card-ui-brief-${state}`;
  return { id: `card-ui-place-${state}${ending}`, brief, who, count };
}

/** Texts with me in them are others, and so are those that have no room for all names. */
function endingOf(state: PlaceState, others: number, count: number): string {
  if (count > 2 && (state === "coming" || state === "left")) return "-many";
  if (others === count) return "";
  return others === 0 ? "-me" : "-mine";
}

/**
 * The places in the order in which the phone shows them. The first is shown larger where it matters
 * now: my own meeting, or else the one that is going on.
 */
export function bySize(
  card: CardPosition,
  locations: readonly CardLocation[],
  me: Seat | null,
): { readonly order: readonly CardLocation[]; readonly large: CardLocation | null } {
  const large = locations.find((one) => isMyMeeting(card, one, me)) ?? card.meeting?.location;
  if (large === undefined) return { order: locations, large: null };
  return { order: [large, ...locations.filter((one) => one !== large)], large };
}

function isMyMeeting(card: CardPosition, location: CardLocation, me: Seat | null): boolean {
  const isThere = card.here[location]?.some((one) => one === me) ?? false;
  return isThere && ["next", "meeting", "met"].includes(placeState(card, location));
}

function kindOf(visitor: Visitor): "agent" | Exclude<Visitor, Colour> {
  return visitor === "ambassador" || visitor === "dummy" ? visitor : "agent";
}
