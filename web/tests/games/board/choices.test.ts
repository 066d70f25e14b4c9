/** Picking balls, figures and places, in any order. */
import { boardAt } from "../../../src/games/board/position";
import { beforeAll, describe, expect, test } from "vitest";
import { Choices } from "../../../src/games/board/choices.svelte";
import { speakerAt } from "../../../src/panels/speaker";
import { ready } from "../../../src/speech/speech.svelte";
import type { BoardCommand, Step } from "../../../src/wire/messages";
import { redsTable, type ActingTable } from "./acting_table.svelte";
import { END, FAR } from "./scenes";

beforeAll(() => ready);

const step = (ball: Step["ball"], piece: Step["piece"], to: string): Step => ({
  type: "step",
  ball,
  piece,
  to,
});
const STEPS: readonly Step[] = [
  step("land", "red-tall", "pescheria"),
  step("land", "red-fat", "san-polo"),
  step("water", "red-fat", FAR),
  step("rival", "green-tall", "frari"),
  step("rival", "green-tall", "carmini"),
];

function choosing(commands: readonly BoardCommand[], table: ActingTable = redsTable()) {
  table.offer(commands);
  return { table, choices: new Choices(table, () => speakerAt(table)) };
}
const spaces = (choices: Choices) => choices.targets.map(({ space }) => space);

describe("steps", () => {
  test("nothing glows before anything is chosen, and all that can move can be picked up", () => {
    const { choices } = choosing(STEPS);
    expect(choices.targets).toEqual([]);
    expect(choices.movable).toEqual(["red-tall", "red-fat", "green-tall"]);
  });

  test("first the ball, then the figure", () => {
    const { choices, table } = choosing(STEPS);
    choices.pressBall("land");
    expect(choices.movable).toEqual(["red-tall", "red-fat"]);
    choices.pressPiece("red-fat");
    expect(spaces(choices)).toEqual(["san-polo"]);
    choices.pressTarget("san-polo");
    expect(table.acted).toEqual([step("land", "red-fat", "san-polo")]);
  });

  test("first the figure, then the place: the ball follows", () => {
    const { choices, table } = choosing(STEPS);
    choices.pressPiece("red-fat");
    expect(spaces(choices)).toEqual(["san-polo", FAR]);
    choices.pressTarget(FAR);
    expect(table.acted).toEqual([step("water", "red-fat", FAR)]);
  });

  test("a ball that moves one piece only has it chosen", () => {
    const { choices } = choosing(STEPS);
    choices.pressBall("rival");
    expect(choices.chosen).toBe("green-tall");
    expect(spaces(choices)).toEqual(["frari", "carmini"]);
  });

  test("a figure that the ball does not move takes another ball", () => {
    const { choices } = choosing(STEPS);
    choices.pressBall("water");
    choices.pressPiece("red-tall");
    expect(choices.ball).toBe("land");
    expect(spaces(choices)).toEqual(["pescheria"]);
  });

  test("whatever is chosen can be put down", () => {
    const { choices } = choosing(STEPS);
    choices.pressPiece("red-fat");
    choices.pressPiece("red-fat");
    expect(choices.chosen).toBeNull();
    choices.pressBall("land");
    choices.pressBall("land");
    expect(choices.ball).toBeNull();
    choices.pressPiece("red-fat");
    choices.putDown();
    expect(choices.targets).toEqual([]);
  });

  test("what has no step can't be chosen", () => {
    const { choices } = choosing(STEPS);
    choices.pressPiece("red-thin");
    choices.pressBall("ambassador");
    expect([choices.chosen, choices.ball]).toEqual([null, null]);
    expect(choices.isUsable("ambassador")).toBe(false);
  });

  test("where land and water lead to one space, the ball is asked for", () => {
    const both = [...STEPS, step("land", "red-fat", FAR)];
    const { choices, table } = choosing(both);
    choices.pressPiece("red-fat");
    choices.pressTarget(FAR);
    expect(table.acted).toEqual([]);
    expect([...choices.asked].sort()).toEqual(["land", "water"]);
    expect(choices.prompt.sentence.id).toBe("board-ui-prompt-which-ball");
    expect(choices.isUsable("rival")).toBe(false);
    choices.pressBall("water");
    expect(table.acted).toEqual([step("water", "red-fat", FAR)]);
  });

  test("the figure stays in the hand after its step, and a new turn begins with empty hands", () => {
    const { choices, table } = choosing(STEPS);
    choices.pressPiece("red-fat");
    choices.pressTarget(FAR);
    table.offer([step("land", "red-fat", "frari"), step("land", "red-tall", "pescheria")]);
    expect(choices.chosen).toBe("red-fat");
    table.position = { ...boardAt(table), turn: 12 };
    table.offer(STEPS);
    expect(choices.chosen).toBeNull();
  });

  test("a target says whom one would meet there, and only that", () => {
    const { choices } = choosing([...STEPS, step("land", "red-fat", "salute")]);
    choices.pressPiece("red-fat");
    const notes = choices.targets.map(({ note }) => note ?? null);
    expect(notes).toEqual([null, "meet Marta", "your thin figure is here"]);
    choices.pressBall("rival");
    expect(choices.targets[0]?.note).toBe("meets your fat figure");
  });

  test("a target shows its way: by land, by water, or any", () => {
    const { choices } = choosing(STEPS);
    choices.pressPiece("red-fat");
    expect(choices.targets.map(({ kind }) => kind)).toEqual(["land", "water"]);
    choices.pressBall("rival");
    expect(choices.targets[0]).toMatchObject({ kind: "any", from: "zattere" });
  });
});

describe("a meeting that I have made", () => {
  /** Red's short figure and Marta's stand together. */
  const MORE: readonly BoardCommand[] = [
    step("land", "red-short", "rialto"),
    step("land", "red-tall", "pescheria"),
    step("rival", "blue-short", "frari"),
    END,
  ];
  const atTable = (steps = 1) =>
    redsTable({
      steps: Array.from({ length: steps }, () => ({
        ball: "land" as const,
        piece: "red-short" as const,
        origin: "rialto",
      })),
    });

  test("is said, and nothing is in my hand any more", () => {
    const table = atTable(0);
    table.position = {
      ...boardAt(table),
      places: { ...boardAt(table).places, "red-short": "rialto" },
    };
    const { choices } = choosing([step("land", "red-short", FAR)], table);
    choices.pressPiece("red-short");
    choices.pressTarget(FAR);
    table.position = boardAt(atTable());
    table.offer(MORE);
    expect(choices.chosen).toBeNull();
    expect(choices.targets).toEqual([]);
    expect(choices.prompt.sentence).toEqual({
      id: "board-ui-prompt-met",
      vars: { agent: "blue", space: FAR },
    });
    expect(choices.prompt.hint?.id).toBe("board-ui-hint-met");
    expect(choices.meetings).toEqual([
      { space: FAR, note: "you meet Marta", badges: ["red", "blue"] },
    ]);
  });

  test("takes up no piece and no ball for me, even if only one is left", () => {
    const { choices } = choosing([step("land", "red-short", "rialto"), END], atTable());
    expect([choices.ball, choices.piece]).toEqual([null, null]);
    choices.pressBall("land");
    expect(choices.chosen).toBe("red-short");
  });

  test("is left only after a warning", () => {
    const { choices, table } = choosing(MORE, atTable());
    choices.pressPiece("red-short");
    expect(choices.prompt.hint).toEqual({ id: "board-ui-hint-leaving", vars: { agent: "blue" } });
    choices.pressTarget("rialto");
    expect(table.acted).toEqual([]);
    expect(choices.parting?.from.space).toBe(FAR);
    choices.part(false);
    expect([choices.parting, table.acted.length]).toEqual([null, 0]);
    choices.pressTarget("rialto");
    choices.part(true);
    expect(table.acted).toEqual([MORE[0]]);
  });

  test("also ends when the other one is moved away", () => {
    const { choices, table } = choosing(MORE, atTable());
    choices.pressBall("rival");
    choices.pressTarget("frari");
    expect(table.acted).toEqual([]);
    expect(choices.parting?.step).toEqual(MORE[2]);
  });

  test("is not left by a step of somebody else", () => {
    const { choices, table } = choosing(MORE, atTable());
    choices.pressPiece("red-tall");
    choices.pressTarget("pescheria");
    expect(table.acted).toEqual([MORE[1]]);
  });

  test("is none while the movement can't end like this", () => {
    const { choices } = choosing(MORE.slice(0, 1), atTable());
    expect(choices.meetings).toEqual([]);
    expect(choices.chosen).toBe("red-short");
    choices.pressTarget("rialto");
    expect(choices.parting).toBeNull();
  });
});

describe("a figure that can't move", () => {
  const drawn = (...balls: Step["ball"][]) => balls.map((ball) => ({ ball, used: false }));
  const why = (
    piece: Step["piece"],
    board: Parameters<typeof redsTable>[0],
    steps: BoardCommand[] = [],
  ) => {
    const { choices } = choosing([...steps, END], redsTable(board));
    choices.pressPiece(piece);
    return choices.remark?.text;
  };

  test("says why, by the balls that are left", () => {
    const land = { balls: drawn("land") };
    expect(why("green-tall", land)).toBe("Only a rival ball moves other players' figures.");
    expect(why("ambassador", land)).toBe("Only an Ambassador ball moves the Ambassador.");
    expect(why("red-tall", { balls: drawn("rival") })).toBe(
      "No ball is left for your own figures.",
    );
    expect(why("green-tall", { balls: drawn("rival") })).toBe("No step is possible from here.");
    expect(why("red-tall", { balls: [] })).toBe("All balls are used.");
  });

  test("says why, by the routes of the map", () => {
    const places = { "red-tall": "murano" } as const;
    expect(why("red-tall", { balls: drawn("land"), places })).toBe("No land route starts here.");
    expect(why("red-tall", { balls: drawn("water"), places })).toMatch(/^Every step from here/);
  });

  test("says whose turn it is, and what comes first", () => {
    expect(why("red-tall", { toMove: "blue" })).toBe("Wait for your turn.");
    expect(why("red-tall", { stage: "meeting" })).toBe("Your movement is over.");
    expect(why("red-tall", { stage: "opening" }, [{ type: "shake-phantom" }])).toBe(
      "Shake the Phantom first.",
    );
  });

  test("says it until something else is pressed or offered", () => {
    const { choices, table } = choosing(STEPS);
    choices.pressPiece("red-thin");
    expect(choices.remark?.piece).toBe("red-thin");
    choices.pressBall("land");
    expect(choices.remark).toBeNull();
    choices.pressPiece("red-thin");
    table.offer(STEPS);
    expect(choices.remark).toBeNull();
    choices.pressPiece("red-thin");
    table.seen = [{ number: 1, sighting: { type: "turn-began", seat: "blue", turn: 9 } }];
    expect(choices.remark).toBeNull();
  });
});

test("only what the chosen ball moves has a ring", () => {
  const { choices } = choosing(STEPS);
  choices.pressBall("rival");
  expect(choices.movable).toEqual(["green-tall"]);
  choices.pressBall("water");
  expect(choices.movable).toEqual(["red-fat"]);
});

describe("what can't be undone", () => {
  const question: BoardCommand = { type: "question-agent", figure: "blue-short", about: "build" };
  const slip: BoardCommand = { type: "slip-away", figure: "red-short", to: "rialto" };
  const expel = (to: string): BoardCommand => ({ type: "expel", to });

  test("a figure slips away only after it was said, marked and pressed", () => {
    const { choices, table } = choosing([question, slip, { ...slip, to: "frari" }]);
    expect(choices.targets).toEqual([]);
    choices.leaving.slip("red-short");
    expect(spaces(choices)).toEqual(["rialto", "frari"]);
    choices.pressTarget("rialto");
    expect(table.acted).toEqual([]);
    expect(choices.leaving.command).toEqual(slip);
    choices.pressTarget("rialto");
    expect(table.acted).toEqual([slip]);
  });

  test("a piece is sent away where nothing else can be done", () => {
    const { choices, table } = choosing([expel("rialto"), expel("frari")]);
    expect(spaces(choices)).toEqual(["rialto", "frari"]);
    choices.pressTarget("rialto");
    choices.pressTarget("frari");
    expect(choices.leaving.command).toEqual(expel("frari"));
    choices.pressTarget("frari");
    expect(table.acted).toEqual([expel("frari")]);
  });

  test("where there is only one space, one press sends a piece there", () => {
    const { choices, table } = choosing([expel("embassy")]);
    expect(choices.leaving.command).toEqual(expel("embassy"));
    expect(table.acted).toEqual([]);
    choices.pressTarget("embassy");
    expect(table.acted).toEqual([expel("embassy")]);
  });

  test("where a question is open, nothing is sent away by accident", () => {
    const { choices } = choosing([question, expel("rialto")]);
    expect(choices.targets).toEqual([]);
    choices.leaving.expelUnasked(true);
    expect(spaces(choices)).toEqual(["rialto"]);
    choices.leaving.expelUnasked(false);
    expect(choices.targets).toEqual([]);
  });

  test("a mark does not outlive its decision", () => {
    const { choices, table } = choosing([expel("rialto"), expel("frari")]);
    choices.pressTarget("rialto");
    expect(choices.leaving.marked).toBe("rialto");
    table.offer([expel("rialto"), expel("frari")]);
    expect(choices.leaving.marked).toBeNull();
  });
});

describe("placing", () => {
  const spots = ["scalzi", "redentore", "celestia", "fondamente-nove"];
  const PLACES: readonly BoardCommand[] = spots.flatMap((tall) =>
    spots.flatMap((short) =>
      spots.flatMap((fat) =>
        spots
          .filter((thin) => new Set([tall, short, fat, thin]).size === 4)
          .map((thin) => ({ type: "place-figures" as const, tall, short, fat, thin })),
      ),
    ),
  );

  test("figure by figure, and then all four at once", () => {
    const { choices } = choosing(PLACES, redsTable({ stage: "placing", places: {} }));
    expect(choices.chosen).toBe("red-tall");
    expect(spaces(choices).sort()).toEqual([...spots].sort());
    for (const space of spots) choices.pressTarget(space);
    expect(choices.placing.command).toEqual({
      type: "place-figures",
      tall: "scalzi",
      short: "redentore",
      fat: "celestia",
      thin: "fondamente-nove",
    });
    expect(choices.prompt.sentence.id).toBe("board-ui-prompt-place-done");
  });

  test("two figures change places", () => {
    const { choices } = choosing(PLACES, redsTable({ stage: "placing", places: {} }));
    for (const space of spots) choices.pressTarget(space);
    choices.pressPiece("red-tall");
    choices.pressTarget("celestia");
    expect(choices.placing.places).toMatchObject({ tall: "celestia", fat: "scalzi" });
  });

  test("a space that is taken frees its figure, which can begin again", () => {
    const { choices } = choosing(PLACES, redsTable({ stage: "placing", places: {} }));
    choices.pressTarget("scalzi");
    choices.pressTarget("scalzi");
    expect(choices.placing.places).toEqual({ short: "scalzi" });
    expect(choices.placing.command).toBeNull();
    choices.placing.clear();
    expect(choices.placing.count).toBe(0);
  });
});
