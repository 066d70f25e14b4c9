/** The requests that have no answer yet: those that wait for the connection, and what became of them. */
import type { NewRequest } from "../wire/connection";

/** A request that could not be sent, or whose answer was lost with the connection. */
export interface Kept {
  readonly wanted: NewRequest;
}

/** What became of a kept request when the connection was back. */
export interface Settled extends Kept {
  readonly kept: Kept;
  readonly isAccepted: boolean;
}

export class Unsent {
  #waiting = $state.raw<readonly Kept[]>([]);
  #kept = $state.raw<readonly Kept[]>([]);
  /** The kept request that was answered last. */
  settled = $state.raw<Settled | null>(null);

  /** No answer has come yet. */
  get isWaiting(): boolean {
    return this.#waiting.length > 0;
  }

  /** They will be sent, or sent again, when the connection is back. */
  get kept(): readonly Kept[] {
    return this.#kept;
  }

  /** The connection is lost: all that wait are kept. */
  keep(): void {
    this.#kept = this.#waiting;
  }

  /** Follow a request until it is answered. */
  async follow(wanted: NewRequest, answer: Promise<void>, isKept: boolean): Promise<void> {
    const one: Kept = { wanted };
    this.#waiting = [...this.#waiting, one];
    if (isKept) this.#kept = [...this.#kept, one];
    let isAccepted = false;
    try {
      await answer;
      isAccepted = true;
    } finally {
      const others = (all: readonly Kept[]) => all.filter((other) => other !== one);
      if (this.#kept.includes(one)) this.settled = { wanted, kept: one, isAccepted };
      this.#waiting = others(this.#waiting);
      this.#kept = others(this.#kept);
    }
  }
}
