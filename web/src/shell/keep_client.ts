/** Lets the service worker keep the client's files, so that the page opens while the server is down. */

const LATER = 2_500; // the first game has the line first

/** Start the worker, where the browser has one: on https and on this machine. */
export function keepClient(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  setTimeout(() => void register(), LATER);
}

async function register(): Promise<void> {
  try {
    await navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" });
  } catch {
    // a browser that keeps nothing still plays, as long as the server answers
  }
}
