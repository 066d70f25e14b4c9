/** What can be wrong with a link, each with a title and a sentence of its own in the catalogues. */

const PROBLEMS = [
  "malformed-link",
  "no-such-page",
  "no-such-table",
  "no-replay-yet",
  "no-replay-before",
  "no-replay-ever",
  "not-reached",
  "wrong-secret",
  "forgotten",
  "revoked",
] as const;

/** Whether the catalogues have a title and a sentence about it. */
export function isKnown(code: string): boolean {
  return PROBLEMS.some((one) => one === code);
}
