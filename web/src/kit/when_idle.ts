/** Calls `act` when the browser has nothing to do; return what prevents it. */
export function whenIdle(act: () => void): () => void {
  if (!("requestIdleCallback" in globalThis)) {
    const timer = setTimeout(act, PATIENCE); // Safari
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}

const PATIENCE = 1_000;
