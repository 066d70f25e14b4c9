/** The registry of what only the end of a game needs. It is fetched with that screen. */
import type { Component } from "svelte";
import type { Table } from "../state/table.svelte";
import type { BoardEnding, CardEnding, GameName, ToldEnding } from "../wire/messages";
import { boardDraws } from "./board/end/draws";
import FinalBoard from "./board/end/FinalBoard.svelte";
import { boardSides } from "./board/end/sides";
import { boardStory } from "./board/end/story";
import { boardAt } from "./board/position";
import { cardDraws } from "./card/end/draws";
import FinalTable from "./card/end/FinalTable.svelte";
import { cardStory } from "./card/end/story";
import { cardAt } from "./card/position";
import type { Draw } from "./proof/chance";
import type { Checked } from "./proof/checked";
import type { GameFile } from "./proof/record";
import type { Listener, Side, StoryLine } from "./story/line";

export interface Review {
  /** The last position, as it was at the declaration. */
  readonly Scene: Component<{ ending: BoardEnding | CardEnding }>;
  /** How it came to the end, line by line. */
  story(told: ToldEnding, table: Table, listener: Listener): readonly StoryLine[];
  /** Who belonged together; nobody where the game has no sides. */
  sides(told: ToldEnding, listener: Listener): readonly Side[];
  /** Every draw of a finished game, made again. */
  draws(file: GameFile, draw: Draw): readonly Checked[];
}

export const REVIEWS: Readonly<Record<GameName, Review>> = {
  board: {
    Scene: FinalBoard as Review["Scene"],
    story: ({ facts, insights }, table, listener) =>
      boardStory(
        facts as BoardEnding,
        insights,
        {
          hasAmbassador: boardAt(table).seats.includes("ambassador"),
          turnLimit: boardAt(table).rules?.turn_limit ?? null,
        },
        listener,
      ),
    sides: ({ facts }, listener) => boardSides(facts as BoardEnding, listener),
    draws: boardDraws,
  },
  card: {
    Scene: FinalTable as Review["Scene"],
    story: ({ facts, insights }, table, listener) =>
      cardStory(facts as CardEnding, insights, cardAt(table).rules?.round_limit ?? null, listener),
    sides: () => [],
    draws: cardDraws,
  },
};
