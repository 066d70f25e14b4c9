/**
 * Whether what only I may know is out of sight: one tap, or the key "h", hides all of it (dossier,
 * "true" tags, my own row of the sheet) from anybody who looks over my shoulder.
 */
import { onShortcut } from "../shell/shortcut";

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
  return onShortcut(KEY, () => secrecy.toggle());
}
