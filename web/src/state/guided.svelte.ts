/**
 * Who is guided on this device: whether a game was ever finished here, which tables are guided, and
 * which lines the guide has said. Kept in this browser only.
 */
const KEY = "inkognito.guide";
const MOST_TABLES = 20;

interface Kept {
  readonly hasFinished: boolean;
  readonly tables: readonly string[];
  readonly said: readonly string[];
}

const NOTHING: Kept = { hasFinished: false, tables: [], said: [] };

class Guided {
  #kept = $state.raw<Kept>(stored());

  /** Nobody has finished a game on this device yet. */
  get isNew(): boolean {
    return !this.#kept.hasFinished;
  }

  /** A game was played to its end. */
  finish(): void {
    if (this.isNew) this.#keep({ hasFinished: true });
  }

  /** Guide somebody through the game at this table, from the first line on. */
  begin(table: string): void {
    this.#keep({ tables: [...this.#kept.tables, table].slice(-MOST_TABLES), said: [] });
  }

  /** Say nothing more at this table. */
  end(table: string): void {
    this.#keep({ tables: this.#kept.tables.filter((one) => one !== table) });
  }

  isGuided(table: string): boolean {
    return this.#kept.tables.includes(table);
  }

  /** Each line is said once. */
  isSaid(line: string): boolean {
    return this.#kept.said.includes(line);
  }

  keepSaid(line: string): void {
    if (!this.isSaid(line)) this.#keep({ said: [...this.#kept.said, line] });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // where nothing may be kept, it lasts for this visit
    }
  }
}

function stored(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Kept> | null;
    return { ...NOTHING, ...kept };
  } catch {
    return NOTHING;
  }
}

export const guided = new Guided();
