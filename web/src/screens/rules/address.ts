/** Addresses of the pages about the rules. They say everything: game, edition, players, a table's options. */
import { tick } from "svelte";
import { go, here } from "../../state/route.svelte";
import type { GameName, Settings } from "../../wire/messages";
import {
  BOARD_OPTIONS,
  CARD_OPTIONS,
  DEFAULT_SETTINGS,
  GAME_NAMES,
  GESTURE_MODES,
} from "../../wire/values";
import type { Subject, SubjectProps, TableOptions } from "../../games/reading/subject";

export type Page = "rules" | "aid";

const CHOICES = {
  ...BOARD_OPTIONS,
  ...CARD_OPTIONS,
  gestures: GESTURE_MODES,
} as const satisfies { readonly [Name in keyof TableOptions]?: readonly TableOptions[Name][] };
const LIMITS = ["turn_limit", "round_limit"] as const;

/** The address of a page about this subject. */
export function addressOf(page: Page, subject: Subject, options: TableOptions = {}): string {
  const query = new URLSearchParams({
    players: String(subject.players),
    edition: subject.edition,
  });
  for (const [name, value] of Object.entries(options)) {
    if (value !== null) query.set(name, String(value));
  }
  return `/${page}/${subject.game}?${query}`;
}

/** The address of a page about the rules by which a table plays. */
export function tableAddress(page: Page, settings: Settings): string {
  const { game, players, gestures, rules } = settings;
  const { edition, ...options } = rules;
  return addressOf(page, { game, edition, players }, { ...options, gestures });
}

/** What an address asks for; nonsense is left out. */
export function propsOf(game: GameName, query: URLSearchParams): SubjectProps {
  return {
    game,
    edition: query.get("edition") ?? undefined,
    players: Number(query.get("players") ?? DEFAULT_SETTINGS.players),
    options: optionsOf(query),
  };
}

function optionsOf(query: URLSearchParams): TableOptions {
  const picked = Object.entries(CHOICES).flatMap(([name, values]) => {
    const value = values.find((one) => one === query.get(name));
    return value === undefined ? [] : [[name, value] as const];
  });
  const limits = LIMITS.flatMap((name) => {
    const limit = Number(query.get(name));
    return Number.isSafeInteger(limit) && limit > 0 ? [[name, limit] as const] : [];
  });
  return Object.fromEntries([...picked, ...limits]);
}

/** What the address asks for now. Reactive. */
export function asked(): SubjectProps {
  return propsOf("game" in here.route ? here.route.game : GAME_NAMES[0], here.query);
}

/** Other rules are wanted on this page: the address follows, and the keyboard stays where it was. */
export async function follow(page: Page, subject: Subject): Promise<void> {
  const { game, options } = asked();
  const index = chosen().findIndex((one) => one === document.activeElement);
  go(addressOf(page, subject, game === subject.game ? options : {}), true);
  await tick();
  chosen()[index]?.focus();
}

function chosen(): readonly HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(".switcher input:checked")];
}
