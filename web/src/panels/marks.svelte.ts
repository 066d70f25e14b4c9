/**
 * My own marks on the sheet and my own notes. They stay in this browser, under the table's id and my
 * seat; each deal of a match has marks of its own.
 */
import type { Table } from "../state/table.svelte";
import type { Holder, SheetFact } from "../wire/messages";

/** circle: I think they hold it; cross: I think they do not. */
export type Mark = "circle" | "cross";

const NEXT: Readonly<Record<Mark, Mark | null>> = { circle: "cross", cross: null };

type Kept = Readonly<Record<string, Mark>>;

export class Marks {
  readonly key: string;
  #all: Kept;

  constructor(key: string) {
    this.key = key;
    this.#all = $state.raw(readMarks(key));
  }

  of(holder: Holder, card: string): Mark | null {
    return this.#all[`${holder} ${card}`] ?? null;
  }

  /** A circle, then a cross, then nothing again. */
  cycle(holder: Holder, card: string): void {
    const mark = this.of(holder, card);
    const next = mark === null ? "circle" : NEXT[mark];
    const rest = { ...this.#all };
    delete rest[`${holder} ${card}`];
    this.#all = next === null ? rest : { ...rest, [`${holder} ${card}`]: next };
    keep(this.key, JSON.stringify(this.#all));
  }

  /** The marks as what they claim. */
  get claims(): readonly SheetFact[] {
    return Object.entries(this.#all).map(([cell, mark]) => {
      const [seat = "", card = ""] = cell.split(" ");
      return { seat: seat as Holder, card, holds: mark === "circle" };
    });
  }
}

export class Notes {
  readonly #key: string;
  #text: string;

  constructor(key: string) {
    this.#key = key;
    this.#text = $state(kept(key) ?? "");
  }

  get text(): string {
    return this.#text;
  }
  set text(text: string) {
    this.#text = text;
    keep(this.#key, text);
  }
}

export function marksAt(table: Pick<Table, "id" | "viewer">, deal: number): Marks {
  return new Marks(`inkognito.marks.${table.id}.${table.viewer}.${deal}`);
}

export function notesAt(table: Pick<Table, "id" | "viewer">): Notes {
  return new Notes(`inkognito.notes.${table.id}.${table.viewer}`);
}

function readMarks(key: string): Kept {
  try {
    const read: unknown = JSON.parse(kept(key) ?? "{}");
    const entries = Object.entries((read ?? {}) as Record<string, unknown>);
    return Object.fromEntries(entries.filter((one): one is [string, Mark] => isMark(one[1])));
  } catch {
    return {};
  }
}

function isMark(value: unknown): value is Mark {
  return value === "circle" || value === "cross";
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // a browser that keeps nothing still works, until the page is closed
  }
}
