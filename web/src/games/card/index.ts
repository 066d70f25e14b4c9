/** The card game as the registry knows it. Light: the screen itself is fetched when it is needed. */
import { cardAfter, EMPTY_CARD, type CardPosition } from "../../fold/card";
import type { CardRulesWanted, Seat } from "../../wire/messages";
import type { Game } from "../game";

/** Every choice is listed, or this does not compile: `satisfies` compares with the server's types. */
const CHOICES = {
  edition: ["ffg-2003", "abacus-1997"],
  match: ["single", "first-to-3"],
} as const satisfies {
  [Name in Exclude<keyof CardRulesWanted, "round_limit">]-?: readonly CardRulesWanted[Name][];
};

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
  screen: () => import("./CardGame.svelte"),
  progress({ round, game, rules }: CardPosition, t) {
    if (round === 0) return [];
    const match = rules?.match === "first-to-3" ? [t("shell-match", { game })] : [];
    return [t("shell-round", { round }), ...match];
  },
  setup: {
    choices: CHOICES,
    rules: { edition: "ffg-2003", match: "single", round_limit: null },
    limit: { field: "round_limit", label: "setup-round-limit" },
    isAmbassadorFree: false,
  },
};
