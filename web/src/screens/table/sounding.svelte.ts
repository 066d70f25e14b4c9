/**
 * What happens at the table can be heard. A sound follows from the kind of what everybody may know has
 * happened, never from what only I see: whoever sits beside me hears it, too.
 */
import type { Sighting } from "../../state/game";
import type { SoundName } from "../../state/sound_names";
import type { Table } from "../../state/table.svelte";
import { play } from "../../shell/sounds";
import type { TalkItem } from "../../wire/messages";

/** By kind of sighting; an open one and its covert twin sound alike. Other kinds are silent. */
export const HEARD: Readonly<Partial<Record<Sighting["type"], SoundName>>> = {
  "figures-placed": "step",
  "piece-stepped": "step",
  "step-undone": "step",
  "piece-expelled": "step",
  "figure-slipped-away": "step",
  "location-played": "step",
  "ambassador-hid": "cards",
  "ambassador-hid-face-down": "cards",
  "hand-dealt": "cards",
  "hands-dealt-face-down": "cards",
  "hands-dealt": "cards",
  "cards-shown": "cards",
  "cards-shown-covertly": "cards",
  "pair-chosen": "cards",
  "pair-chosen-face-down": "cards",
  "pair-shown": "cards",
  "pair-shown-covertly": "cards",
  "black-card-shown": "cards",
  "black-card-shown-covertly": "cards",
  "dummy-seen": "cards",
  "dummy-seen-covertly": "cards",
  "phantom-shaken": "phantom",
  "game-ended": "end",
  "game-scored": "end",
  "match-ended": "end",
};

/** The sounds of what has just happened, each once. */
export function soundsOf(latest: readonly { readonly sighting: Sighting }[]): readonly SoundName[] {
  const heard = latest.map(({ sighting }) => HEARD[sighting.type]);
  return [...new Set(heard.filter((one) => one !== undefined))];
}

/** Whether a new line of talk is a gesture that everybody sees; a discreet one is silent. */
export function isOpenGesture({ gesture, to }: TalkItem): boolean {
  return gesture !== null && to === null;
}

/** Let a table be heard until its screen is left. */
export function sounding(table: Table): void {
  $effect(() => {
    for (const name of soundsOf(table.latest)) play(name);
  });

  let heard: number | null = null;
  $effect(() => {
    if (table.view === null) return;
    const last = table.talk.at(-1)?.number ?? 0;
    const fresh = table.talk.filter(({ number }) => heard !== null && number > heard);
    heard = Math.max(last, heard ?? 0);
    if (fresh.some(isOpenGesture)) play("gesture");
  });
}
