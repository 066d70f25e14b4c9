/** Short notices of the network and of what was not granted; never of what happens in the game. */
import { Refusal } from "../wire/http";
import { refusal } from "../speech/speech.svelte";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly isProblem: boolean;
}

const LASTS = 7_000;

class Toasts {
  all = $state.raw<readonly Toast[]>([]);
  #next = 1;

  say(text: string, isProblem = false): void {
    const id = this.#next++;
    this.all = [...this.all, { id, text, isProblem }];
    setTimeout(() => this.dismiss(id), LASTS);
  }

  dismiss(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();

/** Do something, and say what went wrong, if anything; whether it was done. */
export async function tried(doing: Promise<unknown>): Promise<boolean> {
  try {
    await doing;
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    toasts.say(refusal(error.code, error.params), true);
    return false;
  }
}
