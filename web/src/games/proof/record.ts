/** A game file as the server gives it (docs/record.md), read in the browser. */
import type { BoardEvent } from "../../fold/board";
import type { CardEvent } from "../../fold/card";
import type { GameName } from "../../wire/messages";

export interface GameFile {
  readonly game: GameName;
  readonly commitment: string;
  readonly entropy: Readonly<Record<string, string>>;
  readonly events: readonly (BoardEvent | CardEvent)[];
  /** Null where the game has no proof. */
  readonly proof: { readonly seed: string; readonly salt: string } | null;
}

/** Read a file; throws a SyntaxError where it is none. */
export function readRecord(text: string): GameFile {
  const lines = text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as unknown);
  const header = lines[0] as Pick<GameFile, "game" | "commitment" | "entropy"> | undefined;
  const last = lines.at(-1) as GameFile["proof"] | readonly unknown[] | undefined;
  if (header === undefined || typeof header.commitment !== "string")
    throw new SyntaxError("no header");
  const proof = last !== undefined && last !== null && "seed" in last ? last : null;
  const events = lines.filter(Array.isArray).flat() as (BoardEvent | CardEvent)[];
  return {
    game: header.game,
    commitment: header.commitment,
    entropy: header.entropy,
    events,
    proof,
  };
}
