/** One click: a table with bots, and the game begins. */
import { witnessCommitment } from "../../state/witness";
import { ask } from "../../wire/http";
import { newId } from "../../wire/connection";
import type { Seat, SettingsWanted, TableOpened } from "../../wire/messages";
import * as routes from "../../wire/routes";
import { DEFAULT_SEATS } from "../../wire/values";
import type { Choices } from "./choices";

/** Open a table where bots have all chairs but mine; its id. */
export async function openWithBots({ game, players, level, help }: Choices): Promise<string> {
  const seats = DEFAULT_SEATS[players] ?? [];
  const mine: Seat = "blue";
  const bots = Object.fromEntries(
    seats.filter((seat) => seat !== mine).map((seat) => [seat, level]),
  );
  return open({ game, players, bots, help }, mine);
}

/** Open a table, and take a chair there if one is named. */
export async function open(settings: SettingsWanted, seat: Seat | null): Promise<string> {
  const opened = await ask<TableOpened>("POST", routes.tables, { settings, seat });
  witnessCommitment(opened.table, opened.commitment);
  return opened.table;
}

/** Bytes of my own that are mixed into the deal, so that nobody can choose it. */
export function entropy(): string {
  return newId() + newId();
}
