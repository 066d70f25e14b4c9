/** The card game as the registry knows it. Light: the screen itself is fetched when it is needed. */
import { cardAfter, EMPTY_CARD, type CardPosition } from "../../fold/card";
import { fetchNow } from "../../kit/later.svelte";
import type { Seat } from "../../wire/messages";
import {
  CARD_EDITIONS,
  CARD_LIMITS,
  CARD_OPTIONS,
  CARD_RULES,
  PASS_KINDS,
} from "../../wire/values";
import { withPapers, type Game } from "../game";
import { cardFacts } from "./edition";

export const card: Game = {
  name: "card",
  empty: EMPTY_CARD,
  after: cardAfter,
  waitedFor: (toAct) => toAct,
  actorsIn({ named, meeting, here, seats }: CardPosition) {
    if (named !== null) return [named];
    if (meeting !== null) return meeting.visitors.filter((one): one is Seat => one !== "dummy");
    const played = Object.values(here).flat();
    const next = seats.find((seat) => !played.includes(seat) && seat !== "ambassador");
    return next === undefined ? [] : [next];
  },
  isSimultaneous: ({ type }) => type === "choose-pair",
  /** Nobody plays the dummy; the Ambassador is always there. */
  visitors(chairs) {
    const seats = chairs.map(({ seat }) => seat);
    return [
      ...seats,
      ...(chairs.length === 3 ? (["dummy"] as const) : []),
      ...(seats.includes("ambassador") ? [] : (["ambassador"] as const)),
    ];
  },
  hasMissions: false,
  screen: () => withPapers(fetchNow(() => import("./CardGame.svelte"), "card")),
  progress({ round, game, rules }: CardPosition, t) {
    if (round === 0) return [];
    const match = rules?.match === "first-to-3" ? [t("shell-match", { game })] : [];
    return [t("shell-round", { round }), ...match];
  },
  /** Only three play with the dummy. */
  passKinds: (players) => PASS_KINDS.card.filter((kind) => players === 3 || kind !== "look"),
  setup: {
    facts: cardFacts,
    choices: { edition: CARD_EDITIONS, ...CARD_OPTIONS },
    rules: CARD_RULES,
    limit: {
      field: "round_limit",
      label: "setup-round-limit",
      within: CARD_LIMITS.round_limit,
    },
    isAmbassadorFree: false,
  },
};
