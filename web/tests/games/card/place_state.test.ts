/** What a place says about those who are there: for every composition and every number of players. */
import { describe, expect, test } from "vitest";
import { EMPTY_CARD, type CardPosition } from "../../../src/fold/card";
import { bySize, doMeet, placeState, placeWords } from "../../../src/games/card/place_state";
import { LANGUAGES, loadSpeech, SHELVES } from "../../../src/speech/languages";
import type { Visitor } from "../../../src/wire/messages";
import { CARD_LOCATIONS, DEFAULT_SEATS } from "../../../src/wire/values";

const VISITORS: Readonly<Record<number, readonly Visitor[]>> = {
  3: ["red", "blue", "green", "dummy", "ambassador"],
  4: ["red", "blue", "green", "yellow", "ambassador"],
  5: ["red", "blue", "green", "yellow", "ambassador"],
};
const groupsOf = (everybody: readonly Visitor[]): readonly (readonly Visitor[])[] =>
  Array.from({ length: 2 ** everybody.length - 1 }, (_, bits) =>
    everybody.filter((_one, at) => ((bits + 1) >> at) & 1),
  );
const ALL = [3, 4, 5].flatMap((players) =>
  groupsOf(VISITORS[players] ?? []).map((group) => ({ players, group })),
);

/** The rules in their own words: exactly two with an agent among them; with five also the trio. */
function meetByTheRules(players: number, group: readonly Visitor[]): boolean {
  const agents = group.filter((one) => one !== "dummy" && one !== "ambassador").length;
  if (group.length === 2) return agents > 0;
  return players === 5 && group.length === 3 && agents === 2 && group.includes("ambassador");
}

function at(
  players: number,
  group: readonly Visitor[],
  more: Partial<CardPosition> = {},
): CardPosition {
  const seats = DEFAULT_SEATS[players] ?? [];
  return { ...EMPTY_CARD, seats, stage: "meeting", here: { rialto: group }, ...more };
}

test.each(ALL)("with $players players, whether $group meet", ({ players, group }) => {
  const isMeeting = meetByTheRules(players, group);
  expect(doMeet(players, group)).toBe(isMeeting);
  const state = placeState(at(players, group), "rialto");
  expect(state === "next").toBe(isMeeting);
  expect(state === "alone").toBe(group.length === 1);
  expect(state === "crowd" || state === "idle").toBe(!isMeeting && group.length > 1);
});

test.each(ALL)("with $players players, $group while others are coming", ({ players, group }) => {
  for (const stage of ["hiding", "playing"] as const)
    expect(placeState(at(players, group, { stage }), "rialto")).toBe("coming");
});

test("a meeting waits, goes on, and is over", () => {
  const pair = ["green", "yellow"] as const;
  const meeting = { location: "rialto", visitors: pair } as const;
  expect(placeState(at(4, pair, { meeting }), "rialto")).toBe("meeting");
  expect(placeState(at(4, pair, { resolved: ["rialto"] }), "rialto")).toBe("met");
  expect(placeState(at(4, pair), "arsenale")).toBe("empty");
  expect(placeState(at(4, pair, { stage: "over" }), "rialto")).toBe("left");
});

describe.each(LANGUAGES)("in %s", (language) => {
  const NAMES = { red: "Leo", blue: "Marta", green: "Alba", yellow: "Tommaso" };
  const NO_MEETING = { en: /no meeting/, it: /nessun incontro/, de: /kein Treffen/ }[language];

  test("every composition has its words, and only those who do not meet are told so", async () => {
    const speech = (await loadSpeech(language, SHELVES)).withNames(NAMES);
    for (const { players, group } of ALL)
      for (const me of ["blue", "red", null] as const)
        for (const more of [
          {},
          { stage: "playing" },
          { stage: "over" },
          { resolved: ["rialto"] },
          { meeting: { location: "rialto", visitors: group } },
        ] as const) {
          const card = at(players, group, more);
          if ("resolved" in more || "meeting" in more)
            if (!meetByTheRules(players, group)) continue;
          const { id, brief, who, count } = placeWords(card, "rialto", me);
          const said = speech.text(id, { who, count });
          const isTold =
            group.length > 1 && !meetByTheRules(players, group) && card.stage !== "playing";
          expect(NO_MEETING.test(said), `${players} ${group.join()}: ${said}`).toBe(isTold);
          expect(NO_MEETING.test(speech.text(brief, { count }))).toBe(isTold);
          if (count <= 2)
            for (const one of who) expect(said).toContain(speech.named(one, "label").slice(1));
        }
  });
});

test("in English, as a good host says it", async () => {
  const speech = (await loadSpeech("en", SHELVES)).withNames({
    red: "Leo",
    green: "Alba",
    yellow: "Tom",
  });
  const says = (card: CardPosition) => {
    const { id, who, count } = placeWords(card, "rialto", "blue");
    return speech.text(id, { who, count });
  };
  expect(says(at(4, ["green", "yellow"]))).toBe("Alba and Tom meet next");
  expect(says(at(4, ["red", "blue"]))).toBe("you meet Leo next");
  expect(says(at(5, ["red", "blue", "ambassador"]))).toBe("you meet Leo and the Ambassador next");
  expect(says(at(4, ["red", "blue", "ambassador"]))).toBe("3 there: no meeting");
  expect(says(at(3, ["dummy", "ambassador"]))).toBe("the dummy and the Ambassador: no meeting");
  expect(says(at(4, ["red", "blue"], { stage: "playing" }))).toBe("you and Leo so far");
});

describe("on the phone", () => {
  const order = (card: CardPosition) => bySize(card, CARD_LOCATIONS, "blue");

  test("my meeting is first and larger, while another goes on and when it is over", () => {
    const here = { "san-marco": ["red", "green"], accademia: ["blue", "yellow"] } as const;
    const meeting = { location: "san-marco", visitors: here["san-marco"] } as const;
    for (const resolved of [[], ["accademia"]] as const)
      expect(order(at(4, [], { here, meeting, resolved }))).toEqual({
        large: "accademia",
        order: ["accademia", "rialto", "san-marco", "arsenale", "ca-d-oro"],
      });
  });

  test("else the one that goes on, and while all are coming none is", () => {
    const here = { "san-marco": ["red", "green"], accademia: ["blue"] } as const;
    const meeting = { location: "san-marco", visitors: here["san-marco"] } as const;
    expect(order(at(4, [], { here, meeting })).large).toBe("san-marco");
    expect(order(at(4, [], { here, stage: "playing" }))).toEqual({
      large: null,
      order: CARD_LOCATIONS,
    });
  });
});
