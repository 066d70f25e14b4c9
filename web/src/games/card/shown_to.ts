/** To whom I show two cards in the meeting that is going on. */
import { paperSheet, type Show } from "../../fold/sheet";
import type { Table } from "../../state/table.svelte";
import type { Seat, Viewer } from "../../wire/messages";
import { cardAt } from "./position";

/** The one who sees my cards. With five players, two agents who meet the Ambassador show to them alone. */
export function shownTo(table: Table): Seat | null {
  const others = (cardAt(table).meeting?.visitors ?? []).filter((one) => one !== table.seat);
  const seats = others.filter((one): one is Seat => one !== "dummy");
  return seats.includes("ambassador") ? "ambassador" : (seats[0] ?? null);
}

/** The pairs that I have shown them before. */
export function shownBefore(table: Table): readonly Show[] {
  const to = shownTo(table);
  if (to === null) return [];
  return paperSheet(table.seen, table.viewer as Viewer).shows.filter(
    (show) => show.from === table.seat && show.to.includes(to) && show.kind !== "black",
  );
}
