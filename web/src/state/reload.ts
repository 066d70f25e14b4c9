/**
 * Loads the page again when it is too old: when the server speaks a version of the protocol that this page
 * does not, or has another build of the client. Once for each version, so that a page that stays old never
 * reloads for ever.
 */
import { isCompatible } from "../wire/version";
import { ownBuild } from "./new_build";

const KEY = "inkognito.reloaded-for";
const UNSAID = "inkognito.reload-unsaid";

/** Reload for a server of this version, or for this build. Return false if that was tried before. */
export function reloadFor(version: string): boolean {
  try {
    if (sessionStorage.getItem(KEY) === version) return false;
    sessionStorage.setItem(KEY, version);
    sessionStorage.setItem(UNSAID, version);
  } catch {
    return false; // a browser that remembers nothing could not know when to stop
  }
  location.reload();
  return true;
}

/** Whether this page is new because of `reloadFor`. True once: the caller tells the player. */
export function hasReloaded(): boolean {
  try {
    const version = sessionStorage.getItem(UNSAID);
    sessionStorage.removeItem(UNSAID);
    return version !== null && (version === ownBuild() || isCompatible(version));
  } catch {
    return false;
  }
}
