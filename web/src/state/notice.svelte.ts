/** What is said about the connection, for dialogs: they cover the bar and the notices that say it. */

const LASTS = 7_000;

class Notice {
  /** As long as it is so. */
  standing = $state<string | null>(null);
  #passing = $state<string | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  get text(): string | null {
    return this.#passing ?? this.standing;
  }

  /** Say something for a while. */
  pass(text: string): void {
    clearTimeout(this.#timer);
    this.#passing = text;
    this.#timer = setTimeout(() => (this.#passing = null), LASTS);
  }
}

export const notice = new Notice();
