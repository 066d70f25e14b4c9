/** The rules, the one-page reference and the lesson, in all languages, for everything that can be played. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import type { Component } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import Aid from "../../../src/screens/rules/Aid.svelte";
import Rules from "../../../src/screens/rules/Rules.svelte";
import {
  editionsOf,
  type SubjectProps,
  type TableOptions,
} from "../../../src/games/reading/subject";
import { LANGUAGES, ready, setLanguage, t } from "../../../src/speech/speech.svelte";
import type { GameName } from "../../../src/wire/messages";
import { PLAYER_COUNTS } from "../../../src/wire/values";

const USUAL: TableOptions = {};
const OTHER: TableOptions = {
  placement: "choose",
  repeats: "challenge",
  phantom: "classic-1988",
  gestures: "discreet",
  match: "first-to-3",
  turn_limit: 120,
  round_limit: 40,
};
const GAMES: readonly GameName[] = ["board", "card"];
const SUBJECTS: readonly SubjectProps[] = GAMES.flatMap((game) =>
  editionsOf(game).flatMap((edition) =>
    PLAYER_COUNTS.flatMap((players) =>
      [USUAL, OTHER].map((options) => ({ game, edition, players, options })),
    ),
  ),
);
const PAGES: Readonly<Record<string, Component<SubjectProps>>> = { Rules, Aid };

const BOARD: SubjectProps = { game: "board", edition: "ares-2013-en", players: 4 };
const CARD: SubjectProps = { game: "card", edition: "ffg-2003", players: 4 };

function headingLevels(page: HTMLElement): readonly number[] {
  return [...page.querySelectorAll("h1,h2,h3,h4,h5,h6")].map((one) => Number(one.tagName[1]));
}

/** What a person reads of a page. */
function wordsOf(page: Component<SubjectProps>, subject: SubjectProps): string {
  const { container, unmount } = render(page, subject);
  const words = container.textContent;
  unmount();
  return words;
}

beforeAll(() => ready);

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(() => setLanguage(language));

  describe.each(Object.entries(PAGES))("%s", (_, page) => {
    it.each(SUBJECTS)("says all it needs for $game, $edition, $players players", (subject) => {
      const { container } = render(page, subject); // a missing message is an error
      expect(container.textContent).not.toMatch(/rules-|undefined|\{|\*\*/u);
      const levels = headingLevels(container);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      levels.slice(1).forEach((level, index) => {
        expect(level - (levels[index] ?? 0)).toBeLessThanOrEqual(1);
      });
    });
  });
});

describe("only what applies", () => {
  beforeAll(() => setLanguage("en"));

  it("speaks of the way out with three players only", () => {
    expect(wordsOf(Rules, { ...BOARD, players: 3 })).toContain(t("rules-board-three"));
    expect(wordsOf(Rules, BOARD)).not.toContain(t("rules-board-three"));
  });

  it("speaks of the Ambassador's player with five players only", () => {
    expect(wordsOf(Rules, { ...BOARD, players: 5 })).toContain(t("rules-board-five"));
    expect(wordsOf(Rules, BOARD)).not.toContain(t("rules-board-five"));
  });

  it("brings the Ambassador nowhere with five players", () => {
    expect(wordsOf(Aid, BOARD)).toContain("Bring the Ambassador to space 8.");
    expect(wordsOf(Aid, { ...BOARD, players: 5 })).toContain(
      "The true figure of either of you stands on space 8.",
    );
    expect(wordsOf(Aid, { ...BOARD, edition: "ares-2013-it", players: 5 })).toContain(
      "Any figure stands on space 8.",
    );
  });

  it("has no rival balls in the classic Phantom", () => {
    const classic = wordsOf(Aid, { ...BOARD, options: { phantom: "classic-1988" } });
    expect(classic).not.toContain(t("rules-aid-ball-rival"));
    expect(classic).toContain("3 of 10");
  });

  it("has the truth of each edition of the card game", () => {
    const german = { ...CARD, edition: "abacus-1997" };
    expect(wordsOf(Aid, CARD)).toContain("exactly one is true");
    expect(wordsOf(Aid, german)).toContain("at least one is true");
  });

  it("tells codes that ask for the same in one line", () => {
    expect(wordsOf(Aid, BOARD)).toContain("A\u2011B or B\u2011A");
  });

  it("takes the usual where an address says nothing or nonsense", () => {
    const words = wordsOf(Rules, { game: "card", edition: "ares-2013-en", players: 7 });
    expect(words).toContain(t("rules-lead", { name: t("edition-ffg-2003-lead"), players: 4 }));
  });
});

describe("on the page", () => {
  beforeAll(() => setLanguage("en"));

  it("leads from the contents to every section", () => {
    const { container } = render(Rules, BOARD);
    const links = [...container.querySelectorAll<HTMLAnchorElement>("nav a")];
    expect(links.length).toBeGreaterThan(7);
    for (const link of links) {
      const section = container.querySelector(link.hash);
      expect(section?.tagName).toBe("H2");
      expect(section?.textContent).toBe(link.textContent);
    }
  });

  it("changes to other rules and tells which", async () => {
    const requests: unknown[] = [];
    render(Rules, { ...BOARD, onchange: (subject: unknown) => requests.push(subject) });
    await fireEvent.click(screen.getByLabelText("5"));
    expect(screen.getByText(t("rules-board-five"), { selector: "h2" })).toBeTruthy();
    await fireEvent.click(screen.getByLabelText(t("rules-game", { game: "card" })));
    expect(requests).toEqual([
      { game: "board", edition: "ares-2013-en", players: 5 },
      { game: "card", edition: "ffg-2003", players: 5 },
    ]);
  });
});
