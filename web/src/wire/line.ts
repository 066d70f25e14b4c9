/**
 * The line to a table: comes back by itself, resumes by number, and sends again what was not
 * answered. Wishes have ids of their own, so nothing happens twice. Knows nothing of what is drawn.
 */
import Reconnecting from "partysocket/ws";
import { Refusal } from "./http";
import type { ServerMessage, ClientMessage, Request } from "./messages";

export const PROTOCOL = "2";

/** How the line is. "lost" comes back by itself, "denied" and "outdated" do not. */
export type Connection = "connecting" | "open" | "lost" | "denied" | "outdated";

/** A wish without its id, which the line adds. */
export type Wanted = Request extends infer One
  ? One extends Request
    ? Omit<One, "id">
    : never
  : never;

/** What the line needs to know of whoever listens, and what it tells him. */
export interface Listener {
  /** The numbers of the last sighting and of the last words that are known. */
  known(): { after: number; talkAfter: number };
  heard(answer: ServerMessage): void;
  connected(connection: Connection): void;
}

interface Pending {
  readonly wish: Request;
  readonly done: () => void;
  readonly failed: (refusal: Refusal) => void;
}

const QUIET = 25_000; // after so long without a word the line is tried
const PATIENCE = 10_000; // and after so long without an answer it is given up
const GREETING = 20_000; // the welcome may be long

export class Line {
  readonly #url: string;
  #socket: Reconnecting;
  readonly #listener: Listener;
  readonly #pending = new Map<string, Pending>();
  readonly #watch: ReturnType<typeof setInterval>;
  #isWelcome = false;
  #isOver = false;
  #heardAt = Date.now();
  /** When the line is given up, unless somebody answers. */
  #deadline = Infinity;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    this.#socket = this.#dial();
    this.#watch = setInterval(() => this.#lookAfter(), 2_000);
  }

  /** Request something; resolves when it is stored, rejects with a `Refusal`. */
  wish(wanted: Wanted): Promise<void> {
    if (this.#isOver) return Promise.reject(new Refusal("no-connection"));
    const wish = { ...wanted, id: newId() } as Request;
    return new Promise((done, failed) => {
      this.#pending.set(wish.id, { wish, done, failed });
      if (this.#isWelcome) this.#send(wish);
    });
  }

  /** Try at once, instead of waiting for the next attempt. */
  hurry(): void {
    if (this.#isWelcome || this.#isOver) return;
    this.#socket.close(); // one that waits for its next attempt can't be hurried
    this.#socket = this.#dial();
  }

  /** Forget all that was heard and begin again. */
  again(): void {
    this.#isWelcome = false;
    this.#socket.reconnect();
  }

  close(): void {
    this.#isOver = true;
    clearInterval(this.#watch);
    this.#socket.close();
    for (const { failed } of this.#pending.values()) failed(new Refusal("no-connection"));
    this.#pending.clear();
  }

  #dial(): Reconnecting {
    const socket = new Reconnecting(this.#url, [], {
      minReconnectionDelay: 400 + Math.random() * 2_200, // or all would come at the same moment
      maxReconnectionDelay: 15_000,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 8_000,
      maxEnqueuedMessages: 0,
    });
    socket.addEventListener("open", () => this.#sayHello());
    socket.addEventListener("message", (event) => this.#hear(String(event.data)));
    socket.addEventListener("close", () => this.#lose());
    return socket;
  }

  #sayHello(): void {
    const { after, talkAfter } = this.#listener.known();
    this.#deadline = Date.now() + GREETING;
    this.#send({ type: "hello", version: PROTOCOL, after, talk_after: talkAfter });
  }

  #hear(data: string): void {
    this.#heardAt = Date.now();
    this.#deadline = Infinity;
    const answer = JSON.parse(data) as ServerMessage;
    if (answer.type === "reload") this.#end("outdated");
    else if (!this.#isWelcome && isForGood(answer)) this.#end("denied");
    if (answer.type === "welcome") this.#isWelcome = true;
    this.#listener.heard(answer);
    if (answer.type !== "welcome") this.#settle(answer);
    else if (this.#isWelcome) this.#resume(); // unless the listener has begun again
  }

  #resume(): void {
    this.#listener.connected("open");
    for (const { wish } of this.#pending.values()) this.#send(wish);
  }

  #settle(answer: ServerMessage): void {
    if (answer.type === "rejected") {
      if (answer.id !== null) this.#refuse(answer.id, answer.code, answer.params ?? {});
    } else if (answer.type === "accepted") this.#grant(answer.id);
    else if ("accepted" in answer && answer.accepted !== undefined) this.#grant(answer.accepted);
  }

  #grant(id: string): void {
    this.#pending.get(id)?.done();
    this.#pending.delete(id);
  }

  #refuse(id: string, code: string, params: Refusal["params"]): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    if (code === "try-again") {
      setTimeout(() => this.#isWelcome && this.#pending.has(id) && this.#send(pending.wish), 1_000);
      return;
    }
    this.#pending.delete(id);
    pending.failed(new Refusal(code, params));
  }

  #lose(): void {
    this.#isWelcome = false;
    this.#deadline = Infinity;
    if (!this.#isOver) this.#listener.connected("lost");
  }

  #end(connection: Connection): void {
    this.close();
    this.#listener.connected(connection);
  }

  /** Notice a line that is dead without having been closed. */
  #lookAfter(): void {
    const now = Date.now();
    if (now > this.#deadline) this.again();
    else if (this.#isWelcome && this.#deadline === Infinity && now - this.#heardAt > QUIET) {
      this.#deadline = now + PATIENCE;
      this.#send({ type: "ping" });
    }
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }
}

/** Not let in, and waiting would not help. */
function isForGood(answer: ServerMessage): boolean {
  return answer.type === "rejected" && answer.id === null && answer.code !== "try-again";
}

/** A random id; also on plain http, where `crypto.randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of a line on this page's own server. */
export function lineUrl(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
