/** Notices come, stay for a while, and say in words what was not granted. */
import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Toasts from "../../src/kit/Toasts.svelte";
import { toasts, tried } from "../../src/state/toasts.svelte";
import { Refusal } from "../../src/wire/http";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a notice disappears after a while, or when it is put away", () => {
  render(Toasts);
  toasts.say("One");
  toasts.say("Two", true);
  flushSync();
  expect(screen.getByRole("status").textContent).toMatch(/One.*Two/);
  expect(screen.getByText("Two").closest(".toast")?.className).toContain("problem");
  screen.getAllByRole("button", { name: "Close" })[0]?.click();
  flushSync();
  expect(toasts.all.map(({ text }) => text)).toEqual(["Two"]);
  vi.advanceTimersByTime(7_000);
  flushSync();
  expect(screen.getByRole("status").textContent?.trim()).toBe("");
});

test("what was done says nothing", async () => {
  expect(await tried(Promise.resolve("anything"))).toBe(true);
  expect(toasts.all).toEqual([]);
});

test("what was refused says why, and is not done", async () => {
  expect(await tried(Promise.reject(new Refusal("no-connection")))).toBe(false);
  expect(toasts.all).toMatchObject([{ isProblem: true }]);
  expect(toasts.all[0]?.text).toMatch(/^\p{Lu}.*\.$/u);
});

test("a mistake of the page is no refusal", async () => {
  await expect(tried(Promise.reject(new TypeError("oops")))).rejects.toThrow("oops");
  expect(toasts.all).toEqual([]);
});
