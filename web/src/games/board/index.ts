/** The board game as the registry knows it. Light: the screen itself is fetched when it is needed. */
import { boardAfter, EMPTY_BOARD, type BoardPosition } from "../../fold/board";
import { fetchNow } from "../../kit/later.svelte";
import {
  BOARD_EDITIONS,
  BOARD_LIMITS,
  BOARD_OPTIONS,
  BOARD_RULES,
  PASS_KINDS,
} from "../../wire/values";
import { withPapers, type Game } from "../game";
import { boardFacts } from "./edition";

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
  screen: () => withPapers(fetchNow(() => import("./BoardGame.svelte"), "board")),
  progress: ({ turn }: BoardPosition, t) => (turn > 0 ? [t("shell-turn", { turn })] : []),
  /** The Ambassador's player never shakes the Phantom. */
  passKinds: (_players, seat) =>
    PASS_KINDS.board.filter((kind) => seat !== "ambassador" || kind !== "shake-phantom"),
  setup: {
    facts: boardFacts,
    choices: { edition: BOARD_EDITIONS, ...BOARD_OPTIONS },
    rules: BOARD_RULES,
    limit: {
      field: "turn_limit",
      label: "setup-turn-limit",
      within: BOARD_LIMITS.turn_limit,
    },
    isAmbassadorFree: true,
  },
};
