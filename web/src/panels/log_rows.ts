/** The log's order: newest first, under the turns in which things happened. */
import type { Numbered } from "../fold/sheet";
import type { Seat } from "../wire/messages";

export interface LogGroup {
  /** The number of the sighting that opened it; 0 before the first turn. */
  readonly key: number;
  readonly heading: Numbered | null;
  readonly rows: readonly Numbered[];
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

/** The last sightings, newest first. */
export function logGroups(seen: readonly Numbered[], limit: number): readonly LogGroup[] {
  const groups: { key: number; heading: Numbered | null; rows: Numbered[] }[] = [];
  let group = { key: 0, heading: null as Numbered | null, rows: [] as Numbered[] };
  for (const one of seen.slice(-limit)) {
    if (HEADINGS.includes(one.sighting.type)) {
      groups.push(group);
      group = { key: one.number, heading: one, rows: [] };
    } else group.rows.push(one);
  }
  groups.push(group);
  return groups
    .filter(({ heading, rows }) => heading !== null || rows.length > 0)
    .map((one) => ({ ...one, rows: one.rows.reverse() }))
    .reverse();
}

/** Whose badge stands before the sentence. */
export function whoIn({ sighting }: Numbered): Seat | null {
  if ("seat" in sighting) return sighting.seat;
  if ("visitor" in sighting) return sighting.visitor === "dummy" ? null : sighting.visitor;
  if (sighting.type.startsWith("ambassador-hid")) return "ambassador";
  return null;
}

export function isSecret({ sighting }: Numbered): boolean {
  return SECRETS.includes(sighting.type);
}
