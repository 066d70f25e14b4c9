/** What a person has chosen for this browser: light, motion, sound, questions. Kept here only. */
import { matching } from "./media.svelte";
import type { SoundName } from "./sound_names";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "reduced" | "off";
/** How much moves, once the system was asked. */
export type Animations = "on" | "reduced" | "off";
/** Before which moves a person is asked once more. Declarations always ask. */
export type Confirmations = "all" | "few";

interface Kept {
  theme: Theme;
  motion: Motion;
  patterns: boolean;
  sound: boolean;
  silenced: readonly SoundName[];
  notify: boolean;
  shortcuts: boolean;
  confirmations: Confirmations;
}

const KEY = "inkognito.settings";
const DEFAULTS: Kept = {
  theme: "system",
  motion: "system",
  patterns: false,
  sound: true,
  silenced: [],
  notify: false,
  shortcuts: true,
  confirmations: "all",
};

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return DEFAULTS;
  }
}

class Settings {
  #kept = $state(kept());
  #dark = matching("(prefers-color-scheme: dark)");
  #calm = matching("(prefers-reduced-motion: reduce)");

  get theme(): Theme {
    return this.#kept.theme;
  }
  get motion(): Motion {
    return this.#kept.motion;
  }
  /** Larger patterns and an emblem at each figure's foot. */
  get patterns(): boolean {
    return this.#kept.patterns;
  }
  get sound(): boolean {
    return this.#kept.sound;
  }
  /** Whether this sound is played here. */
  hears(name: SoundName): boolean {
    return this.sound && !this.#kept.silenced.includes(name);
  }
  get notify(): boolean {
    return this.#kept.notify;
  }

  /** Single letters do something: "h" hides my secrets, "s" skips what is being shown. */
  get shortcuts(): boolean {
    return this.#kept.shortcuts;
  }

  get isDark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.#dark.holds);
  }
  /** On: pieces travel. Reduced: they fade, and traces stay a while. Off: everything is just there. */
  get animations(): Animations {
    if (this.motion === "system") return this.#calm.holds ? "reduced" : "on";
    return this.motion === "full" ? "on" : this.motion;
  }
  get reducedMotion(): boolean {
    return this.animations !== "on";
  }
  get confirmations(): Confirmations {
    return this.#kept.confirmations;
  }

  /** Silence one sound, or let it be heard again. */
  silence(name: SoundName, isSilent: boolean): void {
    const others = this.#kept.silenced.filter((one) => one !== name);
    this.change({ silenced: isSilent ? [...others, name] : others });
  }

  change(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing still works, until the page is closed
    }
  }
}

export const settings = new Settings();
