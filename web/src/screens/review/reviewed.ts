/** A review with everything that its page needs: who sat where, and what they are called. */
import { namesAt } from "../../state/names";
import type { NameBook } from "../../speech/speech.svelte";
import { ask, Refusal } from "../../wire/http";
import type {
  GameName,
  HintsUsed,
  LobbyTable,
  Me,
  Review,
  Seat,
  SharedReview,
} from "../../wire/messages";
import * as routes from "../../wire/routes";

export interface Reviewed {
  readonly game: GameName;
  readonly review: Review;
  readonly seats: readonly Seat[];
  /** Whose review it is first of all: mine, or that of whoever shared it. */
  readonly seat: Seat | null;
  /** Whether that is me. */
  readonly isMine: boolean;
  readonly names: NameBook;
  readonly bots: readonly Seat[];
  /** The table, unless the review was shared. */
  readonly table: string | null;
  readonly hints: readonly HintsUsed[];
}

/** The review of a table. */
export async function reviewOf(table: string): Promise<Reviewed> {
  const [listing, me, review, hints] = await Promise.all([
    ask<LobbyTable>("GET", routes.table(table)),
    ask<Me | null>("GET", routes.me),
    ask<Review>("GET", routes.review(table)),
    ask<readonly HintsUsed[]>("GET", routes.hints(table)),
  ]);
  if (review.deals.length === 0) throw new Refusal("not-over");
  const { chairs } = listing;
  const mine = chairs.find(({ person }) => person !== null && person === me?.person);
  return {
    game: review.game,
    review,
    seats: chairs.map(({ seat }) => seat),
    seat: mine?.seat ?? null,
    isMine: mine !== undefined,
    names: namesAt(table, chairs),
    bots: chairs.flatMap(({ seat, bot }) => (bot === null ? [] : [seat])),
    table,
    hints,
  };
}

/** A review that somebody has shared. */
export async function sharedReview(secret: string): Promise<Reviewed> {
  const shared = await ask<SharedReview>("GET", routes.shared(secret));
  const { game, review, seats, seat, names, bots } = shared;
  return { game, review, seats, seat, isMine: false, names, bots, table: null, hints: [] };
}
