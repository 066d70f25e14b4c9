/** What is new to somebody in their first card game, the most urgent first. */
import { holderOf, partnerOf } from "../../../panels/partner";
import type { Holder } from "../../../wire/messages";
import { IDENTITIES } from "../../../wire/values";
import type { Situation, Watched } from "../../situation";
import { codeKnown } from "../code";
import { offered, type CommandType } from "../commands";
import { cardFacts } from "../edition";
import { cardAt } from "../position";
import { isForMe, shownIn } from "../shown";

/** The round from which on somebody has seen how a round goes. */
const LATER = 3;

/** Whether I may do this now, or as soon as nobody names the code. */
function isOffered({ table }: Watched, type: CommandType): boolean {
  return offered(table, type).length > 0;
}

/** Who certainly is my partner; nobody where nobody has one. */
function partnerOfMine({ table, sheet }: Watched): Holder | null {
  const { hand } = cardAt(table);
  const hasPartner = table.view?.settings.players === 4;
  return hand === null || !hasPartner ? null : holderOf(sheet, partnerOf(hand.identity));
}

/** The number of every agent is certain: not just who holds which, but who is who as well. */
function isCodeKnown({ table, sheet }: Watched): boolean {
  const { hand, rules } = cardAt(table);
  const code = codeKnown(hand, sheet?.facts ?? [], cardFacts(rules?.edition).numbers);
  return IDENTITIES.every((identity) => code[identity] !== undefined);
}

/** I am alone with my partner, and may name the code. */
function canOpenSafe(now: Watched): boolean {
  const partner = partnerOfMine(now);
  const { meeting } = cardAt(now.table);
  const isHere = meeting?.visitors.some((one) => one === partner) ?? false;
  return isHere && isOffered(now, "declare-code");
}

/** Somebody has shown me two cards. */
function wasShownPair({ table }: Watched): boolean {
  return shownIn(table.seen).some((one) => !one.isBlack && isForMe(one, table.viewer));
}

const isGoing = (now: Watched) => isOffered(now, "play-location");
const partner = (now: Watched) => ({ player: partnerOfMine(now) });

export const cardSituations: readonly Situation[] = [
  {
    id: "card-win",
    points: ["open-safe"],
    holds: (now) => canOpenSafe(now) && isCodeKnown(now),
    variables: partner,
  },
  {
    id: "card-code",
    points: ["safe"],
    holds: (now) => isGoing(now) && isCodeKnown(now) && partnerOfMine(now) !== null,
    variables: partner,
  },
  {
    id: "card-partner",
    points: ["notes"],
    holds: (now) => isGoing(now) && !isCodeKnown(now) && partnerOfMine(now) !== null,
    variables: partner,
  },
  { id: "card-black", holds: (now) => isOffered(now, "show-black-card") },
  { id: "card-ambassador", holds: (now) => isOffered(now, "name-agent") },
  { id: "card-dummy", holds: (now) => isOffered(now, "look-at-dummy") },
  { id: "card-pair", holds: (now) => isOffered(now, "choose-pair") },
  {
    id: "card-declare",
    holds: (now) => isOffered(now, "declare-code") && !isCodeKnown(now),
  },
  {
    id: "card-goal",
    points: ["dossier"],
    holds: ({ table }) => cardAt(table).hand !== null && cardAt(table).round <= 1,
    variables: ({ table }, { name }) => {
      const { hand } = cardAt(table);
      return hand === null
        ? {}
        : { me: name(hand.identity), partner: name(partnerOf(hand.identity)) };
    },
  },
  { id: "card-go", holds: isGoing },
  { id: "card-shown", points: ["notes"], holds: (now) => isGoing(now) && wasShownPair(now) },
  {
    id: "card-hint",
    points: ["hint"],
    holds: (now) => isGoing(now) && cardAt(now.table).round >= LATER,
  },
];
