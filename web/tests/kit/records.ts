/** The recorded games of every table, as the server gives them: whole, or one viewer's share. */
import { readdirSync, readFileSync } from "node:fs";
import { readRecord } from "../../src/games/proof/record";
import { gameNamed } from "../../src/games";
import type { Position } from "../../src/state/game";
import type { Numbered } from "../../src/fold/sheet";
import type { Eyes } from "../../src/screens/replay/replay_table.svelte";
import type {
  BoardGameOpened,
  CardGameOpened,
  GameName,
  LobbyTable,
  Replay,
  Seat,
  Viewer,
} from "../../src/wire/messages";
import { viewWith } from "./live_table";
import { chair } from "../panels/fake_table.svelte";

const FOLDER = `${import.meta.dirname}/../../../tests/golden/records`;

/** All that were recorded. */
export const GAMES: readonly string[] = readdirSync(FOLDER).map((file) =>
  file.replace(/\.txt$/, ""),
);

/** The text of a game's file, as it can be downloaded: whole, or as one viewer gets it. */
export function fileOf(game: string, eyes: Eyes = "all"): string {
  const heading = `== ${eyes === "all" ? "whole" : eyes}\n`;
  const parts = readFileSync(`${FOLDER}/${game}.txt`, "utf-8").split(/^(?=== )/m);
  const part = parts.find((one) => one.startsWith(heading));
  if (part === undefined) throw new Error(`${game} was not recorded for ${eyes}`);
  return part.slice(heading.length);
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

/** Which game a recorded game is. */
export function nameOf(game: string): GameName {
  return game.startsWith("board") ? "board" : "card";
}

/** The table where it was played, as the server lists it. */
export function listingOf(game: string): LobbyTable {
  const { seats, rules } = openingOf(game);
  const settings = {
    ...viewWith().settings,
    game: nameOf(game),
    seats,
    players: seats.length,
    rules,
  } as const;
  const chairs = seats.map((seat) => chair(seat));
  return { table: game, settings, status: "over", host: "Marta", chairs, at: 1, commitment: "c0" };
}

/** The game as the server sends it for a replay. */
export function replayOf(game: string, eyes: Eyes): Replay {
  const { settings, chairs } = listingOf(game);
  const sightings = sightingsOf(game, eyes) as Replay["sightings"];
  const { outcome } = endOf(game, "spectator");
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
export function endOf(game: string, viewer: Viewer): Position {
  const { after, empty } = gameNamed(nameOf(game));
  return sightingsOf(game, viewer).reduce(
    (position, { sighting }) => after(position, sighting, viewer),
    empty,
  );
}
