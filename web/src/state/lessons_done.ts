/** Which lessons were finished on this device. Kept in this browser only. */
const KEY = "inkognito.lessons";

/** The ids of the lessons that were finished here. */
export function lessonsDone(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

export function keepDone(lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...lessonsDone(), lesson]));
  } catch {
    // where nothing may be kept, every lesson stays new
  }
}
