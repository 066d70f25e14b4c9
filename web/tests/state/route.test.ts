/** Every address names a screen, and links lead there without loading a page. */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { followLinks, go, here, routeOf, type Route } from "../../src/state/route.svelte";

const ADDRESSES: readonly (readonly [string, Route])[] = [
  ["/", { screen: "home" }],
  ["/new", { screen: "new" }],
  ["/watch/", { screen: "watch" }],
  ["/join", { screen: "join" }],
  ["/settings", { screen: "settings" }],
  ["/me", { screen: "me" }],
  ["/link#s3cret", { screen: "link", secret: "s3cret" }],
  ["/tables/florian", { screen: "table", table: "florian" }],
  ["/replay/florian", { screen: "replay", table: "florian" }],
  ["/review/florian", { screen: "review", table: "florian" }],
  ["/shared/s3cret", { screen: "shared", secret: "s3cret" }],
  ["/rules", { screen: "rules", game: "board" }],
  ["/rules/board", { screen: "rules", game: "board" }],
  ["/rules/card#meeting", { screen: "rules", game: "card" }],
  ["/aid/card", { screen: "aid", game: "card" }],
  ["/learn", { screen: "learn", game: "board" }],
  ["/learn/card", { screen: "learn", game: "card" }],
  ["/puzzles", { screen: "puzzles" }],
  ["/companion", { screen: "companion" }],
  ["/puzzles/17", { screen: "puzzle", puzzle: "17" }],
  ["/puzzles/daily", { screen: "puzzle", puzzle: "daily" }],
  ["/puzzles/sheet?after=6", { screen: "puzzle-sheet" }],
];
const NOWHERE = [
  "/elsewhere", "/new/more", "/tables", "/tables/florian/more", "/replay", "/replay/a/b", "/rules/chess",
  "/rules/card/more", "/link/secret", "/tables/florian/a/b", "/puzzles/x", "/puzzles/1/2",
]; // prettier-ignore

test.each(ADDRESSES)("%s", (address, route) => {
  const { pathname, hash } = new URL(address, location.origin);
  expect(routeOf(pathname, hash)).toEqual(route);
});

test.each(NOWHERE)("%s is nowhere", (path) => {
  expect(routeOf(path, "")).toEqual({ screen: "nowhere" });
});

test("every screen has an address", () => {
  const SCREENS: Readonly<Record<Route["screen"], true>> = {
    home: true, new: true, watch: true, join: true, settings: true, me: true, link: true, table: true,
    replay: true, review: true, shared: true, rules: true, aid: true, learn: true, puzzles: true, puzzle: true, "puzzle-sheet": true, companion: true, nowhere: true,
  }; // prettier-ignore
  const named = new Set<string>(["nowhere", ...ADDRESSES.map(([, { screen }]) => screen)]);
  expect([...named].sort()).toEqual(Object.keys(SCREENS).sort());
});

describe("going there", () => {
  beforeAll(followLinks);
  beforeEach(() => {
    go("/", true);
    document.body.innerHTML = "";
  });

  /** Click a link; whether the browser itself would follow it. */
  function click(attributes: string, event: MouseEventInit = {}): boolean {
    document.body.innerHTML = `<a ${attributes}><b>there</b></a>`;
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ...event });
    const isFollowed = document.querySelector("b")?.dispatchEvent(click);
    click.preventDefault();
    return isFollowed ?? false;
  }

  test("a link changes the screen only", () => {
    expect(click('href="/tables/florian?begin"')).toBe(false);
    expect(here.route).toEqual({ screen: "table", table: "florian" });
    expect(here.query.has("begin")).toBe(true);
    expect(location.pathname).toBe("/tables/florian");
  });

  test("the browser's own buttons do as well", () => {
    history.replaceState(null, "", "/settings");
    window.dispatchEvent(new PopStateEvent("popstate"));
    expect(here.route).toEqual({ screen: "settings" });
    history.replaceState(null, "", "/link#abc");
    window.dispatchEvent(new HashChangeEvent("hashchange"));
    expect(here.route).toEqual({ screen: "link", secret: "abc" });
  });

  test.each([
    ['href="/new"', { ctrlKey: true }],
    ['href="/new"', { metaKey: true }],
    ['href="/new"', { shiftKey: true }],
    ['href="/new"', { button: 1 }],
    ['href="/new" target="_blank"', {}],
    ['href="/api/tables/florian/record" download', {}],
    ['href="/api/schema"', {}],
    ['href="https://example.org/new"', {}],
    ['href="#main"', {}],
  ])("the browser follows %s %o itself", (attributes, event) => {
    expect(click(attributes, event)).toBe(true);
    expect(here.route).toEqual({ screen: "home" });
  });

  test("a step can replace the one before", () => {
    const { length } = history;
    go("/tables/florian", true);
    expect(history.length).toBe(length);
    go("/new");
    expect(history.length).toBe(length + 1);
    expect(here.route).toEqual({ screen: "new" });
  });
});
