/** Skipping ends everything that is being shown, at once and for good. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { showings } from "../../src/state/showings.svelte";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  showings.skip();
  vi.useRealTimers();
});

test("what is being shown can be skipped, and what is over can't", () => {
  const ended = vi.fn();
  const over = showings.begin(ended);
  expect(showings.areRunning).toBe(true);
  showings.skip();
  expect(ended).toHaveBeenCalledTimes(1);
  expect(showings.areRunning).toBe(false);
  over();
  showings.skip();
  expect(ended).toHaveBeenCalledTimes(1);
});

test("two showings with the same end are two", () => {
  const ended = vi.fn();
  const over = showings.begin(ended);
  showings.begin(ended);
  over();
  expect(showings.areRunning).toBe(true);
  showings.skip();
  expect(ended).toHaveBeenCalledTimes(1);
});

test("what waited behind another showing is skipped with it", () => {
  const last = vi.fn();
  showings.begin(() => showings.begin(() => showings.begin(last)));
  showings.skip();
  expect(last).toHaveBeenCalledTimes(1);
  expect(showings.areRunning).toBe(false);
});

test("a showing that never ends does not hold up the page", () => {
  let rounds = 0;
  const again = (): void => {
    if ((rounds += 1) < 1_000) showings.begin(again);
  };
  showings.begin(again);
  showings.skip();
  expect(rounds).toBeLessThan(1_000);
  rounds = 1_000;
});

test("something lasts for its time, until it is skipped, or until it is stopped", () => {
  const [timed, skipped, stopped] = [vi.fn(), vi.fn(), vi.fn()];
  showings.lasting(500, timed);
  vi.advanceTimersByTime(500);
  expect(timed).toHaveBeenCalledTimes(1);
  expect(showings.areRunning).toBe(false);
  showings.lasting(500, skipped);
  showings.skip();
  vi.advanceTimersByTime(1_000);
  expect(skipped).toHaveBeenCalledTimes(1);
  showings.lasting(500, stopped)();
  vi.advanceTimersByTime(1_000);
  showings.skip();
  expect(stopped).not.toHaveBeenCalled();
});
