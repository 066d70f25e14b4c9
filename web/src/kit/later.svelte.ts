/**
 * Parts of the client that are fetched when they are needed, with the texts that they say. This is the one way
 * to use `import()`: where a part can't be fetched, a page of an older build loads itself again, and any
 * other part says so and can be asked for again (Later.svelte, Missing.svelte).
 */
import { alsoSpeak, type Shelf } from "../speech/speech.svelte";
import { newBuild } from "../state/new_build";
import { reloadFor } from "../state/reload";

type Load<T> = () => Promise<T>;

/** Style sheets that could not be fetched. The bundler asks for each only once. */
const unstyled = new Set<HTMLLinkElement>();
globalThis.document?.addEventListener(
  "error",
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === "stylesheet") unstyled.add(target);
  },
  true,
);

/** Fetch a module and the texts that it says. Rejects where they can't be had now. */
export async function fetchCode<T>(load: Load<T>, ...shelves: readonly Shelf[]): Promise<T> {
  const [module] = await Promise.all([
    load(),
    ...shelves.map(alsoSpeak),
    ...[...unstyled].map(styleAgain),
  ]);
  return module;
}

/** The same for what somebody waits for: a page that the server has a newer build of loads itself again. */
export async function fetchNow<T>(load: Load<T>, ...shelves: readonly Shelf[]): Promise<T> {
  try {
    return await fetchCode(load, ...shelves);
  } catch (error) {
    const build = await newBuild();
    if (build !== null && reloadFor(build)) return new Promise(() => undefined); // this page is over
    throw error;
  }
}

function styleAgain(link: HTMLLinkElement): Promise<void> {
  unstyled.delete(link);
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((done, fail) => {
    again.addEventListener("load", () => done());
    again.addEventListener("error", () => fail(new Error(`${link.href} can't be fetched`)));
    link.replaceWith(again);
  });
}

/** Something that is fetched once, when it is first needed. */
export class Fetched<T> {
  /** Null until it is there. */
  value = $state.raw<T | null>(null);
  /** Somebody waits for it, and the last attempt has failed. */
  isMissing = $state(false);
  readonly #load: Load<T>;
  readonly #shelves: readonly Shelf[];
  #fetching: Promise<void> | null = null;

  constructor(load: Load<T>, ...shelves: readonly Shelf[]) {
    this.#load = load;
    this.#shelves = shelves;
  }

  /** Fetch it for somebody who waits for it. Never rejects: `isMissing` says that it failed. */
  async need(): Promise<void> {
    await this.#fetching;
    if (this.value === null) await this.#fetch(fetchNow);
    this.isMissing = this.value === null;
  }

  /** Fetch it because it may be needed soon. If that fails, `need` tries again. */
  async prefetch(): Promise<void> {
    await this.#fetching;
    if (this.value === null) await this.#fetch(fetchCode);
  }

  #fetch(how: typeof fetchNow): Promise<void> {
    this.#fetching = how(this.#load, ...this.#shelves)
      .then((value) => void (this.value = value))
      .catch(() => undefined) // the browser has reported it
      .finally(() => (this.#fetching = null));
    return this.#fetching;
  }
}
