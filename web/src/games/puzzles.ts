/** The registry of what puzzles show differently for each game. It is fetched with their screens. */
import type { Component } from "svelte";
import type { Speaker } from "../speech/speech.svelte";
import type { Colour, GameName, Puzzle } from "../wire/messages";
import { cardName as boardCardName } from "./board/puzzle/card_name";
import CardPicture from "./board/CardPicture.svelte";
import Mover from "./board/puzzle/Mover.svelte";
import BoardHand from "./board/puzzle/PuzzleHand.svelte";
import BoardScene from "./board/puzzle/PuzzleScene.svelte";
import { cardName } from "./card/puzzle/card_name";
import Face from "./card/Face.svelte";
import CardHand from "./card/puzzle/PuzzleHand.svelte";
import CardScene from "./card/puzzle/PuzzleScene.svelte";

export type Choice = Puzzle["options"][number];

interface PictureProps {
  card: string;
  /** Whose card it is. */
  seat: Colour;
  /** Height in pixels. */
  size?: number;
}

export interface PuzzleParts {
  /** The solver's own cards. */
  readonly Hand: Component<{ puzzle: Puzzle }>;
  /** What is drawn on a card. */
  readonly Picture: Component<PictureProps>;
  /** A card in a word or two. */
  cardName(card: string, speaker: Speaker): string;
  /** The piece of an option that moves one. */
  readonly Mover: Component<{ piece: string }> | null;
  /** What lies on the table, where a decision depends on it. */
  readonly Scene: Component<{ puzzle: Puzzle; speaker: Speaker }>;
}

export const PUZZLE_PARTS: Readonly<Record<GameName, PuzzleParts>> = {
  board: {
    Hand: BoardHand,
    Picture: CardPicture as Component<PictureProps>,
    cardName: boardCardName,
    Mover,
    Scene: BoardScene,
  },
  card: {
    Hand: CardHand,
    Picture: Face as unknown as Component<PictureProps>,
    cardName,
    Mover: null,
    Scene: CardScene,
  },
};
