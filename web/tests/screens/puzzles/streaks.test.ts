/** Days in a row: over the ends of months, with gaps, and while today's puzzle is open. */
import { expect, test } from "vitest";

import { dayAfter, streakOf } from "../../../src/screens/puzzles/solved.svelte";

test("days follow each other over the ends of months and years", () => {
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(dayAfter("2028-03-01", -1)).toBe("2028-02-29");
});

test("a streak counts days in a row up to today, or up to yesterday while today is open", () => {
  const days = ["2026-11-14", "2026-11-16", "2026-11-17"];
  expect(streakOf(days, "2026-11-17")).toBe(2);
  expect(streakOf(days, "2026-11-18")).toBe(2);
  expect(streakOf(days, "2026-11-19")).toBe(0);
  expect(streakOf([], "2026-11-18")).toBe(0);
});
