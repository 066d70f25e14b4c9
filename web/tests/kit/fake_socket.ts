/** A WebSocket with the server at its other end: the test, which accepts, speaks and hangs up. */
import { afterEach, beforeEach, vi } from "vitest";
import type { ServerMessage, ClientMessage, Request } from "../../src/wire/messages";

export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  /** All that were opened, the latest last. */
  static all: FakeSocket[] = [];

  readonly url: string;
  binaryType = "blob";
  readyState: number = FakeSocket.CONNECTING;
  /** What the client has said. */
  readonly sent: ClientMessage[] = [];
  /** Every request is granted at once. */
  isGranting = false;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    FakeSocket.all.push(this);
  }

  /** What was requested, without the greetings. */
  get requests(): readonly Request[] {
    return this.sent.filter((one): one is Request => "id" in one);
  }

  send(data: string): void {
    const message = JSON.parse(data) as ClientMessage;
    this.sent.push(message);
    if (this.isGranting && "id" in message)
      queueMicrotask(() => this.say({ type: "accepted", id: message.id }));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
  }

  // --- the server's end --------------------------------------------------------------------------

  accept(): this {
    this.readyState = FakeSocket.OPEN;
    this.dispatchEvent(new Event("open"));
    return this;
  }

  say(...answers: readonly ServerMessage[]): this {
    for (const answer of answers)
      this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(answer) }));
    return this;
  }

  hangUp(code = 1006): void {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new CloseEvent("close", { code }));
  }
}

/** For a file of tests: every line ends here, and no real time passes. */
export function useFakeSockets(): void {
  beforeEach(() => {
    FakeSocket.all = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** The socket that the client has opened after this much time. */
export async function nextSocket(within = 20_000): Promise<FakeSocket> {
  const before = FakeSocket.all.length;
  for (let time = 0; time <= within && FakeSocket.all.length === before; time += 100)
    await vi.advanceTimersByTimeAsync(time === 0 ? 0 : 100);
  const socket = FakeSocket.all.at(-1);
  if (socket === undefined || FakeSocket.all.length === before) throw new Error("no new line came");
  return socket;
}
