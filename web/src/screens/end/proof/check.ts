/**
 * The proof of fair dealing: the seal is opened, and every deal and every draw of the game is made
 * again and compared. What the players chose is not chance, and is not looked at.
 */
import { SPACES } from "../../../map/venice";
import type { BoardEvent } from "../../../fold/board";
import type { CardEvent } from "../../../fold/card";
import missions from "../../../../../src/inkognito/board/missions.toml";
import type {
  Ball,
  BoardRules,
  CardLocation,
  CardNumber,
  CardRules,
  Colour,
  Seat,
} from "../../../wire/messages";
import { chanceOf, commitmentOf, shuffled, threeOf, type Draw } from "./chance";
import type { GameFile } from "./record";

/** One thing that was made again. */
export interface Checked {
  readonly what: "commitment" | "first" | "placement" | "deal" | "phantom" | "stack";
  readonly who: string | null;
  /** The turn or round, where there is one. */
  readonly when: number | null;
  readonly holds: boolean;
}

export interface Proof {
  readonly holds: boolean;
  /** How many draws were made again, deals included. */
  readonly draws: number;
  readonly checked: readonly Checked[];
}

const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];
const IDENTITIES = ["fiddlebottom", "bubble", "zsazsa", "x"] as const;
const BUILDS = ["tall", "short", "fat", "thin"] as const;
const LETTERS = ["A", "B", "C", "D"] as const;
/** By edition: the numbers in the order in which they are shuffled. */
const NUMBERS: Readonly<Record<string, readonly CardNumber[]>> = {
  "ffg-2003": ["13", "24", "47", "36"],
  "abacus-1997": ["52", "11", "0", "29"],
};
const LOCATIONS: readonly CardLocation[] = [
  "rialto",
  "san-marco",
  "arsenale",
  "accademia",
  "ca-d-oro",
];
const BALLS: readonly Ball[] = ["land", "water", "either", "rival", "ambassador", "none"];
const { phantom: PHANTOM } = missions as { phantom: Record<string, Partial<Record<Ball, number>>> };
/** Where the figures of a colour start, in the order of the facts. */
const startsOf = (seat: Colour) => SPACES.filter(({ start }) => start === seat).map(({ id }) => id);
const CYCLE = 5; // after so many rounds the places are taken back

/** Check a whole game; null where it has nothing to prove. `published` is what was told before play. */
export function prove(file: GameFile, published: string): Proof | null {
  if (file.proof === null) return null;
  const seal = { ...file.proof, entropy: file.entropy };
  const isBound = commitmentOf(seal) === published && file.commitment === published;
  const draw = chanceOf(seal);
  const draws = file.game === "board" ? boardDraws(file, draw) : cardDraws(file, draw);
  const checked = [
    { what: "commitment", who: null, when: null, holds: isBound } as const,
    ...draws,
  ];
  return { holds: checked.every(({ holds }) => holds), draws: draws.length, checked };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Who holds the hand of each colour: itself, or nobody. */
const holders = (seats: readonly Seat[], nobody: string) =>
  COLOURS.map((colour) => (seats.includes(colour) ? colour : nobody));

// --- the board game -----------------------------------------------------------------------------

function boardDraws(file: GameFile, draw: Draw): readonly Checked[] {
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

// --- the card game ------------------------------------------------------------------------------

function cardDraws(file: GameFile, draw: Draw): readonly Checked[] {
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
        const left = LOCATIONS.filter((one) => !before.includes(one));
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
  const numbers = shuffled(NUMBERS[rules?.edition ?? ""] ?? [], draw, "numbers", game);
  return holders(seats, "dummy").map((seat, place) => ({
    seat,
    identity: identities[place],
    number: numbers[place],
  }));
}
