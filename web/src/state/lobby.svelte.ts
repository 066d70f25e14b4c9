/** The public tables, as they are now. */
import Reconnecting from "partysocket/ws";
import { lineUrl } from "../wire/line";
import type { ServerMessage, LobbyTable } from "../wire/messages";

export class LiveLobby {
  #byName = $state.raw<ReadonlyMap<string, LobbyTable>>(new Map());
  isKnown = $state(false);
  readonly tables: readonly LobbyTable[] = $derived(
    [...this.#byName.values()].sort((a, b) => b.at - a.at),
  );
  readonly #socket: Reconnecting;

  constructor() {
    this.#socket = new Reconnecting(lineUrl("/ws/lobby"), [], {
      minReconnectionDelay: 800 + Math.random() * 3_000,
      maxReconnectionDelay: 20_000,
    });
    this.#socket.addEventListener("open", () => (this.#byName = new Map()));
    this.#socket.addEventListener("message", (event) =>
      this.hear(JSON.parse(String(event.data)) as ServerMessage),
    );
  }

  hear(answer: ServerMessage): void {
    if (answer.type !== "lobby-update") return;
    const tables = new Map(this.#byName);
    for (const name of answer.gone ?? []) tables.delete(name);
    for (const table of answer.tables ?? []) tables.set(table.table, table);
    this.#byName = tables;
    this.isKnown = true;
  }

  close(): void {
    this.#socket.close();
  }
}
