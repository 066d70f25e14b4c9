/** Every draw of a board game made again, for the proof of fair dealing. */
import missions from "../../../../../src/inkognito/board/missions.toml";
import type { BoardEvent } from "../../../fold/board";
import { SPACES } from "../../../map/venice";
import type { Ball, BoardRules, Colour, Seat } from "../../../wire/messages";
import { BALLS, BUILDS, COLOURS, IDENTITIES, LETTERS } from "../../../wire/values";
import { shuffled, threeOf, type Draw } from "../../proof/chance";
import { holders, same, type Checked } from "../../proof/checked";
import type { GameFile } from "../../proof/record";

const { phantom: PHANTOM } = missions as { phantom: Record<string, Partial<Record<Ball, number>>> };
/** Where the figures of a colour start, in the order of the facts. */
const startsOf = (seat: Colour) => SPACES.filter(({ start }) => start === seat).map(({ id }) => id);

export function boardDraws(file: GameFile, draw: Draw): readonly Checked[] {
  let seats: readonly Seat[] = [];
  let rules: BoardRules | null = null;
  let turn = 0;
  return (file.events as readonly BoardEvent[]).flatMap((event): readonly Checked[] => {
    switch (event.type) {
      case "game-opened":
        ({ seats, rules } = event);
        return [
          {
            what: "first",
            who: event.first,
            when: null,
            holds: event.first === seats[draw(seats.length, "first")],
          },
        ];
      case "figures-placed": {
        if (rules?.placement !== "random") return [];
        const { seat } = event;
        const spaces = shuffled(startsOf(seat), draw, "placement", COLOURS.indexOf(seat));
        return [
          {
            what: "placement",
            who: seat,
            when: null,
            holds: same(
              BUILDS.map((build) => event[build]),
              spaces,
            ),
          },
        ];
      }
      case "hands-dealt":
        return [
          { what: "deal", who: null, when: null, holds: same(event.hands, boardDeal(seats, draw)) },
        ];
      case "turn-began":
        ({ turn } = event);
        return [];
      case "phantom-shaken": {
        const ways = threeOf(urnOf(rules?.phantom ?? ""));
        const balls = ways[draw(ways.length, "phantom", turn)];
        return [{ what: "phantom", who: event.seat, when: turn, holds: same(event.balls, balls) }];
      }
      default:
        return [];
    }
  });
}

function boardDeal(seats: readonly Seat[], draw: Draw): unknown {
  const identities = shuffled(IDENTITIES, draw, "identities");
  const builds = shuffled(BUILDS, draw, "builds");
  const letters = shuffled(LETTERS, draw, "missions");
  return holders(seats, "aside").map((seat, place) => ({
    seat,
    identity: identities[place],
    build: builds[place],
    mission: letters[place],
  }));
}

function urnOf(phantom: string): readonly Ball[] {
  return BALLS.flatMap((ball) => Array.from({ length: PHANTOM[phantom]?.[ball] ?? 0 }, () => ball));
}
