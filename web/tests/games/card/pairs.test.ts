/** Choosing two cards: exactly the offered pairs can be completed, whatever is offered. */
import { describe, expect, test } from "vitest";
import { cardFacts } from "../../../src/games/card/edition";
import { IDENTITIES } from "../../../src/wire/values";
import { isTrue, optionFor, pressed, whyNot } from "../../../src/games/card/pairs";
import type { Show } from "../../../src/fold/sheet";
import type { CardCard, CardHand, ChoosePair } from "../../../src/wire/messages";

const CARDS: readonly CardCard[] = [...IDENTITIES, ...cardFacts("ffg-2003").numbers];
const HAND: CardHand = { seat: "blue", identity: "bubble", number: "24" };
const pair = (...cards: readonly CardCard[]): ChoosePair => ({ type: "choose-pair", cards });
const ALL = CARDS.flatMap((one, at) => CARDS.slice(at + 1).map((two) => pair(one, two)));

/** Numbers that look random, and are the same in every run. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761 + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function someOf(draw: (below: number) => number): readonly ChoosePair[] {
  const most = 1 + draw(ALL.length);
  return ALL.filter(() => draw(ALL.length) < most);
}

const mayPress = (card: CardCard, pairs: readonly ChoosePair[], chosen: readonly CardCard[]) =>
  whyNot(card, pairs, chosen, [], HAND) === null;

describe.each(Array.from({ length: 25 }, (_, seed) => seed))("offers of seed %s", (seed) => {
  const pairs = someOf(chance(seed));

  test("every offered pair can be chosen, in either order, and no other", () => {
    for (const one of CARDS)
      for (const two of CARDS) {
        if (one === two) continue;
        const isOffered = pairs.some(({ cards }) => cards.includes(one) && cards.includes(two));
        const first = mayPress(one, pairs, []) ? pressed(pairs, [], one) : [];
        const can = first.length === 1 && mayPress(two, pairs, first);
        expect(can, `${one} and ${two}`).toBe(isOffered);
        if (can)
          expect(optionFor(pairs, pressed(pairs, first, two))?.cards).toEqual(
            expect.arrayContaining([one, two]),
          );
      }
  });

  test("no sequence of allowed presses selects a pair that is not offered", () => {
    const draw = chance(seed + 1_000);
    let chosen: readonly CardCard[] = [];
    for (let step = 0; step < 200; step += 1) {
      const card = CARDS[draw(CARDS.length)] ?? "x";
      if (!mayPress(card, pairs, chosen)) continue;
      const before = chosen;
      chosen = pressed(pairs, chosen, card);
      expect(chosen.includes(card)).toBe(!before.includes(card));
      expect(chosen.length).toBeLessThanOrEqual(2);
      expect(pairs.some(({ cards }) => chosen.every((one) => cards.includes(one)))).toBe(
        pairs.length > 0,
      );
      if (chosen.length === 2) expect(optionFor(pairs, chosen)).not.toBeNull();
    }
  });
});

describe("a third card", () => {
  const pairs = [pair("bubble", "13"), pair("bubble", "47"), pair("x", "24")];

  test("takes the place of the older one, where it goes with the newer", () => {
    expect(pressed(pairs, ["13", "bubble"], "47")).toEqual(["bubble", "47"]);
  });

  test("else of the newer, where it goes with the older", () => {
    expect(pressed(pairs, ["bubble", "13"], "47")).toEqual(["bubble", "47"]);
  });

  test("else begins anew", () => {
    expect(pressed(pairs, ["bubble", "13"], "24")).toEqual(["24"]);
  });

  test("that was chosen is put back", () => {
    expect(pressed(pairs, ["bubble", "13"], "bubble")).toEqual(["13"]);
  });
});

test("no pair is half a pair", () => {
  expect(optionFor([pair("bubble", "13")], ["bubble"])).toBeNull();
});

describe("why a card is not offered", () => {
  const before: readonly Show[] = [
    {
      number: 3,
      turn: 1,
      from: "blue",
      to: ["red"],
      cards: ["bubble", "36"],
      kind: "shown",
      about: null,
      covert: null,
    },
  ];
  const pairs = [pair("bubble", "13"), pair("24", "x")];

  test.each([
    ["13", null],
    ["36", "shown-before"],
    ["24", "also-true"],
    ["47", "never"],
  ] as const)("%s beside Colonel Bubble: %s", (card, why) => {
    expect(whyNot(card, pairs, ["bubble"], before, HAND)).toBe(why);
  });

  test("neither would be true", () => {
    expect(whyNot("47", pairs, ["x"], before, HAND)).toBe("none-true");
  });

  test("no reason tells what is hidden", () => {
    expect(whyNot("24", pairs, ["bubble"], before, null)).toBe("none-true");
    expect(isTrue("bubble", null)).toBe(false);
  });

  test("a card that is in no pair at all", () => {
    expect(whyNot("47", pairs, [], before, HAND)).toBe("never");
    expect(whyNot("13", pairs, [], before, HAND)).toBeNull();
  });
});
