/** Parts that are fetched later: shown when they are there, and what is missing says so and can be had again. */
import { render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync, type Component } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Later from "../../src/kit/Later.svelte";
import { fetchNow, Fetched } from "../../src/kit/later.svelte";
import NotFound from "../../src/screens/home/NotFound.svelte";
import { server } from "../../src/state/server.svelte";
import { button, press } from "./fingers";

const MODULE = { default: NotFound as Component };
const away = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const children = createRawSnippet(() => ({ render: () => "<p>here it is</p>" }));

/** The page that the server has now, or none where it can't be reached. */
function serverHas(page: string | null) {
  const answer = () => (page === null ? away() : Promise.resolve(new Response(page)));
  vi.stubGlobal("fetch", vi.fn(answer));
}

const pageOf = (script: string) => `<script type="module" crossorigin src="${script}"></script>`;
const OWN = "/assets/start-now.js";
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.stubGlobal("location", { ...location, reload });
  document.head.innerHTML = `<script type="module" src="${OWN}"></script>`;
  serverHas(null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  server.isAway = false;
});

/** Ask for a part that can be had at these attempts, in a dialog or not. */
async function shown(attempts: readonly (() => Promise<typeof MODULE>)[], onclose?: () => void) {
  const load = vi.fn(away as () => Promise<typeof MODULE>);
  for (const one of attempts) load.mockImplementationOnce(one);
  const part = new Fetched(load);
  render(Later, { part, children, ...(onclose === undefined ? {} : { onclose }) });
  await settled();
  return { part, load };
}

async function settled() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  flushSync();
}

const isHere = () => screen.queryByText("here it is") !== null;
const isMissing = () => screen.queryByText("This part couldn't be loaded") !== null;
const there = () => Promise.resolve(MODULE);

test("a part is fetched once, and shown when it is there", async () => {
  const { part, load } = await shown([there]);
  expect(isHere()).toBe(true);
  await part.need();
  await part.prefetch();
  expect(load).toHaveBeenCalledOnce();
});

test("a part that was fetched before is shown at once", async () => {
  const part = new Fetched(there);
  await part.prefetch();
  render(Later, { part, children });
  expect(isHere()).toBe(true);
});

describe("a part that can't be fetched", () => {
  test("says so, and opens when somebody tries again", async () => {
    await shown([away, there]);
    expect([isHere(), isMissing()]).toEqual([false, true]);
    await press("Try again");
    await settled();
    expect([isHere(), isMissing()]).toEqual([true, false]);
  });

  test("says so again when it still can't", async () => {
    const { load } = await shown([away, away]);
    await press("Try again");
    await settled();
    expect(load).toHaveBeenCalledTimes(2);
    expect(isMissing()).toBe(true);
    expect(button("Try again").getAttribute("aria-disabled")).toBe("false");
  });

  test("opens automatically when the browser is online again", async () => {
    await shown([away, there]);
    window.dispatchEvent(new Event("online"));
    await settled();
    expect(isHere()).toBe(true);
  });

  test("opens automatically when the server answers again", async () => {
    await shown([away, there]);
    server.isAway = true;
    flushSync();
    server.isAway = false;
    await settled();
    expect(isHere()).toBe(true);
  });

  test("is a dialog where the part is one, which can be closed", async () => {
    const onclose = vi.fn();
    await shown([away], onclose);
    expect(document.querySelector("dialog")?.open).toBe(true);
    await press("Close");
    expect(onclose).toHaveBeenCalledOnce();
  });

  test("is not mentioned while nobody waits for it", async () => {
    const part = new Fetched(away);
    await part.prefetch();
    expect(part.isMissing).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
});

describe("a part that can never be fetched on this page, though the server answers", () => {
  beforeEach(() => serverHas(pageOf(OWN)));
  afterEach(() => vi.useRealTimers());

  test("lets the page load itself again when somebody tries again", async () => {
    await shown([away, away]);
    expect(reload).not.toHaveBeenCalled();
    await press("Try again");
    await settled();
    expect(reload).toHaveBeenCalledOnce();
  });

  test("never does so automatically", async () => {
    await shown([away, away]);
    window.dispatchEvent(new Event("online"));
    await settled();
    expect(reload).not.toHaveBeenCalled();
    expect(isMissing()).toBe(true);
  });

  test("does so once a minute at most", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    await shown([]);
    for (const wait of [0, 59_999, 1]) {
      vi.setSystemTime(Date.now() + wait);
      await press("Try again");
      await settled();
    }
    expect(reload).toHaveBeenCalledTimes(2);
  });

  test.each([
    ["can't be reached", null],
    ["has another build", pageOf("/assets/start-new.js")],
    ["answers with something else", "<p>a proxy</p>"],
  ])("does not where the server %s", async (_, page) => {
    serverHas(page);
    sessionStorage.setItem("inkognito.reloaded-for", "/assets/start-new.js"); // which did not help
    await shown([away, away]);
    await press("Try again");
    await settled();
    expect(reload).not.toHaveBeenCalled();
  });

  test("does not in a browser that remembers nothing", async () => {
    await shown([away, away]);
    vi.stubGlobal("sessionStorage", undefined);
    await press("Try again");
    await settled();
    expect(reload).not.toHaveBeenCalled();
    expect(isMissing()).toBe(true);
  });
});

describe("a page of which the server has a newer build", () => {
  test("loads itself again, once, and says nothing meanwhile", async () => {
    serverHas(pageOf("/assets/start-new.js"));
    await shown([away]);
    expect(reload).toHaveBeenCalledOnce();
    expect(isMissing()).toBe(false);
    await expect(fetchNow(away)).rejects.toThrow(TypeError);
    expect(reload).toHaveBeenCalledOnce();
  });

  test.each([
    ["the same build", pageOf(OWN)],
    ["no page at all", ""],
  ])("is not one where the server has %s", async (_, page) => {
    serverHas(page);
    await shown([away]);
    expect(reload).not.toHaveBeenCalled();
    expect(isMissing()).toBe(true);
  });
});

test("a style sheet that could not be fetched is asked for again", async () => {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  document.head.append(link);
  link.dispatchEvent(new Event("error"));
  const fetched = fetchNow(there);
  const again = document.querySelector("link");
  expect(again).not.toBe(link);
  again?.dispatchEvent(new Event("load"));
  expect(await fetched).toBe(MODULE);
});
