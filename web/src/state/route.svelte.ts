/** Which screen the address names. Links are plain `<a href>`; going there loads no new page. */
import type { GameName } from "../wire/messages";
import * as routes from "../wire/routes";
import { GAME_NAMES } from "../wire/values";

export type Route =
  | { readonly screen: "home" }
  | { readonly screen: "new" }
  | { readonly screen: "watch" }
  | { readonly screen: "join" }
  | { readonly screen: "settings" }
  | { readonly screen: "me" }
  | { readonly screen: "link"; readonly secret: string }
  | { readonly screen: "table"; readonly table: string }
  | { readonly screen: "replay"; readonly table: string }
  | { readonly screen: "review"; readonly table: string }
  | { readonly screen: "shared"; readonly secret: string }
  | { readonly screen: "rules" | "aid" | "learn"; readonly game: GameName }
  | { readonly screen: "puzzles" | "puzzle-sheet" | "companion" }
  | { readonly screen: "puzzle"; readonly puzzle: string }
  | { readonly screen: "nowhere" };

const PLAIN = ["new", "watch", "join", "settings", "me", "puzzles", "companion"] as const;
const READING = ["rules", "aid", "learn"] as const;
/** The numbers of puzzles, and the one of the day. */
const PUZZLE = /^(\d{1,6}|daily)$/;
const TABLES = ["tables", "replay", "review"] as const;
/** Every name that a table can have, and no other character. */
const TABLE_NAME = /^[\w-]{1,80}$/;

/** The screen at an address. */
export function routeOf(path: string, hash: string): Route {
  const [first = "", second = "", third = "", ...rest] = path.split("/").filter(Boolean);
  const plain = PLAIN.find((one) => one === first);
  const reading = READING.find((one) => one === first);
  if (rest.length > 0) return { screen: "nowhere" };
  if (first === "") return { screen: "home" };
  if (plain !== undefined && second === "") return { screen: plain };
  if (first === "link" && second === "") return { screen: "link", secret: hash.slice(1) };
  if (TABLE_NAME.test(second) && third === "") {
    if (first === "tables") return { screen: "table", table: second };
    if (first === "replay") return { screen: "replay", table: second };
    if (first === "review") return { screen: "review", table: second };
    if (first === "shared") return { screen: "shared", secret: second };
  }
  if (first === "puzzles" && third === "") {
    if (second === "sheet") return { screen: "puzzle-sheet" };
    if (PUZZLE.test(second)) return { screen: "puzzle", puzzle: second };
  }
  const game = second === "" ? GAME_NAMES[0] : GAME_NAMES.find((one) => one === second);
  if (reading !== undefined && third === "" && game !== undefined) return { screen: reading, game };
  return { screen: "nowhere" };
}

/** Whether an address that leads nowhere was meant to lead to a table. */
export function isMeantForTable(path: string): boolean {
  return TABLES.some((one) => one === path.split("/")[1]);
}

class Here {
  path = $state(location.pathname);
  hash = $state(location.hash);
  search = $state(location.search);
  readonly route: Route = $derived(routeOf(this.path, this.hash));
  readonly query: URLSearchParams = $derived(new URLSearchParams(this.search));

  look(): void {
    this.path = location.pathname;
    this.hash = location.hash;
    this.search = location.search;
  }
}

export const here = new Here();

/** Go to another screen. */
export function go(address: string, replace = false): void {
  if (replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  here.look();
  if (!address.includes("#")) window.scrollTo(0, 0);
}

/** From now on follow links and the browser's own buttons. */
export function followLinks(): void {
  window.addEventListener("popstate", () => here.look());
  window.addEventListener("hashchange", () => here.look());
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (
      !link ||
      !isPlain ||
      event.defaultPrevented ||
      link.target !== "" ||
      link.hasAttribute("download")
    )
      return;
    if (link.origin !== location.origin || link.pathname.startsWith(`${routes.api}/`)) return;
    if (link.pathname === location.pathname && link.hash !== "") return; // within the page
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
