/** What is new to somebody in their first board game, the most urgent first. */
import { partnerOf } from "../../../panels/partner";
import type { BoardRules, Holder } from "../../../wire/messages";
import { isOffered, type Situation, type Watched } from "../../situation";
import { boardFacts } from "../edition";
import { ownerOf, piecesAt } from "../meetings";
import { missionText } from "../missions";
import { boardAt } from "../position";
import { missionOfMine, partnerOfMine, stands, type Knowledge } from "./mission";

function knowledge({ table, sheet }: Watched): Knowledge | null {
  const board = boardAt(table);
  return board.hand === null ? null : { board, hand: board.hand, sheet };
}

/** Who certainly is my partner. */
function partnerNow(now: Watched): Holder | null {
  const known = knowledge(now);
  return known === null ? null : partnerOfMine(known);
}

function missionNow(now: Watched) {
  const known = knowledge(now);
  return known === null ? null : missionOfMine(known);
}

/** My mission is certain, and stands as the pieces do now. */
function isFulfilled(now: Watched): boolean {
  const [known, mission] = [knowledge(now), missionNow(now)];
  return known !== null && mission !== null && stands(mission, known);
}

/** My second turn has come, or a later one. */
function isLater({ table }: Watched): boolean {
  const { turn, seats } = boardAt(table);
  return turn > seats.length;
}

/** One of my figures stands with somebody else's piece. */
function standsWithSomebody({ table }: Watched): boolean {
  const { places } = boardAt(table);
  const mine = Object.entries(places).filter(([piece]) => piece.startsWith(`${table.seat ?? ""}-`));
  return mine.some(([, space]) =>
    piecesAt(places, space).some((other) => ownerOf(other) !== table.seat),
  );
}

const partner = (now: Watched) => ({ player: partnerNow(now) });
const isFound = (now: Watched) => {
  const found = partnerNow(now);
  return found !== null && found !== "aside";
};

export const boardSituations: readonly Situation[] = [
  { id: "board-hand", inDialog: true, holds: (now) => isOffered(now, "answer-hand") },
  {
    id: "board-asked-by-partner",
    inDialog: true,
    holds: (now) => isOffered(now, "show-cards") && partnerNow(now) === boardAt(now.table).toMove,
    points: ["letter"],
    variables: partner,
  },
  { id: "board-asked", inDialog: true, holds: (now) => isOffered(now, "show-cards") },
  {
    id: "board-fulfilled",
    points: ["declare"],
    opens: "dossier",
    inDialog: true,
    holds: (now) => isOffered(now, "declare-mission") && isFulfilled(now),
    variables: partner,
  },
  {
    id: "board-stop",
    points: ["end-movement"],
    holds: (now) => isOffered(now, "end-movement") && isFulfilled(now),
  },
  {
    id: "board-mission",
    points: ["dossier"],
    holds: (now) => now.table.isMine && isFound(now) && missionNow(now) !== null,
    variables: (now, speaker) => {
      const mission = missionNow(now);
      const { players, rules } = now.table.view?.settings ?? {};
      const { brought_by } = boardFacts((rules as BoardRules | undefined)?.edition);
      const game = { players: players ?? 0, brought_by };
      if (mission === null) return partner(now);
      return { ...partner(now), mission: speaker.t(...missionText(mission, game, speaker.name)) };
    },
  },
  {
    id: "board-partner",
    points: ["notes"],
    holds: (now) => now.table.isMine && isFound(now),
    variables: partner,
  },
  {
    id: "board-shown",
    points: ["notes"],
    holds: (now) => isOffered(now, "expel") && boardAt(now.table).question !== null,
  },
  { id: "board-expel", holds: (now) => isOffered(now, "expel") },
  { id: "board-ambassador", holds: (now) => isOffered(now, "question-through-ambassador") },
  { id: "board-ask", holds: (now) => isOffered(now, "question-agent") },
  {
    id: "board-met",
    points: ["end-movement"],
    holds: (now) => isOffered(now, "end-movement") && standsWithSomebody(now),
  },
  { id: "board-step", holds: (now) => isOffered(now, "step") },
  {
    id: "board-goal",
    points: ["dossier"],
    holds: (now) => knowledge(now) !== null && !isLater(now),
    variables: (now, { name }) => {
      const { hand } = boardAt(now.table);
      return hand === null
        ? {}
        : { me: name(hand.identity), partner: name(partnerOf(hand.identity)) };
    },
  },
  { id: "board-hint", points: ["hint"], holds: (now) => isOffered(now, "step") && isLater(now) },
  { id: "board-shake", holds: (now) => isOffered(now, "shake-phantom") },
  { id: "board-place", holds: (now) => isOffered(now, "place-figures") },
  { id: "board-end", holds: (now) => isOffered(now, "end-turn") },
  {
    id: "board-others",
    holds: ({ table }) => !table.isMine && boardAt(table).turn > 0 && table.options === null,
  },
];
