/** Requests: what was granted is the answer, and everything else a refusal with a code. */
import { afterEach, expect, test, vi } from "vitest";
import { ask, askText, listenToReach, Refusal } from "../../src/wire/http";

afterEach(() => vi.unstubAllGlobals());

function answering(body: string, status = 200) {
  const fetch = vi.fn(
    async (_path: string, _request: RequestInit) => new Response(body, { status }),
  );
  vi.stubGlobal("fetch", fetch);
  return fetch;
}

async function refusalOf(asked: Promise<unknown>): Promise<Refusal> {
  const error: unknown = await asked.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error as Refusal;
}

test("a request with a body says that it is JSON, and sends the cookie to this server only", async () => {
  const fetch = answering('{"table": "florian"}');
  expect(await ask("POST", "/api/tables", { seat: "blue" })).toEqual({ table: "florian" });
  expect(fetch).toHaveBeenCalledWith("/api/tables", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: '{"seat":"blue"}',
  });
});

test("a request without a body has none", async () => {
  const fetch = answering("[]");
  await ask("GET", "/api/tables");
  expect(fetch).toHaveBeenCalledWith("/api/tables", { method: "GET", credentials: "same-origin" });
});

test("an empty answer is nothing, and text stays text", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 204 }));
  expect(await ask("DELETE", "/api/me")).toBeNull();
  answering("{}\n[]\n");
  expect(await askText("GET", "/api/tables/florian/record")).toBe("{}\n[]\n");
});

test("what is not granted has a code and parameters", async () => {
  answering('{"code": "name-too-long", "params": {"most": 24}}', 400);
  const refusal = await refusalOf(ask("POST", "/api/guests", { name: "" }));
  expect(refusal.code).toBe("name-too-long");
  expect(refusal.params).toEqual({ most: 24 });
});

test("an answer that nobody can read means to try again", async () => {
  answering("<h1>Internal server error</h1>", 500);
  expect((await refusalOf(ask("GET", "/api/me"))).code).toBe("try-again");
});

test.each([502, 503, 504])("a proxy that answers %s has no server behind it", async (status) => {
  answering("<h1>Bad gateway</h1>", status);
  expect((await refusalOf(ask("GET", "/api/me"))).code).toBe("no-connection");
});

test("a server that says itself to try again has been reached", async () => {
  const reached: boolean[] = [];
  listenToReach((isReached) => reached.push(isReached));
  answering('{"code": "try-again", "params": {}}', 503);
  await refusalOf(ask("GET", "/api/me"));
  answering("", 502);
  await refusalOf(ask("GET", "/api/me"));
  answering("null");
  await ask("GET", "/api/me");
  expect(reached).toEqual([true, false, true]);
});

test("without a network there is no connection", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("failed to fetch")));
  expect((await refusalOf(ask("GET", "/api/me"))).code).toBe("no-connection");
});
