/**
 * The mission of a player who is sure of it, and whether it stands on the map: as far as their own
 * cards, their note sheet and the places tell. What is not certain does not count.
 */
import type { BoardPosition } from "../../../fold/board";
import { SPACES } from "../../../map/venice";
import { holderOf, partnerOf } from "../../../panels/partner";
import type { BoardHand, Colour, Holder, Identity, Piece, Sheet } from "../../../wire/messages";
import { BUILDS } from "../../../wire/values";
import { codesLeft, TEAMS, type Mission } from "../missions";

export interface Knowledge {
  readonly board: Pick<BoardPosition, "places" | "ambassadorMovedBy">;
  readonly hand: BoardHand;
  readonly sheet: Sheet | null;
}

/** Who certainly is my partner. */
export function partnerOfMine({ hand, sheet }: Knowledge): Holder | null {
  return holderOf(sheet, partnerOf(hand.identity));
}

/** The only mission that is left for us; null while there are more. */
export function missionOfMine({ hand, sheet }: Knowledge): Mission | null {
  const mine = sheet?.missions.find((one) => one.mine);
  const [code, ...others] = mine === undefined ? [] : codesLeft(mine);
  const team = TEAMS.find(({ first, second }) => [first, second].includes(hand.identity));
  return code === undefined || others.length > 0 ? null : (team?.missions[code] ?? null);
}

/** Whether this mission stands now, as far as I can be sure. */
export function stands(mission: Mission, known: Knowledge): boolean {
  const { places, ambassadorMovedBy } = known.board;
  const team = teamOf(known);
  if (team === null) return false;
  const at = (who: Identity | "ambassador" | undefined) => {
    const piece = who === "ambassador" ? who : figureOf(who, known);
    return piece === null ? undefined : places[piece];
  };
  const together = (one: string | undefined, other: string | undefined) =>
    one !== undefined && one === other;
  switch (mission.goal) {
    case "any-on":
      return figuresOf(team).some((figure) => together(places[figure], at(mission.target)));
    case "go-to":
      return together(at(mission.who), spaceOf(mission.space));
    case "bring":
      return (
        together(places.ambassador, spaceOf(mission.space)) &&
        team.some((seat) => seat === ambassadorMovedBy)
      );
    case "meet":
      return together(at(known.hand.identity), at(partnerOf(known.hand.identity)));
    case "join":
      return together(at(mission.who), at(mission.target));
  }
}

function teamOf(known: Knowledge): readonly Colour[] | null {
  const partner = partnerOfMine(known);
  const isThere = partner !== null && partner !== "aside" && partner !== "dummy";
  return isThere ? [known.hand.seat as Colour, partner] : null;
}

function figuresOf(team: readonly Colour[]): readonly Piece[] {
  return team.flatMap((seat) => BUILDS.map((build) => `${seat}-${build}` as const));
}

/** The true figure of an agent, where I know it. */
function figureOf(who: Identity | undefined, { hand, sheet }: Knowledge): Piece | null {
  if (who === undefined) return null;
  if (who === hand.identity) return `${hand.seat as Colour}-${hand.build}`;
  const holder = holderOf(sheet, who);
  const build = BUILDS.find((one) =>
    sheet?.facts.some(({ seat, card, holds }) => holds && seat === holder && card === one),
  );
  if (holder === null || holder === "aside" || holder === "dummy" || build === undefined)
    return null;
  return `${holder}-${build}`;
}

function spaceOf(space: Mission["space"]): string | undefined {
  return space === "embassy" ? space : SPACES.find(({ number }) => number === space)?.id;
}
