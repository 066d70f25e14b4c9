/**
 * The guide of a first game: a line for each situation that is new, said once. It stays while the
 * situation lasts, or until it is dismissed. It knows what the player's own screen knows.
 */
import { untrack } from "svelte";
import { SITUATIONS } from "../../games/guide";
import type { Situation, Watched } from "../../games/situation";
import type { SheetInSight } from "../../panels/sheet.svelte";
import { speakerAt } from "../../panels/speaker";
import type { Coach, CoachedPaper } from "../../state/coach.svelte";
import { guided } from "../../state/guided.svelte";
import type { Table } from "../../state/table.svelte";
import GuideCard from "./GuideCard.svelte";

/** Milliseconds below which a line was a flash, and nobody can have read it. */
const FLASH = 400;

export class GuideCoach implements Coach {
  readonly Card = GuideCard;
  readonly heading = null;
  readonly prompt = null;
  readonly cell = null;
  readonly #table: Table;
  readonly #sheet: SheetInSight;
  #current = $state.raw<Situation | null>(null);
  #since = 0;

  constructor(table: Table, sheet: SheetInSight) {
    this.#table = table;
    this.#sheet = sheet;
  }

  /** What there is to say now; null where everything is known already. */
  get current(): Situation | null {
    return this.#current;
  }

  /** Look at the table anew: what is over was said, and something else may be new. */
  look(): void {
    const game = this.#table.view?.settings.game;
    const all = game === undefined || this.#table.position === null ? [] : SITUATIONS[game];
    const held = all.filter((one) => one.holds(this.#watched));
    const next = held.find(({ id }) => !guided.isSaid(id)) ?? null;
    untrack(() => {
      if (this.#current === next) return;
      this.#keepRead();
      this.#current = next;
      this.#since = performance.now();
    });
  }

  /** What gives way to another line was said, unless it stood too short to be read. */
  #keepRead(): void {
    const isRead = performance.now() - this.#since >= FLASH;
    if (this.#current !== null && isRead) guided.keepSaid(this.#current.id);
  }

  get key(): string {
    return this.#current?.id ?? "";
  }

  get title(): string {
    return this.#current === null ? "" : this.#said(`guide-${this.#current.id}-title`);
  }

  get sentence(): string {
    return this.#current === null ? "" : this.#said(`guide-${this.#current.id}`);
  }

  get line(): string | null {
    return this.#current?.inDialog === true ? this.sentence : null;
  }

  get paper(): CoachedPaper | null {
    return this.#current?.opens ?? null;
  }

  get points(): readonly string[] {
    return this.#current?.points ?? [];
  }

  answerCell(): void {
    // a guide asks for no cell
  }

  dismiss(): void {
    if (this.#current !== null) guided.keepSaid(this.#current.id);
  }

  /** Be quiet from now on. */
  end(): void {
    guided.end(this.#table.id);
  }

  get #watched(): Watched {
    return { table: this.#table, sheet: this.#sheet.sheet };
  }

  #said(id: string): string {
    const speaker = speakerAt(this.#table);
    return speaker.t(id, this.#current?.variables?.(this.#watched, speaker) ?? {});
  }
}
