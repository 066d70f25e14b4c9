/**
 * What this browser witnessed before a game began: the seal that the server published, and the bytes
 * that I gave. It is kept on this device, so that the server can't exchange either of them later.
 */

export interface Witnessed {
  /** The first commitment that I was told, before the game began; null where I came later. */
  readonly commitment: string | null;
  /** The bytes that I gave last, in hexadecimal; null where I gave none on this device. */
  readonly entropy: string | null;
}

const KEY = "inkognito-witnessed";
const MOST = 100; // tables, the latest ones
const NOTHING: Witnessed = { commitment: null, entropy: null };

type Kept = Readonly<Record<string, Witnessed>>;

/** Where nothing can be kept on the device: as long as the page is open. */
let remembered: Kept | null = null;

/** What this browser knows from before the game at this table. */
export function witnessed(table: string): Witnessed {
  return { ...NOTHING, ...read()[table] };
}

/** The server says a table's commitment before the game: only the first one counts. */
export function witnessCommitment(table: string, commitment: string): void {
  const before = witnessed(table);
  if (before.commitment === null) write(table, { ...before, commitment });
}

/** I give bytes of my own. What I gave before does not count any more; null takes it back. */
export function witnessEntropy(table: string, entropy: string | null): void {
  write(table, { ...witnessed(table), entropy });
}

function read(): Kept {
  if (remembered !== null) return remembered;
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? "null") as Kept | null) ?? {};
  } catch {
    return {};
  }
}

function write(table: string, what: Witnessed): void {
  const others = Object.entries(read()).filter(([one]) => one !== table);
  const kept: Kept = Object.fromEntries([...others, [table, what] as const].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
    remembered = null;
  } catch {
    remembered = kept;
  }
}
