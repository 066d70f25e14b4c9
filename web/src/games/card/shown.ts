/** What happens between players of the card game, as the screen draws it. Pure. */
import type { Numbered } from "../../fold/sheet";
import type {
  CardCard,
  CardKind,
  CardLocation,
  CardNumber,
  Colour,
  Seat,
  Viewer,
} from "../../wire/messages";

/** Whose cards are shown, to whom, and which where I see them. */
export interface Shown {
  readonly what: "cards";
  readonly number: number;
  readonly from: Colour | "dummy";
  readonly to: readonly Seat[];
  /** How many; that is known to everybody. */
  readonly count: number;
  /** Null where I may not see them. */
  readonly cards: readonly CardCard[] | null;
  readonly isBlack: boolean;
  /** Which of the dummy's cards was looked at. */
  readonly kind: CardKind | null;
}

export type Happening =
  | Shown
  | {
      readonly what: "asked";
      readonly number: number;
      readonly seat: Colour;
      readonly agent: Colour;
    }
  | {
      readonly what: "declared";
      readonly number: number;
      readonly seat: Seat;
      readonly code: readonly CardNumber[];
    };

/** What these sightings show, in order. */
export function shownIn(latest: readonly Numbered[]): readonly Shown[] {
  return happeningsIn(latest).filter((one): one is Shown => one.what === "cards");
}

export function happeningsIn(latest: readonly Numbered[]): readonly Happening[] {
  return latest.flatMap(({ number, sighting }): Happening[] => {
    switch (sighting.type) {
      case "pair-shown": {
        const { seat: from, to, cards } = sighting;
        return [{ ...PAIR, number, from, to: [to], cards }];
      }
      case "pair-shown-covertly": {
        const { seat: from, to } = sighting;
        return [{ ...PAIR, number, from, to: [to] }];
      }
      case "black-card-shown": {
        const { seat: from, to, card } = sighting;
        return [{ ...BLACK, number, from, to, cards: [card] }];
      }
      case "black-card-shown-covertly": {
        const { seat: from, to } = sighting;
        return [{ ...BLACK, number, from, to }];
      }
      case "dummy-seen": {
        const { seat, card, kind } = sighting;
        return [{ ...BLACK, number, from: "dummy", to: [seat], cards: [card], kind }];
      }
      case "dummy-seen-covertly": {
        const { seat, kind } = sighting;
        return [{ ...BLACK, number, from: "dummy", to: [seat], kind }];
      }
      case "agent-named":
        return [{ what: "asked", number, seat: sighting.seat, agent: sighting.agent }];
      case "code-declared":
        return [{ what: "declared", number, seat: sighting.seat, code: sighting.code }];
      default:
        return [];
    }
  });
}

const PAIR = { what: "cards", count: 2, cards: null, isBlack: false, kind: null } as const;
const BLACK = { what: "cards", count: 1, cards: null, isBlack: true, kind: null } as const;

/** Where the last meeting was, also if the next round has begun since. */
export function lastMeeting(seen: readonly Numbered[]): CardLocation | null {
  const began = seen.findLast(({ sighting }) => sighting.type === "meeting-began")?.sighting;
  return began?.type === "meeting-began" ? began.location : null;
}

/** Whether I am one of those who look at them. */
export function isForMe({ to, cards }: Shown, viewer: Viewer | "all"): boolean {
  return cards !== null && to.some((seat) => seat === viewer);
}
