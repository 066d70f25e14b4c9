/** What belongs together stays on one line: "D-C", "3-mal". */

const LETTER = String.raw`[\p{L}\p{N}]`;
const OTHER = String.raw`[^\p{L}\p{N}]`;
const SHORT = String.raw`(?:\p{L}|\p{N}+)`;
/** A hyphen after, or before, a single letter or a number. */
const AFTER = new RegExp(`(^|${OTHER})(${SHORT})-(?=${LETTER})`, "gu");
const BEFORE = new RegExp(`(${LETTER})-(?=${SHORT}(?:${OTHER}|$))`, "gu");

/** The text with hyphens at which no line ends, where a line must not end. */
export function unbroken(text: string): string {
  if (!text.includes("-")) return text;
  return text.replace(AFTER, "$1$2\u2011").replace(BEFORE, "$1\u2011");
}
