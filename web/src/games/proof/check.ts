/**
 * The proof of fair dealing: the seal is opened, and every deal and every draw of the game is made
 * again and compared. What the players chose is not chance, and is not looked at.
 */
import { REVIEWS } from "../review";
import { chanceOf, commitmentOf } from "./chance";
import type { Checked } from "./checked";
import type { GameFile } from "./record";

export interface Proof {
  readonly holds: boolean;
  /** How many draws were made again, deals included. */
  readonly draws: number;
  readonly checked: readonly Checked[];
}

/** Check a whole game; null where it has nothing to prove. `published` is what was told before play. */
export function prove(file: GameFile, published: string): Proof | null {
  if (file.proof === null) return null;
  const seal = { ...file.proof, entropy: file.entropy };
  const isBound = commitmentOf(seal) === published && file.commitment === published;
  const draw = chanceOf(seal);
  const draws = REVIEWS[file.game].draws(file, draw);
  const checked = [
    { what: "commitment", who: null, when: null, holds: isBound } as const,
    ...draws,
  ];
  return { holds: checked.every(({ holds }) => holds), draws: draws.length, checked };
}
