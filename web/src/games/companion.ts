/** The registry of what the companion shows differently for each game. It is fetched with its screen. */
import type { GameName } from "../wire/messages";
import { BUILDS, IDENTITIES, LETTERS } from "../wire/values";
import BuildHead from "./board/BuildHead.svelte";
import Missions from "./board/companion/Missions.svelte";
import { cardFacts } from "./card/edition";
import NumberHead from "./card/NumberHead.svelte";
import type { CompanionParts } from "./companion_parts";
import { PUZZLE_PARTS } from "./puzzles";

export const COMPANION_PARTS: Readonly<Record<GameName, CompanionParts>> = {
  board: {
    hand: () => [
      { label: "companion-identity", cards: IDENTITIES },
      { label: "companion-build", cards: BUILDS },
      { label: "companion-letter", cards: LETTERS },
    ],
    second: () => BUILDS,
    ColumnHead: BuildHead,
    Picture: PUZZLE_PARTS.board.Picture,
    cardName: PUZZLE_PARTS.board.cardName,
    absent: "aside",
    canLookAtAbsent: false,
    letters: LETTERS,
    secretPrefix: "grey-",
    most: 3,
    Missions,
  },
  card: {
    hand: (edition) => [
      { label: "companion-identity", cards: IDENTITIES },
      { label: "companion-number", cards: cardFacts(edition).numbers },
    ],
    second: (edition) => cardFacts(edition).numbers,
    ColumnHead: NumberHead,
    Picture: PUZZLE_PARTS.card.Picture,
    cardName: PUZZLE_PARTS.card.cardName,
    absent: "dummy",
    canLookAtAbsent: true,
    letters: [],
    secretPrefix: null,
    most: 2,
    Missions: null,
  },
};
