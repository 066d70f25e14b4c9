/** Exactly the sets that are offered can be completed, whatever is pressed and in whatever order. */
import { describe, expect, test } from "vitest";
import {
  faceOf,
  formOf,
  optionFor,
  pressed,
  secretsIn,
  stateOf,
} from "../../../src/games/board/answers";
import type { Show } from "../../../src/fold/sheet";
import type { BoardCard, BoardHand, ShowCards } from "../../../src/wire/messages";
import { BUILDS, IDENTITIES } from "../../../src/wire/values";

const HAND: BoardHand = { seat: "blue", identity: "bubble", build: "fat", mission: "D" };
const show = (...cards: readonly BoardCard[]): ShowCards => ({ type: "show-cards", cards });
const isTrue = (card: BoardCard) => faceOf(card) === "bubble" || faceOf(card) === "fat";

function pairsOf(cards: readonly BoardCard[]): readonly (readonly BoardCard[])[] {
  return cards.flatMap((one, at) => cards.slice(at + 1).map((other) => [one, other]));
}

/** All ways to lay a set down, true cards in colour or in grey, as the server lists them. */
function variants(cards: readonly BoardCard[]): readonly ShowCards[] {
  return cards
    .reduce<readonly (readonly BoardCard[])[]>(
      (before, card) =>
        before.flatMap((some) => [
          [...some, card],
          ...(isTrue(card) ? [[...some, `grey-${card}` as BoardCard]] : []),
        ]),
      [[]],
    )
    .map((set) => show(...set));
}

const COLOURED = pairsOf(BUILDS).flatMap((two) => IDENTITIES.map((one) => [...two, one]));
const WITH_MISSION = [
  ...pairsOf(BUILDS).map((two) => [...two, "D" as const]),
  ...BUILDS.flatMap((build) => IDENTITIES.map((one) => [build, one, "D" as const])),
];
/** A question about the build, with all that may be shown. */
const ALL = [...COLOURED, ...WITH_MISSION].filter((set) => set.some(isTrue)).flatMap(variants);
const FRESH = ALL.filter(({ cards }) => !cards.includes("thin") || cards.includes("x"));
const PAIR = pairsOf(IDENTITIES)
  .filter((set) => set.some(isTrue))
  .flatMap(variants);
const TWO = [...pairsOf(BUILDS), ["fat", "x"] as const]
  .filter((set) => set.some(isTrue))
  .flatMap(variants);
const ONE = [show("fat"), show("grey-fat")];
const SETS = { ALL, FRESH, PAIR, TWO, ONE };

const key = (cards: readonly BoardCard[]) => [...cards].sort().join(" ");

/** Every choice that pressing can lead to. */
function reachable(shows: readonly ShowCards[]): ReadonlyMap<string, readonly BoardCard[]> {
  const cards = [...BUILDS, ...IDENTITIES, ...secretsIn(shows)];
  const found = new Map<string, readonly BoardCard[]>([["", []]]);
  for (const chosen of found.values()) {
    for (const card of cards) {
      const next = pressed(shows, chosen, card);
      if (!found.has(key(next))) found.set(key(next), next);
    }
  }
  return found;
}

describe.each(Object.entries(SETS))("%s", (_name, shows) => {
  test("no choice leads out of the offered sets", () => {
    for (const chosen of reachable(shows).values()) {
      const isPart = shows.some(({ cards }) => chosen.every((card) => cards.includes(card)));
      expect(isPart, key(chosen)).toBe(true);
    }
  });

  test("exactly the offered sets can be completed", () => {
    const complete = [...reachable(shows).values()].filter(
      (chosen) => optionFor(shows, chosen) !== null,
    );
    expect(complete.map(key).sort()).toEqual(
      [...new Set(shows.map(({ cards }) => key(cards)))].sort(),
    );
  });

  test("each set is completed by pressing its cards, in any order", () => {
    for (const option of shows) {
      for (const order of [option.cards, option.cards.toReversed()]) {
        const chosen = order.reduce<readonly BoardCard[]>(
          (some, card) => pressed(shows, some, card),
          [],
        );
        expect(optionFor(shows, chosen)).toBe(option);
      }
    }
  });

  test("a card that can't be pressed says why, and pressing it changes nothing", () => {
    for (const chosen of reachable(shows).values()) {
      for (const card of [...BUILDS, ...IDENTITIES]) {
        const { why } = stateOf(card, shows, chosen, [], HAND);
        const after = pressed(shows, chosen, card);
        expect(why === null, `${key(chosen)} + ${card}`).toBe(key(after) !== key(chosen));
      }
    }
  });
});

test("how much is owed is seen from the sets", () => {
  expect([ALL, FRESH, PAIR, TWO, ONE].map(formOf)).toEqual([
    "three",
    "three",
    "pair",
    "two",
    "one",
  ]);
});

test("a third build takes the place of the first", () => {
  expect(pressed(ALL, ["fat", "short"], "tall")).toEqual(["short", "tall"]);
});

test("a card pressed again is put down", () => {
  expect(pressed(ALL, ["fat", "short"], "fat")).toEqual(["short"]);
});

test("a grey card takes the place of the coloured one of the same face", () => {
  expect(pressed(ALL, ["fat", "short"], "grey-fat")).toEqual(["short", "grey-fat"]);
});

test("two false builds leave only a true identity", () => {
  const why = (card: BoardCard) => stateOf(card, ALL, ["tall", "short"], [], HAND).why;
  expect(why("bubble")).toBeNull();
  expect(why("x")).toBe("one-true");
});

test("the true card can't give way to a false one where it is the only true one", () => {
  expect(stateOf("x", ALL, ["tall", "short", "bubble"], [], HAND).why).toBe("one-true");
});

test("a set that was shown before says so", () => {
  const before: Show = {
    turn: 2,
    number: 9,
    from: "blue",
    to: ["red"],
    cards: ["fat", "thin", "zsazsa"],
    kind: "shown",
    about: null,
    covert: null,
  };
  expect(stateOf("zsazsa", FRESH, ["fat", "thin"], [before], HAND).why).toBe("shown-before");
});
