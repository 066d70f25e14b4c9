/** Who may set the bots' pace. */
import type { Table } from "../state/table.svelte";

/** Whether I may change the pace now: as the host before the game, or where I play with bots alone. */
export function canSetPace({ view, isHost, seat }: Table): boolean {
  if (view === null || view.status === "over" || view.status === "aborted") return false;
  const people = view.chairs.filter(({ person }) => person !== null).length;
  const hasBots = view.chairs.some(({ bot }) => bot !== null);
  if (view.status === "gathering") return isHost;
  return hasBots && people <= 1 && (isHost || seat !== null);
}
