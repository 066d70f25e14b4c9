/** The messages that name a value of a setting. */

/** The name of a value; with `-about` after it, the sentence about it. Editions have theirs among the names. */
export function wordsFor(setting: string, value: string): string {
  return setting === "edition" ? `edition-${value}` : `setup-${setting}-${value}`;
}
