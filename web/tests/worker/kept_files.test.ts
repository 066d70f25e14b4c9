/** The files that the service worker keeps: what it answers with them, and what it never touches. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { KeptFiles, type Build } from "../../src/worker/kept_files";

const ORIGIN = "https://venice.example";
const FILES = ["/assets/start-1.js", "/icon.svg"];

/** The browser's storage, as far as it is used. */
class Shelves {
  readonly all = new Map<string, Map<string, string>>();

  async open(name: string) {
    const shelf = this.all.get(name) ?? new Map<string, string>();
    this.all.set(name, shelf);
    return {
      put: async (path: string, answer: Response) => void shelf.set(path, await answer.text()),
      match: async (path: string) => found(shelf.get(path)),
    };
  }
  async keys() {
    return [...this.all.keys()];
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
  async match(path: string) {
    return found([...this.all.values()].map((shelf) => shelf.get(path)).find(Boolean));
  }
}

const found = (text: string | undefined) => (text === undefined ? undefined : new Response(text));

let shelves: Shelves;
let asked: string[];
let isDown: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  [shelves, asked, isDown] = [new Shelves(), [], false];
});
afterEach(() => vi.useRealTimers());

function kept(version: string, files: readonly string[] = FILES): KeptFiles {
  const build: Build = { version, files };
  const fetch = async (path: Request | string) => {
    if (isDown) throw new TypeError("failed to fetch");
    asked.push(String(path));
    return new Response(`${String(path)} of ${version}`);
  };
  return new KeptFiles(build, {
    origin: ORIGIN,
    caches: shelves as unknown as CacheStorage,
    fetch,
  });
}

const request = (path: string, more: Partial<Request> = {}) => ({
  url: new URL(path, ORIGIN).href,
  method: "GET",
  mode: "cors" as RequestMode,
  ...more,
});
const page = (path: string) => request(path, { mode: "navigate" });
const server = async () => new Response("from the server");
const silence = () => Promise.reject<Response>(new TypeError("failed to fetch"));

async function textOf(answer: Promise<Response> | null): Promise<string | null> {
  return answer === null ? null : (await answer).text();
}

describe("keeping", () => {
  test("all files of a version and its page, and nothing else", async () => {
    await kept("one").fill();
    expect(asked).toEqual([...FILES, "/"]);
    expect([...(shelves.all.get("inkognito-one")?.keys() ?? [])]).toEqual([...FILES, "/"]);
  });

  test("a version that can't be fetched whole is not taken", async () => {
    isDown = true;
    await expect(kept("one").fill()).rejects.toThrow();
  });

  test("a new version fetches only what is new, and deletes what is old", async () => {
    await kept("one").fill();
    shelves.all.set("of-somebody-else", new Map());
    const next = kept("two", [...FILES, "/assets/board-2.js"]);
    asked = [];
    await next.fill();
    expect(asked).toEqual(["/icon.svg", "/assets/board-2.js", "/"]);
    await next.tidy();
    expect(await shelves.keys()).toEqual(["of-somebody-else", "inkognito-two"]);
  });
});

describe("answering", () => {
  let files: KeptFiles;
  beforeEach(async () => {
    files = kept("one");
    await files.fill();
  });

  test.each([
    "/api/me",
    "/api/tables/florian/record",
    "/ws/lobby",
    "/health",
    "/assets/other-2.js",
  ])("%s is not answered from here", (path) => {
    expect(files.answer({ request: request(path), fetched: server })).toBeNull();
  });

  test("nothing is, that changes something or is elsewhere, nor a download of the API", () => {
    for (const one of [
      request("/icon.svg", { method: "POST" }),
      request("https://elsewhere.example/icon.svg"),
      page("/api/tables/florian/record"),
    ])
      expect(files.answer({ request: one, fetched: server })).toBeNull();
  });

  test("a kept file needs no server", async () => {
    const answer = files.answer({ request: request("/icon.svg"), fetched: silence });
    expect(await textOf(answer)).toBe("/icon.svg of one");
  });

  test("a page is the server's whenever it answers, so that a new version is seen at once", async () => {
    const answer = files.answer({ request: page("/tables/florian"), fetched: server });
    expect(await textOf(answer)).toBe("from the server");
  });

  test.each(["/", "/rules/card", "/tables/florian", "/nowhere"])(
    "%s is the kept page while the server is down",
    async (path) => {
      expect(await textOf(files.answer({ request: page(path), fetched: silence }))).toBe(
        "/ of one",
      );
    },
  );

  test.each([502, 503, 504])("so it is while a proxy answers %s in its place", async (status) => {
    const proxy = async () => new Response("Bad gateway", { status });
    expect(await textOf(files.answer({ request: page("/"), fetched: proxy }))).toBe("/ of one");
  });

  test("a server that does not answer in time is given up", async () => {
    const never = () => new Promise<Response>(() => undefined);
    const answer = textOf(files.answer({ request: page("/"), fetched: never }));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await answer).toBe("/ of one");
  });

  test("where nothing is kept the browser says what is the matter", async () => {
    shelves.all.clear();
    await expect(files.answer({ request: page("/"), fetched: silence })).rejects.toThrow("failed");
  });
});
