/** Single letters that do something on a screen, unless the settings say no or somebody is writing. */
import { settings } from "../state/settings.svelte";

/** Where keys are letters. */
const WRITING = "input, textarea, select, [contenteditable]";

export function isShortcut(event: KeyboardEvent, key: string): boolean {
  if (!settings.shortcuts || event.key.toLowerCase() !== key) return false;
  if (event.repeat || event.defaultPrevented) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return (event.target as Element | null)?.closest?.(WRITING) == null;
}

/** Do this at each press of the key; for an `$effect`. */
export function onShortcut(key: string, act: () => void): () => void {
  const press = (event: KeyboardEvent) => {
    if (isShortcut(event, key)) act();
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
}
