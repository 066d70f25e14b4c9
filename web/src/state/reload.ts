/**
 * Loads the page again when it is too old: when the server speaks a version of the protocol that this page
 * does not, or has another build of the client. Once for each version, so that a page that stays old never
 * reloads for ever. Also when a part of the page can't be had in any other way.
 */
import { isCompatible } from "../wire/version";
import { ownBuild, servedBuild } from "./new_build";

const KEY = "inkognito.reloaded-for";
const UNSAID = "inkognito.reload-unsaid";
const STUCK = "inkognito.reloaded-stuck";
const MINUTE = 60_000;

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

/**
 * Reload because a part could not be fetched once more. Chromium before version 156 fetches a module that has
 * failed only once: on the same page it fails for ever. Only where the server answers, with the build of this
 * page, and at most once a minute. Resolves where the page stays.
 */
export async function reloadStuck(): Promise<void> {
  const build = await servedBuild();
  if (build !== null && build === ownBuild() && isFirstInAMinute()) location.reload();
}

function isFirstInAMinute(): boolean {
  try {
    const now = Date.now();
    if (now - Number(sessionStorage.getItem(STUCK) ?? 0) < MINUTE) return false;
    sessionStorage.setItem(STUCK, String(now));
    return true;
  } catch {
    return false; // a browser that remembers nothing could not know when to stop
  }
}
