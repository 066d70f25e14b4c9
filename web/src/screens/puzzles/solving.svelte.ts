/** One puzzle being solved: what is chosen, what was tried, and what the server says about it. */
import { ask } from "../../wire/http";
import type { Puzzle, PuzzleHint, Solution, Verdict } from "../../wire/messages";
import * as routes from "../../wire/routes";
import { solved } from "./solved.svelte";

export class Solving {
  readonly puzzle: Puzzle;
  readonly #day: string | null;
  chosen = $state<number | null>(null);
  /** The wrong options that were tried. */
  tried = $state.raw<readonly number[]>([]);
  /** The options that a hint has left; null before one was given. */
  hinted = $state.raw<readonly number[] | null>(null);
  solution = $state.raw<Solution | null>(null);
  /** Whether the solver has found it; otherwise it was shown to them. */
  isFound = $state(false);
  isBusy = $state(false);

  /** `day` is given for the puzzle of the day. */
  constructor(puzzle: Puzzle, day: string | null) {
    this.puzzle = puzzle;
    this.#day = day;
  }

  isOff(option: number): boolean {
    return this.tried.includes(option) || (this.hinted !== null && !this.hinted.includes(option));
  }

  choose(option: number): void {
    if (this.solution === null && !this.isOff(option)) this.chosen = option;
  }

  /** Ask whether the chosen option is right. */
  async check(): Promise<void> {
    const option = this.chosen;
    if (option === null || this.solution !== null) return;
    const { right, solution } = await this.#ask<Verdict>("POST", routes.puzzleAnswer, { option });
    if (right && solution !== null) {
      this.solution = solution;
      this.isFound = true;
      solved.add(this.puzzle.id, this.tried.length + 1, this.#day);
    } else {
      this.tried = [...this.tried, option];
      this.chosen = null;
    }
  }

  async hint(): Promise<void> {
    const { options } = await this.#ask<PuzzleHint>("GET", routes.puzzleHint);
    this.hinted = options;
    if (this.chosen !== null && !options.includes(this.chosen)) this.chosen = null;
  }

  async giveUp(): Promise<void> {
    this.solution = await this.#ask<Solution>("GET", routes.puzzleSolution);
    this.chosen = null;
  }

  async #ask<T>(
    method: "GET" | "POST",
    route: (puzzle: string) => string,
    body?: unknown,
  ): Promise<T> {
    this.isBusy = true;
    try {
      return await ask<T>(method, route(String(this.puzzle.id)), body);
    } finally {
      this.isBusy = false;
    }
  }
}
