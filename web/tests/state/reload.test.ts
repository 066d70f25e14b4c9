/** A page of another version loads itself again once, says so, and never in a loop. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasReloaded, reloadFor } from "../../src/state/reload";
import { PROTOCOL_VERSION } from "../../src/wire/values";
import { isCompatible } from "../../src/wire/version";

const reload = vi.fn();
const later = (by: number) => String(Number(PROTOCOL_VERSION) + by);

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal("location", { reload });
});
afterEach(() => vi.unstubAllGlobals());

test("it reloads once for a version", () => {
  expect(reloadFor(later(5))).toBe(true);
  expect(reloadFor(later(5))).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test("it reloads again for a still newer version", () => {
  reloadFor(later(5));
  expect(reloadFor(later(7))).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test("the new page says so, once", () => {
  expect(hasReloaded()).toBe(false);
  reloadFor(later(1)); // the page that comes is of a version that understands the server
  expect(hasReloaded()).toBe(true);
  expect(hasReloaded()).toBe(false);
});

test("a page that is as old as before says nothing of a new version", () => {
  reloadFor(later(5));
  expect(hasReloaded()).toBe(false);
});

test("a browser that remembers nothing is not reloaded", () => {
  vi.stubGlobal("sessionStorage", {
    getItem() {
      throw new Error("not allowed");
    },
  });
  expect(reloadFor(later(5))).toBe(false);
  expect(hasReloaded()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  [0, true],
  [1, true],
  [-1, true],
  [2, false],
  [-2, false],
])("a server whose version differs by %s is understood: %s", (by, expected) => {
  expect(isCompatible(later(by))).toBe(expected);
});
