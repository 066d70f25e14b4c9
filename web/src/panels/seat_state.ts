/** Who sits around the table, what each of them does now, and how that is said. */
import type { Speaker } from "../speech/speech.svelte";
import { waitedFor, type Table } from "../state/table.svelte";
import type { ChairView, Seat, Visitor } from "../wire/messages";

export interface SeatState {
  readonly seat: Visitor;
  /** Null for those whom nobody plays: the Ambassador and the dummy of the card game. */
  readonly chair: ChairView | null;
  readonly isMine: boolean;
  readonly isToAct: boolean;
  /** Somebody else of whom the game waits for an answer. */
  readonly isThinking: boolean;
  readonly isAway: boolean;
}

/** Everybody who has a place at the table, clockwise. */
export function seatStates(table: Table): readonly SeatState[] {
  const chairs = table.view?.chairs ?? [];
  const seats = table.game?.visitors(chairs) ?? [];
  return seats.map((seat) => stateOf(table, seat));
}

function stateOf(table: Table, seat: Visitor): SeatState {
  const chair = table.view?.chairs.find((one) => one.seat === seat) ?? null;
  const isMine = seat === table.seat;
  const isToAct = waitedFor(table).includes(seat as Seat);
  return {
    seat,
    chair,
    isMine,
    isToAct,
    isThinking: isToAct && !isMine,
    isAway: chair !== null && chair.person !== null && !chair.present,
  };
}

/** What the player does, in a few words. */
export function doing(table: Table, state: SeatState, t: Speaker["t"]): string {
  const { chair, isMine } = state;
  if (chair === null) return t("panels-seat-nobody", { seat: state.seat });
  if (chair.person === null && chair.bot === null) return t("panels-seat-empty");
  if (chair.stand_in !== null) return t("panels-seat-stand-in", { mine: isMine });
  if (chair.bot !== null)
    return t("panels-seat-bot", { level: t(`panels-bot-level-${chair.bot}`) });
  if (state.isAway && !isMine) return t("panels-seat-away");
  const stage = table.position?.stage ?? "over";
  if (state.isToAct) return t(isMine ? "panels-seat-you-doing" : "panels-seat-doing", { stage });
  return t(isMine ? "panels-seat-you" : "panels-seat-present");
}
