/** The gestures that I have seen: who made them, in which turn, and how often. Pure. */
import type { Numbered } from "../fold/sheet";
import type { Table } from "../state/table.svelte";
import type { Gesture, Seat, TalkItem } from "../wire/messages";

/** A talk item that is a gesture and was not deleted. */
export type GestureMade = TalkItem & { readonly gesture: Gesture };

export function isGesture(item: TalkItem): item is GestureMade {
  return item.gesture !== null;
}

export function gesturesIn(talk: readonly TalkItem[]): readonly GestureMade[] {
  return talk.filter(isGesture);
}

/** Where the maker of a talk item sits, person or bot; null for those who only watch. */
export function seatOf(
  table: Pick<Table, "view">,
  { person, bot }: Pick<TalkItem, "person" | "bot">,
): Seat | null {
  return bot ?? table.view?.chairs.find((chair) => chair.person === person)?.seat ?? null;
}

/** What the maker of a talk item is called here. */
export function makerOf(
  table: Pick<Table, "names">,
  { name, bot }: Pick<TalkItem, "name" | "bot">,
): string {
  return bot === null ? name : (table.names[bot] ?? "");
}

/** One line of the note sheet: a gesture of somebody, when they last made it, and how often. */
export interface GestureLine {
  readonly key: string;
  readonly seat: Seat;
  readonly gesture: Gesture;
  /** Who alone could see it, with its maker; null where everybody could. */
  readonly to: Seat | null;
  /** The turn, in the card game the round, of the last time; 0 where that is not known. */
  readonly turn: number;
  /** The sighting after which it came the last time. */
  readonly after: number;
  readonly times: number;
}

const DEALS: readonly string[] = ["hand-dealt", "hands-dealt-face-down", "hands-dealt"];

/** The lines about the others, in the order of their last time. A new deal begins a new sheet. */
export function gestureLines(
  table: Pick<Table, "view" | "talk" | "seen" | "person">,
): readonly GestureLine[] {
  const dealt = table.seen.findLast(({ sighting }) => DEALS.includes(sighting.type))?.number ?? 0;
  const lines = new Map<string, GestureLine>();
  for (const made of gesturesIn(table.talk)) {
    const { person, gesture, to, after } = made;
    const seat = seatOf(table, made);
    if (seat === null || person === table.person || (after ?? 0) < dealt) continue;
    const key = `${seat} ${gesture} ${to ?? "open"}`;
    const times = (lines.get(key)?.times ?? 0) + 1;
    lines.delete(key); // the last one comes last
    const turn = turnAt(table.seen, after ?? 0);
    lines.set(key, { key, seat, gesture, to, turn, after: after ?? 0, times });
  }
  return [...lines.values()];
}

/** The turn in which this sighting came, by its number. */
function turnAt(seen: readonly Numbered[], number: number): number {
  const began = seen.findLast(
    ({ number: at, sighting }) =>
      at <= number && (sighting.type === "turn-began" || sighting.type === "round-began"),
  )?.sighting;
  if (began?.type === "turn-began") return began.turn;
  return began?.type === "round-began" ? began.round : 0;
}
