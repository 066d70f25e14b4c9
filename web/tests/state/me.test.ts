/** Who I am: asked once, made when needed, renamed, forgotten. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { me } from "../../src/state/me.svelte";
import type { Me } from "../../src/wire/messages";

const MARTA: Me = { person: "8b41", name: "Marta" };

beforeEach(() => (me.guest = undefined));
afterEach(() => vi.unstubAllGlobals());

/** A server that knows this guest; all requests that it got. */
function server(guest: Me | null): string[] {
  const asked: string[] = [];
  let known = guest;
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit) => {
    asked.push(`${method} ${path} ${String(body ?? "")}`.trim());
    if (method === "DELETE") return new Response(null, { status: 204 });
    if (method !== "GET")
      known = { person: "8b41", ...(JSON.parse(String(body)) as { name: string }) };
    return new Response(JSON.stringify(known));
  });
  return asked;
}

test("a stranger is nobody until they need a name", async () => {
  const asked = server(null);
  expect(await me.look()).toBeNull();
  expect(await me.be("Marta")).toEqual(MARTA);
  expect(asked).toEqual(["GET /api/me", 'POST /api/guests {"name":"Marta"}']);
});

test("a guest stays the same guest", async () => {
  const asked = server(MARTA);
  expect(await me.be("Marta")).toEqual(MARTA);
  expect(await me.be("")).toEqual(MARTA);
  expect(asked).toEqual(["GET /api/me"]);
});

test("a guest with another name is renamed", async () => {
  server(MARTA);
  expect((await me.be("Nina")).name).toBe("Nina");
  expect(me.guest?.name).toBe("Nina");
});

test("a deleted guest is a stranger", async () => {
  const asked = server(MARTA);
  await me.look();
  await me.forget();
  expect(me.guest).toBeNull();
  expect(asked.at(-1)).toBe("DELETE /api/me");
});

test("a server that can't be reached does not say that I am nobody", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  await expect(me.look()).rejects.toMatchObject({ code: "no-connection" });
  expect(me.guest).toBeUndefined();
});
