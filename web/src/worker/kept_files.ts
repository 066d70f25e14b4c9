/**
 * The client's own files, kept in the browser: which requests are answered from there, and when.
 *
 * A page comes from the server whenever it answers, so a new version is seen at once. Only if it does
 * not answer, the kept page is shown. Answers of the API are never kept, whatever they are.
 */

import { api } from "../wire/routes";

/** A build of the client: its version, and the paths of its files without the page. */
export interface Build {
  readonly version: string;
  readonly files: readonly string[];
}

/** What a worker has; tests pass their own. */
export interface Surroundings {
  readonly origin: string;
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  readonly fetch: (request: Request | string, how?: RequestInit) => Promise<Response>;
}

/** One request, and the answer to it that the browser may have begun to fetch already. */
export interface Asked {
  readonly request: Pick<Request, "url" | "method" | "mode">;
  readonly fetched: () => Promise<Response>;
}

const CACHE = "inkognito-";
const PAGE = "/";
const NAMED_BY_CONTENT = "/assets/";
/** Milliseconds without an answer after which the cached page is shown. */
const PATIENCE = 6_000;
/** What a proxy answers while the server behind it is down. */
const DOWN: readonly number[] = [502, 503, 504];

export class KeptFiles {
  readonly #name: string;
  readonly #files: ReadonlySet<string>;
  readonly #around: Surroundings;

  constructor(build: Build, around: Surroundings) {
    this.#name = CACHE + build.version;
    this.#files = new Set(build.files);
    this.#around = around;
  }

  /** Fetch the page and all files, one after the other, so that the game has the line. */
  async fill(): Promise<void> {
    const cache = await this.#around.caches.open(this.#name);
    for (const path of [...this.#files, PAGE]) await cache.put(path, await this.#file(path));
  }

  /** Delete the files of all other versions. */
  async tidy(): Promise<void> {
    const { caches } = this.#around;
    const old = (await caches.keys()).filter((one) => one.startsWith(CACHE) && one !== this.#name);
    await Promise.all(old.map((one) => caches.delete(one)));
  }

  /** The answer to a request; null for one that is none of our business. */
  answer({ request, fetched }: Asked): Promise<Response> | null {
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== this.#around.origin) return null;
    if (request.mode === "navigate")
      return pathname.startsWith(`${api}/`) || this.#files.has(pathname)
        ? null
        : this.#page(fetched());
    return this.#files.has(pathname) ? this.#kept(pathname).then((one) => one ?? fetched()) : null;
  }

  async #page(answer: Promise<Response>): Promise<Response> {
    const fresh = answer.catch(() => null);
    const inTime = await Promise.race([fresh, later(PATIENCE)]);
    if (inTime !== null && !DOWN.includes(inTime.status)) return inTime;
    return (await this.#kept(PAGE)) ?? answer;
  }

  async #kept(path: string): Promise<Response | undefined> {
    return (await this.#around.caches.open(this.#name)).match(path);
  }

  /** A file whose name tells its content may come from another version, or from the browser's cache. */
  async #file(path: string): Promise<Response> {
    const isFixed = path.startsWith(NAMED_BY_CONTENT);
    const known = isFixed ? await this.#around.caches.match(path) : undefined;
    if (known !== undefined) return known;
    const answer = await this.#around.fetch(path, { cache: isFixed ? "default" : "no-cache" });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer;
  }
}

function later(milliseconds: number): Promise<null> {
  return new Promise((done) => setTimeout(() => done(null), milliseconds));
}
