/** What a person has chosen is kept in this browser, where the browser keeps anything. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const KEY = "inkognito.settings";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const visit = async () => (await import("../../src/state/settings.svelte")).settings;

/** A browser whose system likes it so. */
function system(...likes: readonly string[]) {
  const media = new Map<string, EventTarget & { matches: boolean }>();
  vi.stubGlobal("matchMedia", (query: string) => {
    const one = Object.assign(new EventTarget(), {
      matches: likes.some((like) => query.includes(like)),
    });
    media.set(query, one);
    return one;
  });
  return (query: string, matches: boolean) => {
    const event = Object.assign(new Event("change"), { matches });
    media.get(query)?.dispatchEvent(event);
  };
}

test("at first everything is as the system has it", async () => {
  const settings = await visit();
  expect(settings).toMatchObject({
    theme: "system",
    motion: "system",
    patterns: false,
    sound: true,
    notify: false,
    shortcuts: true,
    isDark: false,
    reducedMotion: false,
  });
});

test("a choice is kept for the next visit, beside the others", async () => {
  (await visit()).change({ theme: "dark" });
  vi.resetModules();
  (await visit()).change({ sound: false });
  vi.resetModules();
  expect(await visit()).toMatchObject({
    theme: "dark",
    isDark: true,
    sound: false,
    patterns: false,
  });
});

test.each(["", "nonsense", "null", "7", "[]"])(
  "what can't be read (%s) is as if nothing was chosen",
  async (text) => {
    localStorage.setItem(KEY, text);
    expect(await visit()).toMatchObject({ theme: "system", sound: true });
  },
);

test("a browser that keeps nothing still works until the page is closed", async () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const settings = await visit();
  settings.change({ theme: "dark", motion: "reduced" });
  expect(settings).toMatchObject({ isDark: true, reducedMotion: true });
});

test("the system's preferences count until somebody chooses, and while they change", async () => {
  const change = system("dark", "reduced-motion");
  const settings = await visit();
  expect(settings).toMatchObject({ isDark: true, reducedMotion: true });
  change("(prefers-color-scheme: dark)", false);
  expect(settings.isDark).toBe(false);
  settings.change({ motion: "full", theme: "light" });
  change("(prefers-color-scheme: dark)", true);
  expect(settings).toMatchObject({ isDark: false, reducedMotion: false });
});
