/** The note of the Ambassador's player while it is being filled in. */
import type { Build, Colour, Identity, Note } from "../../wire/messages";
import { COLOURS } from "../../wire/values";

export interface Entry {
  readonly identity: Identity | null;
  readonly build: Build | null;
}
export type Draft = Readonly<Record<Colour, Entry>>;

const NOTHING: Entry = { identity: null, build: null };
export const BLANK_NOTE: Draft = { red: NOTHING, blue: NOTHING, green: NOTHING, yellow: NOTHING };

/** The note, if nothing is missing. */
export function noteOf(draft: Draft): Note | null {
  const isFull = COLOURS.every((one) => draft[one].identity !== null && draft[one].build !== null);
  return isFull ? (draft as Note) : null;
}

/** Whether something stands there twice. */
export function hasTwice(draft: Draft): boolean {
  const said = COLOURS.flatMap((one) => [draft[one].identity, draft[one].build]).filter(
    (one) => one !== null,
  );
  return new Set(said).size < said.length;
}
