/** The log's order: newest first, under the turns in which things happened. */
import type { Numbered } from "../fold/sheet";
import type { Seat } from "../wire/messages";
import type { GestureMade } from "./gestures";

/** A line of the log: something that happened in the game, or a gesture. */
export type LogRow = Numbered | GestureMade;

export interface LogGroup {
  /** The number of the sighting that opened it; 0 before the first turn. */
  readonly key: number;
  readonly heading: Numbered | null;
  readonly rows: readonly LogRow[];
}

const HEADINGS: readonly string[] = ["turn-began", "round-began"];

/** Sightings that say what only their viewer may know. */
const SECRETS: readonly string[] = [
  "hand-dealt",
  "hands-dealt",
  "scenario-set",
  "note-written",
  "ambassador-hid",
  "pair-chosen",
];

/** The last sightings, newest first, with the gestures that were made between them. */
export function logGroups(
  seen: readonly Numbered[],
  limit: number,
  gestures: readonly GestureMade[] = [],
): readonly LogGroup[] {
  const between = gesturesAfter(gestures, seen.at(-1)?.number ?? 0);
  const groups: { key: number; heading: Numbered | null; rows: LogRow[] }[] = [];
  let group = { key: 0, heading: null as Numbered | null, rows: [] as LogRow[] };
  if (seen.length <= limit) group.rows.push(...(between.get(0) ?? []));
  for (const one of seen.slice(-limit)) {
    if (isHeading(one)) {
      groups.push(group);
      group = { key: one.number, heading: one, rows: [] };
    } else group.rows.push(one);
    group.rows.push(...(between.get(one.number) ?? []));
  }
  groups.push(group);
  return groups
    .filter(({ heading, rows }) => heading !== null || rows.length > 0)
    .map((one) => ({ ...one, rows: one.rows.reverse() }))
    .reverse();
}

/** By the number of a sighting: the gestures that came after it and before the next. */
function gesturesAfter(
  gestures: readonly GestureMade[],
  last: number,
): ReadonlyMap<number, readonly GestureMade[]> {
  const between = new Map<number, GestureMade[]>();
  for (const one of gestures) {
    if (one.after === null) continue; // made before servers said when
    const after = Math.min(one.after, last);
    between.set(after, [...(between.get(after) ?? []), one]);
  }
  return between;
}

export function isHeading({ sighting }: Numbered): boolean {
  return HEADINGS.includes(sighting.type);
}

/** Whose badge stands before the sentence. */
export function whoIn({ sighting }: Numbered): Seat | null {
  if ("seat" in sighting) return sighting.seat;
  if ("visitor" in sighting) return sighting.visitor === "dummy" ? null : sighting.visitor;
  if (sighting.type.startsWith("ambassador-hid")) return "ambassador";
  return null;
}

/** Whether a line says what only I, and for a discreet gesture one other, may know. */
export function isSecret(row: LogRow): boolean {
  return "sighting" in row ? SECRETS.includes(row.sighting.type) : row.to !== null;
}
