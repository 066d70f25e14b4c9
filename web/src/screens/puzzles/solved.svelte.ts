/** What was solved on this device: puzzles by number, and days in a row. Nothing of it leaves the device. */

interface Kept {
  /** By number: how many tries it took. */
  readonly solved: Readonly<Record<string, number>>;
  /** The days, in UTC, whose puzzle was solved. */
  readonly days: readonly string[];
}

const KEY = "inkognito.puzzles";
const NOTHING: Kept = { solved: {}, days: [] };
/** Enough for every streak that is worth counting. */
const MOST_DAYS = 1000;
const DAY = 86_400_000;

function kept(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

/** The date a number of days after another; both as "2026-11-18". */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);
}

/** How many days in a row were solved, up to this one or to the one before it. */
export function streakOf(days: readonly string[], today: string): number {
  let day = days.includes(today) ? today : dayAfter(today, -1);
  let count = 0;
  while (days.includes(day)) {
    count += 1;
    day = dayAfter(day, -1);
  }
  return count;
}

class Solved {
  #kept = $state.raw(kept());

  get count(): number {
    return Object.keys(this.#kept.solved).length;
  }
  get days(): readonly string[] {
    return this.#kept.days;
  }

  has(puzzle: number): boolean {
    return String(puzzle) in this.#kept.solved;
  }

  /** Somebody has solved a puzzle, perhaps the one of a day. */
  add(puzzle: number, tries: number, day: string | null): void {
    const { solved, days } = this.#kept;
    this.#kept = {
      solved: { [puzzle]: tries, ...solved },
      days: day === null || days.includes(day) ? days : [...days, day].slice(-MOST_DAYS),
    };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // Where nothing may be kept, it counts for this visit.
    }
  }
}

export const solved = new Solved();
