/** The sounds that can be heard, and silenced, one by one. */
export const SOUND_NAMES = ["turn", "step", "cards", "phantom", "gesture", "end"] as const;

export type SoundName = (typeof SOUND_NAMES)[number];
