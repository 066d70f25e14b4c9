/**
 * What the client says, in the language that is chosen now. All functions are reactive: used in
 * markup, they speak anew when the language changes. Wait for `ready` before the first word.
 */
import type { BoardEvent } from "../fold/board";
import type { CardEvent } from "../fold/card";
import type { Explanation, GameName, Param, Seat } from "../wire/messages";
import {
  LANGUAGES,
  loadSpeech,
  rememberLanguage,
  wantedLanguage,
  type Shelf,
} from "./languages.ts";
import type { Language, NameBook, NameForm, PlaceForm, Speech, Variables } from "./speaking.ts";
import { unbroken } from "./unbroken.ts";

export { LANGUAGES };
export type { Shelf };
export type { Language, NameBook, NameForm, PlaceForm, Sayable, Variables } from "./speaking.ts";

/** Somebody who speaks: the client in general, or the client at a table where persons have names. */
export interface Speaker {
  /** A text of the client. */
  t(id: string, variables?: Variables): string;
  /** The name of a thing: "red", "red-tall", "grey-x", "A", "rialto", "ball-land", "phase-moving". */
  name(thing: string, form?: NameForm): string;
  /** Who sits there: the person's name at the table, or else the seat's. */
  named(seat: Seat | "dummy" | "aside" | "spectator", form?: NameForm): string;
  /** A place with the word before it: "at the Embassy". */
  place(id: string, form: PlaceForm): string;
  /** The log's sentence for a sighting. */
  say(sighting: BoardEvent | CardEvent, game: GameName): string;
  /** Why a request was refused. */
  refusal(code: string, params?: Readonly<Record<string, Param>>): string;
  /** Why something is certain: several lines. */
  explanation(explanation: Explanation): string;
  /** Why a bot has chosen as it did. */
  reason(code: string): string;
}

/** Milliseconds after which a page that can't speak yet asks for its language again. */
const ASK_AGAIN = 2_000;

let current = $state.raw<Speech | null>(null);
let wanted: Language = wantedLanguage();
let shelves: readonly Shelf[] = ["play"];

/** The language that is spoken now. */
export const language = {
  get current(): Language {
    return current?.language ?? wanted;
  },
};

/** Speak this language from now on, here and at the next visit. */
export async function setLanguage(chosen: Language): Promise<void> {
  rememberLanguage(chosen);
  await speak(chosen);
}

/** Fulfilled when the first word can be said. Until then there is nothing but to ask again. */
export const ready: Promise<void> = begin();

async function begin(): Promise<void> {
  try {
    await speak(wanted);
  } catch {
    await new Promise((done) => setTimeout(done, ASK_AGAIN));
    await begin();
  }
}

/** What is being added, one shelf after the other. */
let adding: Promise<void> = Promise.resolve();

/** From now on these texts can be said as well, in every language. Fulfilled when they can. */
export async function alsoSpeak(shelf: Shelf): Promise<void> {
  if (!shelves.includes(shelf)) {
    shelves = [...shelves, shelf];
    adding = adding.catch(() => undefined).then(() => added(shelf));
  }
  let waited: Promise<void>;
  do await (waited = adding);
  while (waited !== adding); // another shelf may come meanwhile, and brings this one along
}

/** Fetch what is on all shelves; one that can't be fetched now is asked for again the next time. */
async function added(shelf: Shelf): Promise<void> {
  try {
    await speak(wanted);
  } catch (error) {
    shelves = shelves.filter((one) => one !== shelf);
    throw error;
  }
}

/** A speaker for a table: sentences say persons' names instead of the seats they sit on. */
export function withNames(names: NameBook): Speaker {
  let made: { readonly from: Speech; readonly speech: Speech } | null = null;
  return speakerOf(() => {
    const from = spoken();
    if (made?.from !== from) made = { from, speech: from.withNames(names) };
    return made.speech;
  });
}

function speakerOf(speech: () => Speech): Speaker {
  return {
    t: (id, variables) => unbroken(speech().text(id, variables)),
    name: (thing, form) => speech().name(thing, form),
    named: (seat, form) => speech().named(seat, form),
    place: (id, form) => speech().place(id, form),
    say: (sighting, game) => unbroken(speech().say(sighting, game)),
    refusal: (code, params) => unbroken(speech().refusal(code, params)),
    explanation: (explanation) => unbroken(speech().explanation(explanation)),
    reason: (code) => unbroken(speech().reason(code)),
  };
}

async function speak(chosen: Language): Promise<void> {
  wanted = chosen;
  const asked = shelves;
  const speech = await loadSpeech(chosen, asked);
  if (wanted !== chosen) return; // somebody has chosen again meanwhile
  if (shelves !== asked && current?.language === chosen) return; // more of it is on its way, or there
  current = speech;
  document.documentElement.lang = chosen;
}

function spoken(): Speech {
  if (current === null) throw new Error("nothing can be said before `ready`");
  return current;
}

export const { t, name, named, place, say, refusal, explanation, reason } = speakerOf(spoken);
