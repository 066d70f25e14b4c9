/** How a game of a match ended, told while the next one goes on: only what everybody has seen. */
import { speakerAt } from "../../../panels/speaker";
import type { Table } from "../../../state/table.svelte";
import { ask } from "../../../wire/http";
import type { CardEnding, Story } from "../../../wire/messages";
import * as routes from "../../../wire/routes";
import { told, type StoryLine } from "../../story/line";
import { cardAt } from "../position";
import { cardStory } from "./story";

/** The facts of that game, as the server tells them; null where it does not. */
export async function endingOf(table: string, game: number): Promise<CardEnding | null> {
  const story = await ask<Story>("GET", routes.story(table));
  const endings = story.endings.map(({ facts }) => facts as CardEnding);
  return endings.find((one) => one.game === game) ?? null;
}

/** Who said what, and why it was right or wrong, in a few sentences. */
export function whyText(ending: CardEnding, table: Table): string {
  const listener = {
    speech: speakerAt(table),
    seat: table.seat,
    table: table.id,
    game: table.game?.name ?? null,
  };
  const lines = cardStory(ending, [], cardAt(table).rules?.round_limit ?? null, listener);
  return told(...lines.flatMap(({ lead, text, more }: StoryLine) => [lead, text, more ?? null]));
}
