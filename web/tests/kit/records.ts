/** The recorded games of every table, as the server gives them: whole, or one viewer's share. */
import { readdirSync, readFileSync } from "node:fs";
import { readRecord } from "../../src/screens/end/proof/record";
import { boardAfter, EMPTY_BOARD, type BoardEvent } from "../../src/fold/board";
import { cardAfter, EMPTY_CARD, type CardEvent } from "../../src/fold/card";
import type { Numbered } from "../../src/fold/sheet";
import type { Eyes } from "../../src/screens/replay/replay_table.svelte";
import type {
  BoardGameOpened,
  CardGameOpened,
  LobbyTable,
  Replay,
  Seat,
  Viewer,
} from "../../src/wire/messages";
import { viewWith } from "./live_table";
import { chair } from "../panels/fake_table.svelte";

const FOLDER = `${import.meta.dirname}/../../../tests/golden/records`;

/** All that were recorded. */
export const GAMES: readonly string[] = readdirSync(FOLDER);

/** The text of a game's file, as it can be downloaded. */
export function fileOf(game: string, eyes: Eyes = "all"): string {
  return readFileSync(`${FOLDER}/${game}/${eyes === "all" ? "whole" : eyes}.jsonl`, "utf-8");
}

/** What somebody saw of a game, numbered. */
export function sightingsOf(game: string, eyes: Eyes): readonly Numbered[] {
  const { events } = readRecord(fileOf(game, eyes));
  return events.map((sighting, at) => ({ number: at + 1, sighting }));
}

function openingOf(game: string): BoardGameOpened | CardGameOpened {
  return sightingsOf(game, "spectator")[0]?.sighting as BoardGameOpened | CardGameOpened;
}

export function seatsOf(game: string): readonly Seat[] {
  return openingOf(game).seats;
}

/** The table where it was played, as the server lists it. */
export function listingOf(game: string): LobbyTable {
  const { seats, rules } = openingOf(game);
  const name = game.startsWith("board") ? "board" : "card";
  const settings = {
    ...viewWith().settings,
    game: name,
    seats,
    players: seats.length,
    rules,
  } as const;
  const chairs = seats.map((seat) => chair(seat));
  return { table: game, settings, status: "over", host: "Marta", chairs, at: 1 };
}

/** The game as the server tells it to whoever looks again. */
export function replayOf(game: string, eyes: Eyes): Replay {
  const { settings, chairs } = listingOf(game);
  const sightings = sightingsOf(game, eyes) as Replay["sightings"];
  const outcome = (
    settings.game === "board" ? endOf(game, "spectator").board : endOf(game, "spectator").card
  ).outcome;
  if (outcome === null) throw new Error(`${game} has no end`);
  return {
    table: game,
    viewer: eyes,
    game: settings.game,
    seats: settings.seats,
    chairs,
    outcome,
    sightings,
  };
}

/** How the table stands when all is over. */
export function endOf(game: string, viewer: Viewer) {
  let [board, card] = [EMPTY_BOARD, EMPTY_CARD];
  for (const { sighting } of sightingsOf(game, viewer)) {
    if (game.startsWith("board")) board = boardAfter(board, sighting as BoardEvent, viewer);
    else card = cardAfter(card, sighting as CardEvent, viewer);
  }
  return { board, card };
}
