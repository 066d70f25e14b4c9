/** The story of an ending in words: from every seat, in every language. */
import { describe, expect, test } from "vitest";
import { marksOf, trueFigures } from "../../src/games/board/end/marks";
import { boardStory, stoodText, taskText } from "../../src/games/board/end/story";
import { cardStory } from "../../src/games/card/end/story";
import { insightLine } from "../../src/games/story/insight";
import { told, type Listener, type StoryLine } from "../../src/games/story/line";
import { alsoSpeak, setLanguage, withNames } from "../../src/speech/speech.svelte";
import type { GameName, Insight, Seat } from "../../src/wire/messages";
import {
  boardEnding,
  cardEnding,
  BESIDE,
  CERTAIN,
  CODE,
  GUESSED,
  MISSED,
  MISSIONS,
} from "./endings";

await alsoSpeak("ending");

const NAMES = {
  red: "Bianca",
  blue: "Marta",
  green: "Alvise",
  yellow: "Lucia",
  ambassador: "Nina",
} as const;
const FOUR = { hasAmbassador: false, turnLimit: 60 };
const FIVE = { hasAmbassador: true, turnLimit: 60 };
const WORD_JOINERS = /\u2060/g;

function listening(seat: Seat | null, game: GameName = "board"): Listener {
  return { speech: withNames(NAMES), seat, table: "fenice", game };
}
function words({ lead, text, more }: StoryLine): string {
  return told(lead, text, more ?? null).replace(WORD_JOINERS, "");
}
function board(
  seat: Seat | null,
  ending: ReturnType<typeof boardEnding>,
  insights: readonly Insight[] = [],
  table = FOUR,
): readonly string[] {
  return boardStory(ending, insights, table, listening(seat)).map(words);
}
function card(
  seat: Seat | null,
  ending: ReturnType<typeof cardEnding>,
  insights: readonly Insight[] = [],
): readonly string[] {
  return cardStory(ending, insights, 12, listening(seat, "card")).map(words);
}

describe("the board game", () => {
  test("the declarer reads what was wrong, what would have counted, and the clue", () => {
    expect(board("blue", boardEnding({}), [MISSED])).toEqual([
      "You declared “Mission accomplished” in turn 32 and offered Bianca your hand.",
      "Bianca took it. Bianca is your partner.",
      "Your mission was D-C: bring the Ambassador to space 8, Campo di Marte. The Ambassador stood at Rialto. " +
        "It would have counted with the letter B for Bianca. B-C: one of your figures beside the Ambassador.",
      "The clue was there. In turn 8 Alvise showed you mission A. In turn 12 Lucia showed you mission B. " +
        "You held mission C. So Bianca has mission D.",
    ]);
  });

  test("onlookers read the same with names", () => {
    const [first, second, third, fourth] = board(null, boardEnding({}), [MISSED]);
    expect(first).toBe(
      "Marta declared “Mission accomplished” in turn 32 and offered Bianca a hand.",
    );
    expect(second).toBe("Bianca took it. The two are partners.");
    expect(third).toMatch(/^The mission of Bianca and Marta was D-C: bring the Ambassador/);
    expect(fourth).toMatch(/Alvise showed Marta mission A.*Marta held mission C/);
  });

  test("the partner reads that it was their hand", () => {
    const [first, second] = board("red", boardEnding({}));
    expect(first).toMatch(/offered you a hand\.$/);
    expect(second).toBe("You took it. You are Marta's partner.");
  });

  test("a wrong hand, and whether the true mission stood", () => {
    const ending = boardEnding({ hand: "green", wrong: "partner", instead: [] });
    expect(board("blue", ending)[1]).toBe(
      "Alvise took it. Alvise isn't your partner. Your partner is Bianca. " +
        "The true partners' mission, D-C, didn't stand either.",
    );
    expect(board("red", ending)[1]).toMatch(/You are Marta's partner/);
  });

  test("a right hand that was refused", () => {
    const ending = boardEnding({ wrong: null, accepted: false, instead: [] });
    const lines = board("red", ending, [CERTAIN, { ...CERTAIN, what: "hand", seat: "red" }]);
    expect(lines[1]).toBe(
      "You refused it. You are Marta's partner. Everything was right. Only the hand was missing.",
    );
    expect(lines.at(-1)).toMatch(/^The clue was there/);
  });

  test("declared alone, with a partner at the table", () => {
    const ending = boardEnding({ hand: null, accepted: null, wrong: "alone", instead: [] });
    expect(board("blue", ending).slice(0, 2)).toEqual([
      "You declared “Mission accomplished” in turn 32, alone.",
      "You weren't alone. Your partner is Bianca. The true partners' mission, D-C, didn't stand either.",
    ]);
  });

  test("the note: opened with mistakes, without any, or never written", () => {
    const mistakes = [{ seat: "green", written: "fat", true: "thin" }] as const;
    const note = { seat: "ambassador", turn: 9, mistakes } as const;
    const wrong = board("ambassador", boardEnding({}, { note }), [], FIVE).at(-1);
    expect(wrong).toBe(
      "Your note was opened: one of the eight entries is wrong. It said “fat” for Alvise, not “thin”.",
    );
    const right = boardEnding({}, { note: { ...note, mistakes: [] } });
    expect(board(null, right, [], FIVE).at(-1)).toBe(
      "Nina's note was opened: all eight entries are right.",
    );
    expect(board(null, boardEnding({}), [], FIVE).at(-1)).toBe("Nina had sealed no note.");
  });

  test("the turn limit", () => {
    expect(board("red", boardEnding(null))).toEqual([
      "The limit of 60 turns was reached. Nobody had declared.",
    ]);
  });

  test("the Ambassador stood there, but others had moved them", () => {
    const [, moved] = MISSIONS;
    expect(moved && stoodText(moved, listening("blue"))).toBe(
      "The Ambassador stood there, but Alvise had moved them last.",
    );
    expect(moved && stoodText(moved, listening("green"))).toMatch(/it was you/);
  });
});

describe("the last board", () => {
  test("marks where the piece stood and where the mission is", () => {
    expect(marksOf(boardEnding({}))).toEqual([
      { space: "rialto", kind: "stood" },
      { space: "campo-di-marte", kind: "goal" },
    ]);
  });

  test("marks once where it was done, and nothing where nobody declared", () => {
    const done = boardEnding({ seat: "green", hand: "yellow", partner: "yellow", wrong: null });
    expect(marksOf(done)).toEqual([{ space: "rialto", kind: "done" }]);
    expect(marksOf(boardEnding(null))).toEqual([]);
  });

  test("knows the true figures, but none of the hand set aside", () => {
    const hands = [
      { seat: "red", identity: "x", build: "fat", mission: "A" },
      { seat: "aside", identity: "bubble", build: "thin", mission: "B" },
    ] as const;
    expect([...trueFigures(hands)]).toEqual([["red-fat", "x"]]);
  });
});

describe("the card game", () => {
  test("a wrong code says who has the number", () => {
    expect(card("blue", cardEnding({}))).toEqual([
      "You named the code in round 7 at Rialto, with Bianca.",
      "Bianca is your partner.",
      "Your code said 47 for Madame Zsa Zsa; Lucia has it. Your code said 36 for Agent X; Alvise has it.",
    ]);
    expect(card("yellow", cardEnding({}))[2]).toMatch(/^Marta's code said 47 .*; you have it\./);
  });

  test("the right code with the wrong agent", () => {
    const code = CODE.code.map((one) => ({ ...one, named: one.true }));
    const ending = cardEnding({
      visitors: ["blue", "green"],
      code,
      code_right: true,
      with_partner: false,
    });
    expect(card("blue", ending).slice(1)).toEqual([
      "Alvise isn't your partner. Your partner is Bianca.",
      "The code itself was right.",
    ]);
    expect(card("green", ending)[0]).toBe("Marta named the code in round 7 at Rialto, with you.");
  });

  test("with the dummy or the Ambassador nobody is called a partner", () => {
    const ending = cardEnding({ visitors: ["blue", "dummy"], partner: null, with_partner: null });
    expect(card("blue", ending)[0]).toMatch(/with the dummy\.$/);
    expect(card("blue", ending)).toHaveLength(2);
  });

  test("the round limit", () => {
    expect(card(null, cardEnding(null))).toEqual([
      "The limit of 12 rounds was reached. Nobody had named the code.",
    ]);
  });
});

describe("who could have known", () => {
  test("a guess that held, one that did not, and no guess", () => {
    const said = (insight: Insight, hasHeld: boolean) =>
      words(insightLine(insight, hasHeld, listening("blue")));
    expect(said(GUESSED, false)).toBe(
      "You couldn't know. Of the 24 deals that you couldn't rule out, 6 made it right.",
    );
    expect(said(GUESSED, true)).toMatch(/^Well dared\./);
    expect(said(CERTAIN, true)).toBe("No guess. From turn 9 on you could be certain.");
  });

  test("own cards alone", () => {
    const clues = MISSED.clues.slice(0, 1);
    expect(words(insightLine({ ...MISSED, clues }, false, listening("blue")))).toBe(
      "The clue was there. With your cards, no deal could make it right.",
    );
  });

  test("many clues are counted, and shown on demand", () => {
    const clue = MISSED.clues[1];
    const clues = clue === undefined ? [] : Array.from({ length: 5 }, () => clue);
    const line = insightLine({ ...MISSED, clues }, false, listening("blue"));
    expect(words(line)).toMatch(/From turn 12 on, 5 clues together ruled it out/);
    expect(line.clues).toHaveLength(5);
  });

  test("the moment can be seen again, through the eyes of the one who could have known", () => {
    expect(insightLine(MISSED, false, listening("green")).again).toEqual({
      label: "See turn 12 again",
      href: "/replay/fenice?eyes=blue&at=140",
    });
  });
});

describe.each(["en", "it", "de"] as const)("in %s", (language) => {
  const SEATS: readonly (Seat | null)[] = ["red", "blue", "green", "yellow", "ambassador", null];

  test("everything can be said, and nothing is left open", async () => {
    await setLanguage(language);
    const insights: readonly Insight[] = [
      MISSED,
      GUESSED,
      CERTAIN,
      { ...MISSED, clues: MISSED.clues.slice(0, 1) },
      { ...MISSED, so: [] },
      {
        ...MISSED,
        clues: MISSED.clues.slice(1).map((one) => ({ ...one, code: "exhausted" as const })),
      },
      { ...MISSED, clues: [{ code: "black", turn: 3, seat: "dummy", cards: ["47"] }] },
      { ...MISSED, clues: [{ code: "black", turn: 0, seat: "green", cards: ["x"] }] },
      { ...CERTAIN, what: "hand", seat: "red", clues: MISSED.clues },
    ];
    const said = SEATS.flatMap((seat) => {
      const listener = listening(seat);
      return [
        ...MISSIONS.flatMap((one) => [taskText(one, listener), stoodText(one, listener)]),
        ...insights.flatMap((one) => [
          words(insightLine(one, false, listener)),
          words(insightLine(one, true, listening(seat, "card"))),
        ]),
        ...board(seat, boardEnding({ wrong: null, instead: [] }, { missions: [BESIDE] })),
        ...board(
          seat,
          boardEnding({ hand: null, accepted: null, partner: null, wrong: null, instead: [] }),
        ),
        ...card(seat, cardEnding({ visitors: ["blue", "red", "ambassador"], with_partner: null })),
      ];
    });
    expect(said.filter((one) => /[{}]|story-|undefined/.test(one))).toEqual([]);
    expect(said.every((one) => one.trim() !== "" || language !== "en")).toBe(true);
    await setLanguage("en");
  });
});
