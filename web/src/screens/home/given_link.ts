/** What somebody was given to find a table: a link, or only the name in it. */
import { routeOf } from "../../state/route.svelte";

export type Given =
  /** The screen that the link names, by its address here. */
  | { readonly to: string }
  /** A table's name, and another server's name if the link has one. */
  | { readonly table: string; readonly host: string | null }
  | { readonly problem: "empty" | "malformed-link" };

/** What chat programs and people leave around a link. */
const AROUND = /^[\s<("'«“„]+|[\s>)"'».,;:!?”“]+$/g;

export function givenLink(text: string): Given {
  const given = text.replace(AROUND, "");
  if (given === "") return { problem: "empty" };
  const url = parsed(/^[a-z]+:\/\//i.test(given) ? given : `${location.origin}/tables/${given}`);
  if (url === null) return { problem: "malformed-link" };
  const route = routeOf(url.pathname, url.hash);
  if (route.screen === "table")
    return { table: route.table, host: url.host === location.host ? null : url.host };
  if (url.host === location.host && (route.screen === "replay" || route.screen === "link"))
    return { to: url.pathname + url.search + url.hash };
  return { problem: "malformed-link" };
}

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}
