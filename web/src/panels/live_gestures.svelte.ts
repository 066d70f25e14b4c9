/** Gestures at the moment in which they are made: each plays at its maker's seat, then it is gone. */
import { untrack } from "svelte";
import type { Table } from "../state/table.svelte";
import type { Visitor } from "../wire/messages";
import { gesturesIn, seatOf, type GestureMade } from "./gestures";
import { secrecy } from "./secrecy.svelte";

/** Milliseconds for which a gesture is seen. */
export const PLAYS_FOR = 2_000;

export interface LiveGestures {
  /** The gesture that is being made at a seat. */
  at(seat: Visitor): GestureMade | null;
  /** The newest one that is being made. */
  readonly latest: GestureMade | null;
}

/** Follow the gestures at a table; for the beginning of a component. */
export function liveGestures(table: Table): LiveGestures {
  let numbers = $state.raw<readonly number[]>([]);
  const timers = new Set<ReturnType<typeof setTimeout>>();
  /** What was said before I came is not played. */
  let heard: number | null = null;

  function play(number: number): void {
    numbers = [...numbers, number];
    const timer = setTimeout(() => {
      timers.delete(timer);
      numbers = numbers.filter((one) => one !== number);
    }, PLAYS_FOR);
    timers.add(timer);
  }

  $effect(() => {
    if (table.view === null) return;
    const last = table.talk.at(-1)?.number ?? 0;
    const before = heard ?? last;
    heard = Math.max(last, before);
    const fresh = gesturesIn(table.talk).filter(({ number }) => number > before);
    untrack(() => fresh.forEach(({ number }) => play(number)));
  });
  $effect(() => () => timers.forEach(clearTimeout));

  const playing = $derived(
    gesturesIn(table.talk).filter(
      ({ number, to }) => numbers.includes(number) && !(secrecy.hidden && to !== null),
    ),
  );
  return {
    at: (seat) => playing.findLast((made) => seatOf(table, made) === seat) ?? null,
    get latest() {
      return playing.at(-1) ?? null;
    },
  };
}
