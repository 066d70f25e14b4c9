/** The board game as the registry knows it. Light: the screen itself is fetched when it is needed. */
import { boardAfter, EMPTY_BOARD, type BoardPosition } from "../../fold/board";
import type { BoardRulesWanted } from "../../wire/messages";
import type { Game } from "../game";

/** Every choice is listed, or this does not compile: `satisfies` compares with the server's types. */
const CHOICES = {
  edition: ["ares-2013-en", "ares-2013-it"],
  placement: ["random", "choose"],
  repeats: ["prevented", "challenge"],
  phantom: ["ares-2013", "classic-1988"],
} as const satisfies {
  [Name in Exclude<keyof BoardRulesWanted, "turn_limit">]-?: readonly BoardRulesWanted[Name][];
};

export const board: Game = {
  name: "board",
  empty: EMPTY_BOARD,
  after: boardAfter,
  /** The others who may act only interject. */
  waitedFor: (toAct) => toAct.slice(0, 1),
  actorsIn({ stage, question, toMove }: BoardPosition) {
    const isAnswering = stage === "answering" || stage === "replacing";
    const actor = isAnswering ? question?.agent : toMove;
    return actor ? [actor] : [];
  },
  isSimultaneous: () => false,
  visitors: (chairs) => chairs.map(({ seat }) => seat),
  hasMissions: true,
  screen: () => import("./BoardGame.svelte"),
  progress: ({ turn }: BoardPosition, t) => (turn > 0 ? [t("shell-turn", { turn })] : []),
  setup: {
    choices: CHOICES,
    rules: {
      edition: "ares-2013-en",
      placement: "random",
      repeats: "prevented",
      phantom: "ares-2013",
      turn_limit: null,
    },
    limit: { field: "turn_limit", label: "setup-turn-limit" },
    isAmbassadorFree: true,
  },
};
