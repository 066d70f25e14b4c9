/** The fold of the board game, sighting by sighting. */
import { describe, expect, test } from "vitest";
import {
  boardAfter,
  EMPTY_BOARD,
  type BoardEvent,
  type BoardPosition,
} from "../../src/fold/board.ts";
import { BOARD, BOARD_SECRETS } from "./sightings.ts";

function after(...sightings: readonly BoardEvent[]): BoardPosition {
  return sightings.reduce((position, one) => boardAfter(position, one, "red"), EMPTY_BOARD);
}

const OPENED = [BOARD["game-opened"], BOARD["figures-placed"], BOARD["hand-dealt"]];
const MOVING = [...OPENED, BOARD["turn-began"], BOARD["phantom-shaken"]];
const STEPPED = [...MOVING, BOARD["piece-stepped"]];
const MEETING = [...STEPPED, BOARD["movement-ended"]];
const ASKED = [...MEETING, BOARD["agent-questioned"]];

test.each(Object.values({ ...BOARD, ...BOARD_SECRETS }))(
  "$type is taken in anywhere",
  (sighting) => {
    expect(after(...MEETING, sighting)).toBeDefined();
    expect(after(sighting)).toBeDefined();
  },
);

test("no position is changed by what comes after it", () => {
  const before = after(...MOVING);
  const copy = structuredClone(before);
  boardAfter(before, BOARD["piece-stepped"], "red");
  expect(before).toEqual(copy);
});

test("an opened game waits for the first who has figures to place", () => {
  const position = after(BOARD["game-opened"]);
  expect(position).toMatchObject({
    stage: "placing",
    toMove: "red",
    places: { ambassador: "embassy" },
  });
  expect(after(BOARD["game-opened"], BOARD["figures-placed"])).toMatchObject({
    toMove: "blue",
    places: { "red-tall": "rialto", "red-thin": "ghetto" },
  });
});

test("my own hand is known", () => {
  expect(after(...OPENED).hand?.identity).toBe("x");
});

describe("movement", () => {
  test("a blank ball can't be used from the beginning", () => {
    expect(after(...MOVING).balls).toEqual([
      { ball: "land", used: false },
      { ball: "either", used: false },
      { ball: "none", used: true },
    ]);
  });

  test("a step uses its ball and can be undone", () => {
    const position = after(...STEPPED);
    expect(position.balls.map(({ used }) => used)).toEqual([false, true, true]);
    expect(position.places["red-tall"]).toBe("pescheria");
    expect(position.steps).toEqual([{ ball: "either", piece: "red-tall", origin: "rialto" }]);
    expect(position.lastMove).toEqual({
      piece: "red-tall",
      origin: "rialto",
      to: "pescheria",
      how: "any",
    });
  });

  test("a step by land or by water says so", () => {
    const step = { ...BOARD["piece-stepped"], ball: "land" } as const;
    expect(after(...MOVING, step).lastMove?.how).toBe("land");
  });

  test("an undone step gives its ball back", () => {
    const position = after(...STEPPED, BOARD["step-undone"]);
    expect(position.balls.map(({ used }) => used)).toEqual([false, false, true]);
    expect(position).toMatchObject({ steps: [], lastMove: { how: "undone", to: "rialto" } });
  });

  test("of two balls alike one is used", () => {
    const turn = { type: "turn-began", seat: "ambassador", turn: 2 } as const;
    const step = {
      ...BOARD["piece-stepped"],
      seat: "ambassador",
      ball: "ambassador",
      piece: "ambassador",
    } as const;
    const position = after(...OPENED, turn, step);
    expect(position.stage).toBe("moving");
    expect(position.balls.map(({ used }) => used)).toEqual([true, false]);
    expect(after(...OPENED, turn, step, BOARD["movement-ended"]).ambassadorMovedBy).toBe(
      "ambassador",
    );
  });

  test("when it has ended no ball is left and nothing can be undone", () => {
    const position = after(...MEETING);
    expect(position.balls.every(({ used }) => used)).toBe(true);
    expect(position).toMatchObject({ stage: "meeting", steps: [] });
  });
});

describe("meetings", () => {
  test("a question says who asks whom about what, until the meeting is settled", () => {
    const position = after(...ASKED);
    expect(position.stage).toBe("answering");
    expect(position.question).toEqual({
      asker: "red",
      agent: "blue",
      about: "build",
      piece: "blue-fat",
      objected: false,
      owed: 0,
    });
    expect(after(...ASKED, BOARD["cards-shown"])).toMatchObject({
      stage: "expelling",
      question: { agent: "blue" },
    });
  });

  test("a claim that held must be answered once more", () => {
    const position = after(...ASKED, BOARD["cards-shown"], BOARD["repeat-claimed"]);
    expect(position).toMatchObject({ stage: "replacing", question: { objected: true, owed: 2 } });
  });

  test("sending the Ambassador away counts as moving them", () => {
    const position = after(...ASKED, BOARD["cards-shown-covertly"], BOARD["piece-expelled"]);
    expect(position).toMatchObject({
      stage: "meeting",
      question: null,
      ambassadorMovedBy: "red",
      lastMove: { how: "expelled" },
    });
  });

  test("a figure may slip away", () => {
    const position = after(...MEETING, BOARD["figure-slipped-away"]);
    expect(position).toMatchObject({
      places: { "red-tall": "frari" },
      lastMove: { how: "slipped" },
    });
  });
});

describe("the end", () => {
  test("a hand is offered and taken", () => {
    const offered = after(...OPENED, BOARD["turn-began"], BOARD["mission-declared"]);
    expect(offered.stage).toBe("shaking-hands");
    expect(offered.offer).toEqual({ by: "red", to: "blue", accepted: null });
    expect(boardAfter(offered, BOARD["hand-answered"], "red").offer?.accepted).toBe(true);
  });

  test("everything lies open", () => {
    const position = after(...OPENED, BOARD["note-sealed"], BOARD["game-ended"]);
    expect(position).toMatchObject({
      stage: "over",
      noteWritten: true,
      note: { red: { identity: "x" } },
      outcome: { winners: ["red", "blue"] },
    });
    expect(position.hands.length).toBe(2);
  });
});

describe("a scenario", () => {
  test("counts the balls of steps already taken as used", () => {
    const position = after(BOARD["scenario-seen"]);
    expect(position.balls.map(({ ball, used }) => [ball, used])).toEqual([
      ["land", true],
      ["water", false],
      ["none", true],
    ]);
    expect(position).toMatchObject({ turn: 7, toMove: "blue", noteWritten: true, note: null });
  });

  test("before the first turn has no turn", () => {
    expect(after({ ...BOARD["scenario-seen"], phase: "placing" }).turn).toBe(0);
  });
});

test("all eyes see all hands", () => {
  expect(after(...OPENED, BOARD_SECRETS["hands-dealt"]).hands.length).toBe(2);
  expect(after(BOARD_SECRETS["scenario-set"])).toMatchObject({
    turn: 1,
    rules: { repeats: "prevented" },
    hand: { seat: "red" },
    hands: [{ seat: "red" }],
    question: { asker: "red" },
    noteWritten: true,
  });
});
