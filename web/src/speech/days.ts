/** Days of puzzles, which are days in UTC: "2026-11-18". */
import { language } from "./speech.svelte";

/** The day that it is now. */
export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

/** "18 November", in the current language; in English with the day first, as in the others. */
export function dayAndMonth(day: string): string {
  const locale = language.current === "en" ? "en-GB" : language.current;
  const format = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(day));
}
