/**
 * What is being shown of what has happened: pieces that travel, cards that pass, and whatever waits
 * to be shown after them. Skipping ends all of it at once, so that the screen shows the present.
 */
class Showings {
  readonly #running = new Set<() => void>();
  #count = $state(0);

  /** Whether something is being shown that can be skipped. */
  get areRunning(): boolean {
    return this.#count > 0;
  }

  /**
   * Something is being shown from now on. `end` must end it at once, together with what waits behind
   * it. Call what is returned when it is over without being skipped.
   */
  begin(end: () => void): () => void {
    const showing = () => end(); // a function of its own, as `end` may be used twice
    this.#running.add(showing);
    this.#count = this.#running.size;
    return () => {
      this.#running.delete(showing);
      this.#count = this.#running.size;
    };
  }

  /**
   * Show something for this number of milliseconds. `end` is called afterwards, or when it is skipped;
   * it is not called any more after what is returned was called.
   */
  lasting(milliseconds: number, end: () => void): () => void {
    const timer = setTimeout(() => {
      over();
      end();
    }, milliseconds);
    const over = this.begin(() => {
      clearTimeout(timer);
      end();
    });
    return () => {
      clearTimeout(timer);
      over();
    };
  }

  /** Catch up: end everything that is being shown, also what begins while others end. */
  skip(): void {
    for (let rounds = 0; this.#running.size > 0 && rounds < MOST_ROUNDS; rounds += 1) {
      const ending = [...this.#running];
      this.#running.clear();
      for (const end of ending) end();
    }
    this.#count = this.#running.size;
  }
}

/** A showing that begins another one each time it is ended goes on in the end. */
const MOST_ROUNDS = 100;

export const showings = new Showings();
