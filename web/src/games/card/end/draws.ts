/** Every draw of a card game made again, for the proof of fair dealing. */
import type { CardEvent } from "../../../fold/card";
import type { CardLocation, CardRules, Seat } from "../../../wire/messages";
import { CARD_EDITION_FACTS, CARD_LOCATIONS, IDENTITIES } from "../../../wire/values";
import { shuffled, type Draw } from "../../proof/chance";
import { holders, same, type Checked } from "../../proof/checked";
import type { GameFile } from "../../proof/record";

const CYCLE = CARD_LOCATIONS.length; // the number of rounds after which the places are taken back

export function cardDraws(file: GameFile, draw: Draw): readonly Checked[] {
  let seats: readonly Seat[] = [];
  let rules: CardRules | null = null;
  let [game, round] = [0, 0];
  let played: Record<string, CardLocation[]> = {};
  return (file.events as readonly CardEvent[]).flatMap((event): readonly Checked[] => {
    switch (event.type) {
      case "game-opened":
        ({ seats, rules } = event);
        return [];
      case "hands-dealt":
        ({ game } = event);
        return [
          {
            what: "deal",
            who: null,
            when: null,
            holds: same(event.hands, cardDeal(seats, rules, game, draw)),
          },
        ];
      case "round-began": {
        ({ round } = event);
        if ((round - 1) % CYCLE === 0) played = {};
        if (game !== 1 || round !== 1) return [];
        const agents = seats.filter((seat) => seat !== "ambassador");
        return [
          {
            what: "first",
            who: event.first,
            when: null,
            holds: event.first === agents[draw(agents.length, "first")],
          },
        ];
      }
      case "location-played": {
        const { visitor, location } = event;
        const before = played[visitor] ?? [];
        played[visitor] = [...before, location];
        if (visitor !== "dummy" && (visitor !== "ambassador" || seats.includes("ambassador")))
          return [];
        const left = CARD_LOCATIONS.filter((one) => !before.includes(one));
        const index = (BigInt(game) << 32n) | BigInt(round);
        const holds = location === left[draw(left.length, visitor, index)];
        return [{ what: "stack", who: visitor, when: round, holds }];
      }
      default:
        return [];
    }
  });
}

function cardDeal(
  seats: readonly Seat[],
  rules: CardRules | null,
  game: number,
  draw: Draw,
): unknown {
  const identities = shuffled(IDENTITIES, draw, "identities", game);
  const numbers = shuffled(
    rules === null ? [] : CARD_EDITION_FACTS[rules.edition].numbers,
    draw,
    "numbers",
    game,
  );
  return holders(seats, "dummy").map((seat, place) => ({
    seat,
    identity: identities[place],
    number: numbers[place],
  }));
}
