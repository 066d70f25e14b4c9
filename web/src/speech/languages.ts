/** Which languages there are, where their catalogues come from, and which one a visitor wants. */
import venice from "../../../src/inkognito/board/venice.toml";
import { readCatalogues, Speech, type Language } from "./speaking.ts";

export const LANGUAGES: readonly Language[] = ["en", "it", "de"];

const KEY = "inkognito-language";

/** The texts that are fetched together: for the start page and tables, for what is only read, or for the end of a game. */
export type Shelf = "play" | "reading" | "ending";

type Texts = () => Promise<{ default: readonly string[] }>;

const CATALOGUES: Readonly<Record<Language, Readonly<Record<Shelf, Texts>>>> = {
  en: {
    play: () => import("./catalogues/en.ts"),
    reading: () => import("./catalogues/en_reading.ts"),
    ending: () => import("./catalogues/en_ending.ts"),
  },
  it: {
    play: () => import("./catalogues/it.ts"),
    reading: () => import("./catalogues/it_reading.ts"),
    ending: () => import("./catalogues/it_ending.ts"),
  },
  de: {
    play: () => import("./catalogues/de.ts"),
    reading: () => import("./catalogues/de_reading.ts"),
    ending: () => import("./catalogues/de_ending.ts"),
  },
};

const SPACES = (venice as { space: readonly { id: string; name: string }[] }).space;
const PLACE_NAMES = Object.fromEntries(SPACES.map(({ id, name }) => [id, name]));

/** The language, ready to speak. While the client is being developed a missing text is an error. */
export async function loadSpeech(
  language: Language,
  shelves: readonly Shelf[] = ["play"],
): Promise<Speech> {
  const fetched = await Promise.all(shelves.map((shelf) => CATALOGUES[language][shelf]()));
  const catalogues = readCatalogues(fetched.flatMap((one) => one.default));
  const strict = import.meta.env.DEV;
  return new Speech({ language, catalogues, placeNames: PLACE_NAMES, strict });
}

/** The language chosen before, or else the first of the browser's that there is. */
export function wantedLanguage(): Language {
  const preferred = [rememberedLanguage(), ...navigator.languages];
  return preferred.map(languageOf).find((one) => one !== null) ?? "en";
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
