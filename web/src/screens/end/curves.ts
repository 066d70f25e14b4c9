/** What each player could have known, as a curve that rises from nothing to everything. */
import type { Colour, Knowledge, Seat } from "../../wire/messages";
import { IDENTITIES } from "../../wire/values";

export interface Curve {
  readonly seat: Seat;
  readonly path: string;
}

/** A curve for each player, in a box of this size; the last deal of a match only. */
export function curvesOf({ viewers }: Knowledge, width: number, height: number): readonly Curve[] {
  const last = Math.max(...viewers.flatMap(({ points }) => points.map(({ deal }) => deal)), 1);
  const ofLast = viewers.map(({ seat, points }) => ({
    seat,
    points: points.filter(({ deal }) => deal === last),
  }));
  const turns = Math.max(...ofLast.flatMap(({ points }) => points.map(({ turn }) => turn)), 1);
  const most = Math.max(
    ...ofLast.flatMap(({ points }) => points.map(({ deals }) => Math.log2(Math.max(deals, 1)))),
    1,
  );
  return ofLast.map(({ seat, points }) => ({
    seat,
    path: points
      .map(({ turn, deals }, index) => {
        const x = (turn / turns) * width;
        const y = (Math.log2(Math.max(deals, 1)) / most) * (height - 6) + 3;
        return `${index === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`;
      })
      .join(""),
  }));
}

/** The turn in which somebody could be certain who another is; null where that never was. */
export function firstCertain({ viewers }: Knowledge, knower: Seat, about: Seat): number | null {
  const certain = viewers.find(({ seat }) => seat === knower)?.certain ?? [];
  const last = Math.max(...certain.map(({ deal }) => deal), 0);
  const found = certain.find(
    ({ deal, seat, card }) => deal === last && seat === (about as Colour) && isIdentity(card),
  );
  return found?.turn ?? null;
}

function isIdentity(card: string): boolean {
  return (IDENTITIES as readonly string[]).includes(card);
}
