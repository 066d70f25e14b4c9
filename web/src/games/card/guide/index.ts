/** What is new to somebody in their first card game, the most urgent first. */
import { holderOf, partnerOf } from "../../../panels/partner";
import type { Holder } from "../../../wire/messages";
import { isOffered, type Situation, type Watched } from "../../guide";
import { cardAt } from "../position";

/** Who certainly is my partner; nobody where nobody has one. */
function partnerOfMine({ table, sheet }: Watched): Holder | null {
  const { hand } = cardAt(table);
  const hasPartner = table.view?.settings.players === 4;
  return hand === null || !hasPartner ? null : holderOf(sheet, partnerOf(hand.identity));
}

/** All numbers of the code are certain. */
function isCodeKnown({ table, sheet }: Watched): boolean {
  const held = (sheet?.facts ?? []).filter(({ holds }) => holds);
  const seats = table.view?.chairs.length ?? 0;
  return seats > 0 && held.filter(({ card }) => /^\d+$/.test(card)).length >= 4;
}

export const cardSituations: readonly Situation[] = [
  {
    id: "card-code",
    points: ["safe"],
    holds: (now) => isOffered(now, "declare-code") && isCodeKnown(now),
  },
  {
    id: "card-partner",
    points: ["notes"],
    holds: (now) => now.table.isMine && partnerOfMine(now) !== null,
    variables: (now) => ({ player: partnerOfMine(now) }),
  },
  { id: "card-black", holds: (now) => isOffered(now, "show-black-card") },
  { id: "card-ambassador", holds: (now) => isOffered(now, "name-agent") },
  { id: "card-dummy", holds: (now) => isOffered(now, "look-at-dummy") },
  { id: "card-pair", holds: (now) => isOffered(now, "choose-pair") },
  { id: "card-declare", holds: (now) => isOffered(now, "declare-code") },
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
  { id: "card-go", points: ["dossier"], holds: (now) => isOffered(now, "play-location") },
];
