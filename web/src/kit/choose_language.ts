/** Speaks another language from now on, or says that it can't be fetched. */
import { setLanguage, t, type Language } from "../speech/speech.svelte";
import { toasts } from "../state/toasts.svelte";

export async function chooseLanguage(language: Language): Promise<void> {
  try {
    await setLanguage(language);
  } catch {
    toasts.say(t("shell-missing"));
  }
}
