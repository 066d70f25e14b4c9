/**
 * My notes about a game with real cards, and the last sheet that the server has made of them. Both stay on this
 * device until they are deleted; without a connection the sheet is old, and the notes are sent later.
 */
import { ask, Refusal } from "../../wire/http";
import type { CompanionEntry, CompanionSheet, GameName, Notes, Seat } from "../../wire/messages";
import * as routes from "../../wire/routes";
import { DEFAULT_SEATS, DEFAULT_SETTINGS, GAME_NAMES } from "../../wire/values";

/** What is on the table. */
export interface Setup {
  readonly game: GameName;
  readonly edition: string;
  readonly players: number;
  readonly me: Seat;
  readonly names: Readonly<Partial<Record<Seat, string>>>;
  /** By kind of card; empty where it is not chosen yet. */
  readonly hand: readonly string[];
}

interface Kept {
  readonly setup: Setup;
  readonly hasBegun: boolean;
  readonly entries: readonly CompanionEntry[];
  /** The last sheet, and the notes that it is about. */
  readonly sheet: CompanionSheet | null;
  readonly about: string;
}

const KEY = "inkognito.companion";
const NOTHING: Kept = {
  setup: {
    game: GAME_NAMES[0],
    edition: "",
    players: DEFAULT_SETTINGS.players,
    me: "blue",
    names: {},
    hand: [],
  },
  hasBegun: false,
  entries: [],
  sheet: null,
  about: "",
};

function kept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

export class CompanionNotes {
  #kept = $state.raw(kept());
  /** A refusal of the server, other than that it can't be reached. */
  problem = $state.raw<Refusal | null>(null);
  isAsking = $state(false);

  get setup(): Setup {
    return this.#kept.setup;
  }
  get hasBegun(): boolean {
    return this.#kept.hasBegun;
  }
  get entries(): readonly CompanionEntry[] {
    return this.#kept.entries;
  }
  get sheet(): CompanionSheet | null {
    return this.#kept.sheet;
  }
  get seats(): readonly Seat[] {
    return DEFAULT_SEATS[this.setup.players] ?? [];
  }
  /** The sheet does not know the latest entries yet. */
  get isOld(): boolean {
    return this.hasBegun && this.#kept.about !== this.#question;
  }

  change(setup: Partial<Setup>): void {
    this.#keep({ setup: { ...this.setup, ...setup } });
  }

  begin(): void {
    this.#keep({ hasBegun: true });
  }

  /** Back to what is on the table; the entries stay. */
  reopen(): void {
    this.#keep({ hasBegun: false });
  }

  add(entry: CompanionEntry): void {
    this.#keep({ entries: [...this.entries, entry] });
  }

  /** Take the last entry back. */
  undo(): void {
    this.#keep({ entries: this.entries.slice(0, -1) });
  }

  remove(at: number): void {
    this.#keep({ entries: this.entries.filter((_, place) => place !== at) });
  }

  /** A new game with the same people. */
  clear(): void {
    this.problem = null;
    this.#keep({ ...NOTHING, setup: { ...this.setup, hand: [] } });
  }

  /** Have the server make the sheet. What could not be sent is sent the next time. */
  async send(): Promise<void> {
    const asked = this.#question;
    this.isAsking = true;
    try {
      const sheet = await ask<CompanionSheet>("POST", routes.companion, this.#notes);
      this.problem = null;
      this.#keep({ sheet, about: asked });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.code === "no-connection" ? null : error;
    } finally {
      this.isAsking = false;
    }
  }

  get #notes(): Notes {
    const { game, edition, me, hand } = this.setup;
    const own = me === "ambassador" ? [] : hand;
    return { game, edition, seats: this.seats, me, hand: own, entries: this.entries };
  }

  get #question(): string {
    return JSON.stringify(this.#notes);
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Where nothing may be kept, the notes last for this visit.
    }
  }
}
