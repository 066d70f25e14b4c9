/** The public tables, as they are now. */
import Reconnecting from "partysocket/ws";
import { socketUrl } from "../wire/connection";
import type { ServerMessage, LobbyTable } from "../wire/messages";
import * as routes from "../wire/routes";

export class LiveLobby {
  #byName = $state.raw<ReadonlyMap<string, LobbyTable>>(new Map());
  isKnown = $state(false);
  readonly tables: readonly LobbyTable[] = $derived(
    [...this.#byName.values()].sort((a, b) => b.at - a.at),
  );
  readonly #socket: Reconnecting;

  constructor() {
    this.#socket = new Reconnecting(socketUrl(routes.lobbySocket), [], {
      minReconnectionDelay: 800 + Math.random() * 3_000,
      maxReconnectionDelay: 20_000,
    });
    this.#socket.addEventListener("open", () => (this.#byName = new Map()));
    this.#socket.addEventListener("message", (event) =>
      this.receive(JSON.parse(String(event.data)) as ServerMessage),
    );
  }

  receive(message: ServerMessage): void {
    if (message.type !== "lobby-update") return;
    const tables = new Map(this.#byName);
    for (const name of message.gone ?? []) tables.delete(name);
    for (const table of message.tables ?? []) tables.set(table.table, table);
    this.#byName = tables;
    this.isKnown = true;
  }

  close(): void {
    this.#socket.close();
  }
}
