/** What a viewer saw of a game, compared with its record: every event is in both, and says the same. */
import { same } from "./checked";

type Fields = Readonly<Record<string, unknown>> & { readonly type: string };

/** By event that holds a secret: what those see of it who may not know it. */
const COVERT: Readonly<Record<string, readonly string[]>> = {
  "hands-dealt": ["hand-dealt", "hands-dealt-face-down"],
  "cards-shown": ["cards-shown-covertly"],
  "note-written": ["note-sealed"],
  "scenario-set": ["scenario-seen"],
  "ambassador-hid": ["ambassador-hid-face-down"],
  "pair-chosen": ["pair-chosen-face-down"],
  "pair-shown": ["pair-shown-covertly"],
  "black-card-shown": ["black-card-shown-covertly"],
  "dummy-seen": ["dummy-seen-covertly"],
};

/** Whether these sightings are what one viewer sees of these events. */
export function areOf(sightings: readonly object[], events: readonly object[]): boolean {
  return (
    sightings.length === events.length &&
    sightings.every((sighting, index) => isOf(sighting as Fields, events[index] as Fields))
  );
}

function isOf(sighting: Fields, event: Fields): boolean {
  if (same(sighting, event)) return true;
  if (!(COVERT[event.type] ?? []).includes(sighting.type)) return false;
  if (sighting.type === "hand-dealt")
    return dealt(event).some((one) => same(one, sighting["hand"]));
  const shared = Object.keys(sighting).filter((field) => field !== "type" && field in event);
  return shared.every((field) => same(sighting[field], event[field]));
}

const dealt = (event: Fields): readonly unknown[] => event["hands"] as readonly unknown[];
