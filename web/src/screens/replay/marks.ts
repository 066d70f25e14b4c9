/** The moments of a finished game that one may want to jump to: turns, meetings and questions. Pure. */
import type { Numbered } from "../../fold/sheet";
import type { Sighting } from "../../state/game";

export type MarkKind = "turn" | "meeting";

export interface Mark {
  /** How many sightings are on the screen at this moment. */
  readonly at: number;
  readonly kind: MarkKind;
}

/** By kind of sighting. Where two meet, what they do about it is a moment of its own. */
const KINDS: Readonly<Partial<Record<Sighting["type"], MarkKind>>> = {
  "turn-began": "turn",
  "round-began": "turn",
  "meeting-began": "meeting",
  "agent-questioned": "meeting",
  "ambassador-questioned": "meeting",
  "figure-slipped-away": "meeting",
  "agent-named": "meeting",
  "mission-declared": "meeting",
  "code-declared": "meeting",
};

export function marksIn(seen: readonly Numbered[]): readonly Mark[] {
  return seen.flatMap(({ sighting }, index): Mark[] => {
    const kind = KINDS[sighting.type];
    return kind === undefined ? [] : [{ at: index + 1, kind }];
  });
}

/** The next moment of this kind after this one; null where there is none. */
export function nextMark(marks: readonly Mark[], kind: MarkKind, at: number): number | null {
  return marks.find((mark) => mark.kind === kind && mark.at > at)?.at ?? null;
}

/** The last moment of this kind before this one; null where there is none. */
export function markBefore(marks: readonly Mark[], kind: MarkKind, at: number): number | null {
  return marks.findLast((mark) => mark.kind === kind && mark.at < at)?.at ?? null;
}
