/** Whether the server can be reached. While it can't, it is asked again and again, less and less often. */
import { listenToReach, Refusal } from "../wire/http";
import { me } from "./me.svelte";

const FIRST = 1_500;
const LONGEST = 15_000;
const GROWTH = 1.6;

class Server {
  /** The last request did not reach it. */
  isAway = $state(false);
  #wait = FIRST;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    listenToReach((isReached) => this.heard(isReached));
    globalThis.addEventListener?.("online", () => this.isAway && void this.look());
  }

  /** Ask who I am, which needs nothing but a server that answers; problems are on the screen already. */
  async look(): Promise<void> {
    try {
      await me.look();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  heard(isReached: boolean): void {
    clearTimeout(this.#timer);
    this.isAway = !isReached;
    if (isReached) this.#wait = FIRST;
    else this.#lookLater();
  }

  #lookLater(): void {
    const spread = 0.75 + Math.random() / 2; // so that not everybody comes back at once
    this.#timer = setTimeout(() => void this.look(), this.#wait * spread);
    this.#wait = Math.min(LONGEST, this.#wait * GROWTH);
  }
}

export const server = new Server();
