/** The plot of a review: scales, steps, and the marks of the player it is about. Pure. */
import type { DealReview, Point, Seat, SeatReview } from "../../wire/messages";

export type Measure = "deals" | "belief";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Scales {
  readonly box: Box;
  readonly turns: number;
  x(turn: number): number;
  y(point: Pick<Point, "deals" | "belief">): number;
  /** Values with a line across, the highest first. */
  readonly lines: readonly { readonly value: number; readonly y: number }[];
}

const ROUND_DEALS = [10_000, 3_000, 1_000, 300, 100, 30, 10, 3, 1] as const;
const SHARES = [100, 75, 50, 25, 0] as const;

export function scalesOf(deal: DealReview, measure: Measure, box: Box): Scales {
  const turns = Math.max(deal.turns, 1);
  const most = Math.max(...deal.seats.flatMap(({ points }) => points.map(({ deals }) => deals)), 2);
  const share = (deals: number) => Math.log2(Math.max(deals, 1)) / Math.log2(most);
  const at = (part: number) => box.top + (1 - part) * box.height;
  const values =
    measure === "belief" ? SHARES : [most, ...ROUND_DEALS.filter((one) => one < most * 0.7)];
  return {
    box,
    turns,
    x: (turn) => box.left + (turn / turns) * box.width,
    y: ({ deals, belief }) => at(measure === "belief" ? belief : share(deals)),
    lines: values.map((value) => ({
      value,
      y: at(measure === "belief" ? value / 100 : share(value)),
    })),
  };
}

/** What a player could know after this turn. */
export function pointAt(seat: SeatReview, turn: number): Point {
  return (
    seat.points.findLast((point) => point.turn <= turn) ??
    seat.points[0] ?? { turn: 0, deals: 1, belief: 1 }
  );
}

/** The line of a player, in steps: across, then down. */
export function lineOf(seat: SeatReview, scales: Scales): string {
  return seat.points
    .map((point, index) => {
      const x = scales.x(point.turn).toFixed(1);
      const y = scales.y(point).toFixed(1);
      return index === 0 ? `M${x} ${y}` : `H${x}V${y}`;
    })
    .join("");
}

export type MarkKind = "holding" | "partner" | "aim" | "win" | "declared" | "costly";

export interface Mark {
  readonly kind: MarkKind;
  readonly turn: number;
  readonly seat: Seat | null;
}

/** The moments of one player that stand out, in order; at most one of a kind in a turn. */
export function marksOf(seat: SeatReview): readonly Mark[] {
  const marks: Mark[] = [];
  for (const { what, turn, seat: about } of seat.known) {
    if (what === "holding") continue;
    if (!marks.some((one) => one.kind === what))
      marks.push({ kind: what, turn, seat: about as Seat });
  }
  const declared = seat.summary.declared;
  if (declared !== null && !marks.some((one) => one.kind === "win" && one.turn === declared))
    marks.push({ kind: "declared", turn: declared, seat: null });
  const answer = seat.costly.find(({ move }) => move.kind === "answer");
  if (answer !== undefined)
    marks.push({ kind: "costly", turn: answer.turn, seat: answer.move.other });
  return marks.sort((one, other) => one.turn - other.turn);
}

/** Places for labels, none nearer to the next than this; the order stays. */
export function spread(wanted: readonly number[], least: number, most: number): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let above = -Infinity;
  for (const index of order) {
    above = Math.max(wanted[index] ?? 0, above + least);
    placed[index] = above;
  }
  const over = Math.max(0, above - most);
  return placed.map((y) => y - over);
}

/** Turns that get a number on the axis: not too many of them. */
export function ticksOf(turns: number, room: number): readonly number[] {
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((one) => (turns / one) * 46 <= room) ?? turns;
  const ticks: number[] = [];
  for (let turn = step; turn <= turns; turn += step) ticks.push(turn);
  return ticks;
}
