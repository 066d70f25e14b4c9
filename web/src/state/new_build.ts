/** Whether the server has another build of the client than this page is: the two begin with another script. */

/** The script that this page began with. */
export function ownBuild(): string | null {
  const script = document.querySelector('script[type="module"][src]');
  return script?.getAttribute("src") ?? null;
}

/** The script with which the server's page begins, if it is another one; null also where it can't be asked. */
export async function newBuild(): Promise<string | null> {
  const own = ownBuild();
  if (own === null) return null;
  try {
    const answer = await fetch("/", { cache: "no-store" });
    const page = answer.ok ? await answer.text() : own;
    if (page.includes(`"${own}"`)) return null;
    return /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1] ?? null;
  } catch {
    return null;
  }
}
