/**
 * The proof of fair dealing: the seal is opened, and every deal and every draw of the game is made
 * again and compared. What this browser kept from before the game, and what it saw, is compared too.
 * What the players chose is not chance, and is not looked at.
 */
import type { Witnessed } from "../../state/witness";
import type { Viewer } from "../../wire/messages";
import { REVIEWS } from "../review";
import { chanceOf, commitmentOf } from "./chance";
import { same, type Checked } from "./checked";
import type { GameFile } from "./record";
import { areOf } from "./seen";

export interface Proof {
  /** Nothing differs. */
  readonly holds: boolean;
  /** This browser knew the seal before the game began. */
  readonly isBound: boolean;
  /** How many draws were made again, deals included. */
  readonly draws: number;
  readonly checked: readonly Checked[];
}

/** What this browser knows of the game without asking for its record. */
export interface Knowledge {
  /** The commitment that the server shows now. */
  readonly published: string;
  readonly witnessed: Witnessed;
  readonly viewer: Viewer | "all";
  /** All sightings, in their order. */
  readonly seen: readonly object[];
}

/** Check a whole game; null where it has nothing to prove. */
export function prove(file: GameFile, known: Knowledge): Proof | null {
  if (file.proof === null) return null;
  const seal = { ...file.proof, entropy: file.entropy };
  const draws = REVIEWS[file.game].draws(file, chanceOf(seal));
  const isSealed = commitmentOf(seal) === known.published && file.commitment === known.published;
  const checked = [keptSeal(file, known), compared("commitment", isSealed)];
  checked.push(...ownParts(file, known), ...draws);
  const holds = checked.every((one) => one.holds !== false);
  return { holds, isBound: known.witnessed.commitment !== null, draws: draws.length, checked };
}

const compared = (what: Checked["what"], holds: boolean | null): Checked => ({
  what,
  who: null,
  when: null,
  holds,
});

/** The seal from before the game is that of the record. */
function keptSeal(file: GameFile, { witnessed: { commitment } }: Knowledge): Checked {
  return compared("kept", commitment === null ? null : commitment === file.commitment);
}

/** My bytes went into the deal, and what I saw is what the record says; spectators gave nothing. */
function ownParts(file: GameFile, known: Knowledge): readonly Checked[] {
  const { viewer, witnessed, seen } = known;
  if (viewer === "all") return [];
  const { entropy } = witnessed;
  const isGiven = entropy === null ? null : same(file.entropy[viewer], entropy);
  const parts = [compared("seen", areOf(seen, file.events))];
  return viewer === "spectator" ? parts : [compared("given", isGiven), ...parts];
}
