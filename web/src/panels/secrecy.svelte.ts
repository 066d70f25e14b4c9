/**
 * Whether what only I may know is out of sight: one tap, or the key "h", hides all of it (dossier,
 * "true" tags, my own row of the sheet) from anybody who looks over my shoulder.
 */
import { settings } from "../state/settings.svelte";

const KEY = "h";

class Secrecy {
  hidden = $state(false);

  toggle(): void {
    this.hidden = !this.hidden;
  }
}

export const secrecy = new Secrecy();

/** While something secret is drawn, the key hides it; for an `$effect`. */
export function hideByKey(): () => void {
  const press = (event: KeyboardEvent) => {
    if (isShortcut(event)) secrecy.toggle();
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
}

function isShortcut(event: KeyboardEvent): boolean {
  if (!settings.shortcuts || event.key.toLowerCase() !== KEY) return false;
  if (event.repeat || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return (event.target as Element | null)?.closest?.(WRITING) == null;
}

/** Where keys are letters. */
const WRITING = "input, textarea, select, [contenteditable]";
