/** Which languages there are, where their catalogues come from, and which one a visitor wants. */
import venice from "../../../src/inkognito/board/venice.toml";
import { readCatalogues, Speech, type Language } from "./speaking.ts";

export const LANGUAGES: readonly Language[] = ["en", "it", "de"];

const KEY = "inkognito-language";

const CATALOGUES: Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import("./catalogues/en.ts"),
  it: () => import("./catalogues/it.ts"),
  de: () => import("./catalogues/de.ts"),
};

const SPACES = (venice as { space: readonly { id: string; name: string }[] }).space;
const PLACE_NAMES = Object.fromEntries(SPACES.map(({ id, name }) => [id, name]));

/** The language, ready to speak. While the client is being developed a missing text is an error. */
export async function loadSpeech(language: Language): Promise<Speech> {
  const { default: texts } = await CATALOGUES[language]();
  const catalogues = readCatalogues(texts);
  const strict = import.meta.env.DEV;
  return new Speech({ language, catalogues, placeNames: PLACE_NAMES, strict });
}

/** The language chosen before, or else the first of the browser's that there is. */
export function wantedLanguage(): Language {
  const wishes = [rememberedLanguage(), ...navigator.languages];
  return wishes.map(languageOf).find((one) => one !== null) ?? "en";
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Where nothing may be kept, the choice lasts for this visit.
  }
}

function rememberedLanguage(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

/** "de-AT" is German. */
function languageOf(tag: string): Language | null {
  const primary = tag.toLowerCase().split("-")[0];
  return LANGUAGES.find((one) => one === primary) ?? null;
}
