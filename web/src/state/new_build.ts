/** Whether the server has another build of the client than this page is: the two begin with another script. */

/** The script that this page began with. */
export function ownBuild(): string | null {
  const script = document.querySelector('script[type="module"][src]');
  return script?.getAttribute("src") ?? null;
}

/** The script with which the server's page begins; null where it can't be asked. */
export async function servedBuild(): Promise<string | null> {
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const page = answer.ok ? await answer.text() : "";
    return /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1] ?? null;
  } catch {
    return null;
  }
}

/** The same, if it is another one than this page began with. */
export async function newBuild(): Promise<string | null> {
  const own = ownBuild();
  const served = own === null ? null : await servedBuild();
  return served === own ? null : served;
}
