/** A clock's time as it is read: 0:09, 4:12, 1:02:33, or days and hours. */
import type { Speaker } from "../speech/speech.svelte";

const SECOND = 1_000;
const HOUR = 3_600;
const DAY = 86_400;

/** A clock with less time than this warns. */
export const HURRY = 30 * SECOND;

export function clockText(left: number, t: Speaker["t"]): string {
  const seconds = Math.ceil(left / SECOND);
  if (seconds >= DAY) {
    const hours = Math.floor((seconds % DAY) / HOUR);
    return t("panels-clock-days", { days: Math.floor(seconds / DAY), hours });
  }
  const minutes = Math.floor((seconds % HOUR) / 60);
  const rest = String(seconds % 60).padStart(2, "0");
  if (seconds < HOUR) return `${minutes}:${rest}`;
  return `${Math.floor(seconds / HOUR)}:${String(minutes).padStart(2, "0")}:${rest}`;
}
