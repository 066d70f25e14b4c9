/** A server that can't be reached is asked again until it answers. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { me } from "../../src/state/me.svelte";
import { server } from "../../src/state/server.svelte";
import { toasts } from "../../src/state/toasts.svelte";

let isDown: boolean;
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  [isDown, asked] = [true, 0];
  vi.stubGlobal("fetch", async () => {
    asked += 1;
    if (isDown) throw new TypeError("failed to fetch");
    return new Response('{"person": "marta", "name": "Marta"}');
  });
});
afterEach(() => {
  server.heard(true);
  me.guest = undefined;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("it is away until it answers, then we know who we are", async () => {
  await server.look();
  expect(server.isAway).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.isAway).toBe(true);
  isDown = false;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.isAway).toBe(false);
  expect(me.guest?.name).toBe("Marta");
  const enough = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBe(enough);
});

test("it is asked less and less often, and no notice is left each time", async () => {
  await server.look();
  await vi.advanceTimersByTimeAsync(10_000);
  const soon = asked;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(soon).toBeGreaterThan(2);
  expect(asked - soon).toBeLessThan(12);
  expect(toasts.all).toEqual([]);
});

test("a browser that is online again asks at once", async () => {
  await server.look();
  isDown = false;
  window.dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  expect(server.isAway).toBe(false);
});
