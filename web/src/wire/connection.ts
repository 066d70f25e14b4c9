/**
 * The connection to a table. It reconnects automatically, resumes after the last number that is known,
 * and sends again every request that was not answered. Requests have ids, so none is carried out
 * twice. It knows nothing about what is drawn.
 */
import Reconnecting from "partysocket/ws";
import { Refusal } from "./http";
import type { ServerMessage, ClientMessage, Request } from "./messages";
import { PROTOCOL_VERSION } from "./values";

/** "lost" reconnects automatically, "denied" and "outdated" do not. */
export type ConnectionState = "connecting" | "open" | "lost" | "denied" | "outdated";

/** A request without its id, which the connection adds. */
export type NewRequest = Request extends infer One
  ? One extends Request
    ? Omit<One, "id">
    : never
  : never;

/** The owner of a connection: says what it knows already, and is told what arrives. */
export interface Listener {
  /** The numbers of the last sighting and of the last talk that are known, and the server's last run. */
  known(): { after: number; talkAfter: number; run: string };
  received(message: ServerMessage): void;
  changed(state: ConnectionState): void;
}

interface Pending {
  readonly request: Request;
  readonly done: () => void;
  readonly failed: (refusal: Refusal) => void;
}

const QUIET = 25_000; // after so long without a message the server is pinged
const PATIENCE = 10_000; // and after so long without an answer the connection is given up
const GREETING = 20_000; // the welcome may be long

export class Connection {
  readonly #url: string;
  #socket: Reconnecting;
  readonly #listener: Listener;
  readonly #pending = new Map<string, Pending>();
  readonly #watch: ReturnType<typeof setInterval>;
  #isWelcome = false;
  /** How many milliseconds after its goodbye the server wants to be asked again. */
  #returnAfter: number | undefined;
  #isOver = false;
  #receivedAt = Date.now();
  /** When the connection is given up, unless a message arrives. */
  #deadline = Infinity;

  constructor(url: string, listener: Listener) {
    this.#url = url;
    this.#listener = listener;
    this.#socket = this.#open();
    this.#watch = setInterval(() => this.#watchOver(), 2_000);
  }

  /** Send a request. Resolves when it is stored, rejects with a `Refusal`. */
  request(wanted: NewRequest): Promise<void> {
    if (this.#isOver) return Promise.reject(new Refusal("no-connection"));
    const request = { ...wanted, id: newId() } as Request;
    return new Promise((done, failed) => {
      this.#pending.set(request.id, { request, done, failed });
      if (this.#isWelcome) this.#send(request);
    });
  }

  /** Reconnect now, instead of waiting for the next attempt. */
  reconnect(): void {
    if (this.#isWelcome || this.#isOver) return;
    this.#socket.close(); // one that waits for its next attempt can't be told to start now
    this.#socket = this.#open();
  }

  /** Begin again, from what the listener knows now. */
  restart(): void {
    this.#isWelcome = false;
    this.#socket.reconnect();
  }

  close(): void {
    this.#isOver = true;
    clearInterval(this.#watch);
    this.#socket.close();
    this.#giveUp("no-connection");
  }

  /** What was not answered will not be: it was meant for a game that is another one now, or nobody listens. */
  #giveUp(why: string): void {
    for (const { failed } of this.#pending.values()) failed(new Refusal(why));
    this.#pending.clear();
  }

  #open(): Reconnecting {
    const socket = new Reconnecting(this.#url, [], {
      minReconnectionDelay: 400 + Math.random() * 2_200, // spread out, so that not everybody reconnects at once
      maxReconnectionDelay: 15_000,
      reconnectionDelayGrowFactor: 1.6,
      connectionTimeout: 8_000,
      maxEnqueuedMessages: 0,
    });
    socket.addEventListener("open", () => this.#greet());
    socket.addEventListener("message", (event) => this.#receive(String(event.data)));
    socket.addEventListener("close", () => this.#lose());
    return socket;
  }

  #greet(): void {
    const { after, talkAfter, run } = this.#listener.known();
    this.#deadline = Date.now() + GREETING;
    this.#send({ type: "hello", version: PROTOCOL_VERSION, after, talk_after: talkAfter, run });
  }

  #receive(data: string): void {
    this.#receivedAt = Date.now();
    this.#deadline = Infinity;
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === "reload") this.#end("outdated");
    else if (!this.#isWelcome && isForGood(message)) this.#end("denied");
    else if (isFinal(message)) this.#end("denied");
    if (message.type === "goodbye") this.#returnAfter = message.after ?? 0;
    if (message.type === "welcome") this.#isWelcome = true;
    if (message.type === "welcome" && message.afresh === true) this.#giveUp("went-back");
    this.#listener.received(message);
    if (message.type !== "welcome") this.#settle(message);
    else if (this.#isWelcome) this.#resume(); // unless the listener has restarted it
  }

  #resume(): void {
    this.#listener.changed("open");
    for (const { request } of this.#pending.values()) this.#send(request);
  }

  #settle(message: ServerMessage): void {
    if (message.type === "rejected") {
      if (message.id !== null) this.#reject(message.id, message.code, message.params ?? {});
    } else if (message.type === "accepted") this.#resolve(message.id);
    else if ("accepted" in message && message.accepted !== undefined)
      this.#resolve(message.accepted);
  }

  #resolve(id: string): void {
    this.#pending.get(id)?.done();
    this.#pending.delete(id);
  }

  #reject(id: string, code: string, params: Refusal["params"]): void {
    const pending = this.#pending.get(id);
    if (pending === undefined) return;
    if (code === "try-again") {
      setTimeout(
        () => this.#isWelcome && this.#pending.has(id) && this.#send(pending.request),
        1_000,
      );
      return;
    }
    this.#pending.delete(id);
    pending.failed(new Refusal(code, params));
  }

  #lose(): void {
    this.#isWelcome = false;
    this.#deadline = Infinity;
    if (this.#returnAfter !== undefined) setTimeout(() => this.#return(), this.#returnAfter);
    this.#returnAfter = undefined;
    if (!this.#isOver) this.#listener.changed("lost");
  }

  /** Reconnect when the server wanted it, unless an attempt of our own has come through before. */
  #return(): void {
    if (this.#socket.readyState !== WebSocket.OPEN) this.reconnect();
  }

  #end(state: ConnectionState): void {
    this.close();
    this.#listener.changed(state);
  }

  /** Notice a connection that is dead without having been closed. */
  #watchOver(): void {
    const now = Date.now();
    if (now > this.#deadline) this.restart();
    else if (this.#isWelcome && this.#deadline === Infinity && now - this.#receivedAt > QUIET) {
      this.#deadline = now + PATIENCE;
      this.#send({ type: "ping" });
    }
  }

  #send(message: ClientMessage): void {
    this.#socket.send(JSON.stringify(message));
  }
}

/** Not let in, and waiting would not help. */
function isForGood(message: ServerMessage): boolean {
  return message.type === "rejected" && message.id === null && message.code !== "try-again";
}

/** Why a connection ends for good: the guest was deleted, or the key revoked. */
const FINAL: readonly string[] = ["forgotten", "revoked"];

/** A goodbye after which the same person would not be let in again. */
export function isFinal(message: ServerMessage): boolean {
  return message.type === "goodbye" && FINAL.includes(message.why);
}

/** A random id; also on plain http, where `crypto.randomUUID` is missing. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of a WebSocket on this page's own server. */
export function socketUrl(path: string): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`;
}
