/** The people in a puzzle have names, the same ones at every visit. */
import { withNames, type Speaker } from "../../speech/speech.svelte";
import { namesAt } from "../../state/names";
import type { Puzzle } from "../../wire/messages";

export function speakerIn({ id, seen, viewer }: Puzzle): Speaker {
  const chairs = seen.seats
    .filter((seat) => seat !== viewer && seat !== "ambassador")
    .map((seat) => ({
      seat,
      person: null,
      name: null,
      bot: "clerk",
      ready: true,
      present: true,
      stand_in: null,
    }));
  return withNames(namesAt(`puzzle ${id}`, chairs as unknown as Parameters<typeof namesAt>[1]));
}

/** What is asked. */
export function titleOf({ kind, about, game }: Puzzle, { t }: Speaker): string {
  return t(`puzzles-${kind}`, { about, game });
}
