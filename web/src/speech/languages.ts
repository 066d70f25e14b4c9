/** Which languages there are, where their catalogues come from, and which one a visitor wants. */
import type { FluentResource } from "@fluent/bundle";
import type { GameName } from "../wire/messages";
import { readCatalogues, Speech, type Language } from "./speaking.ts";

export const LANGUAGES: readonly Language[] = ["en", "it", "de"];

const KEY = "inkognito-language";

/** The texts that are fetched together, with the part of the client that says them. */
export type Shelf =
  GameName | "play" | "setup" | "reading" | "ending" | "solo" | "lessons" | "review";

type Texts = () => Promise<{ default: readonly string[] }>;

const CATALOGUES: Readonly<Record<Language, Readonly<Record<Shelf, Texts>>>> = {
  en: {
    play: () => import("./catalogues/en.ts"),
    board: () => import("./catalogues/en_board.ts"),
    card: () => import("./catalogues/en_card.ts"),
    setup: () => import("./catalogues/en_setup.ts"),
    reading: () => import("./catalogues/en_reading.ts"),
    ending: () => import("./catalogues/en_ending.ts"),
    solo: () => import("./catalogues/en_solo.ts"),
    lessons: () => import("./catalogues/en_lessons.ts"),
    review: () => import("./catalogues/en_review.ts"),
  },
  it: {
    play: () => import("./catalogues/it.ts"),
    board: () => import("./catalogues/it_board.ts"),
    card: () => import("./catalogues/it_card.ts"),
    setup: () => import("./catalogues/it_setup.ts"),
    reading: () => import("./catalogues/it_reading.ts"),
    ending: () => import("./catalogues/it_ending.ts"),
    solo: () => import("./catalogues/it_solo.ts"),
    lessons: () => import("./catalogues/it_lessons.ts"),
    review: () => import("./catalogues/it_review.ts"),
  },
  de: {
    play: () => import("./catalogues/de.ts"),
    board: () => import("./catalogues/de_board.ts"),
    card: () => import("./catalogues/de_card.ts"),
    setup: () => import("./catalogues/de_setup.ts"),
    reading: () => import("./catalogues/de_reading.ts"),
    ending: () => import("./catalogues/de_ending.ts"),
    solo: () => import("./catalogues/de_solo.ts"),
    lessons: () => import("./catalogues/de_lessons.ts"),
    review: () => import("./catalogues/de_review.ts"),
  },
};

export const SHELVES = Object.keys(CATALOGUES.en) as readonly Shelf[];

/** The texts that name places of the map, which has its own names for most of them. */
const PLACED: Partial<Readonly<Record<Shelf, true>>> = {
  board: true,
  reading: true,
  ending: true,
  solo: true,
  lessons: true,
  review: true,
};

/** The language, ready to speak. While the client is being developed a missing text is an error. */
export async function loadSpeech(
  language: Language,
  shelves: readonly Shelf[] = ["play"],
): Promise<Speech> {
  const hasPlaces = shelves.some((shelf) => PLACED[shelf]);
  const [placeNames, ...fetched] = await Promise.all([
    hasPlaces ? import("./place_names.ts").then((one) => one.default) : {},
    ...shelves.map((shelf) => read(language, shelf)),
  ]);
  const catalogues = fetched.flat();
  return new Speech({ language, catalogues, placeNames, strict: import.meta.env.DEV });
}

/** What was fetched and read before: reading is slow on a phone. */
const known = new Map<string, readonly FluentResource[]>();

async function read(language: Language, shelf: Shelf): Promise<readonly FluentResource[]> {
  const key = `${language} ${shelf}`;
  const texts = known.get(key) ?? readCatalogues((await CATALOGUES[language][shelf]()).default);
  known.set(key, texts);
  return texts;
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
