/** The last turn on the map: numbered, in the mover's colour, covering nothing that may be chosen. */
import { render } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { lastTurn, type TrailMove } from "../../src/fold/trail";
import { Camera } from "../../src/map/camera.svelte";
import { isCovering } from "../../src/map/corner";
import { distance } from "../../src/map/geometry";
import Map from "../../src/map/Map.svelte";
import { standings } from "../../src/map/stand";
import { drawn, emblemAt } from "../../src/map/trail_marks";
import type { MapProps, Trail } from "../../src/map/types";
import { SPACES } from "../../src/map/venice";
import { ready } from "../../src/speech/speech.svelte";
import { settings } from "../../src/state/settings.svelte";
import { GAMES, nameOf, sightingsOf } from "../kit/records";

beforeAll(() => ready);
afterEach(() => settings.change({ motion: "system" }));

const move = (step: number, more: Partial<TrailMove>): TrailMove => ({
  step,
  number: step,
  piece: "red-tall",
  origin: "salute",
  to: "vallaresso",
  way: "water",
  ...more,
});
const MOVES = [
  move(1, {}),
  move(2, { piece: "blue-fat", origin: "rialto", to: "murano", way: "sent" }),
];
const TRAIL: Trail = { mover: "red", moves: MOVES, upTo: 2 };
const PROPS: MapProps = {
  places: { "blue-fat": "murano", "red-tall": "vallaresso" },
  describe: (piece) => piece,
};

describe("the trail", () => {
  test("has a line and a number for each move, a dotted arc for who was sent away", () => {
    const { container } = render(Map, { ...PROPS, trail: TRAIL });
    const trail = container.querySelector('.trail[data-seat="red"]');
    expect(trail?.querySelectorAll(".move")).toHaveLength(2);
    expect(trail?.querySelectorAll(".move.arc")).toHaveLength(1);
    expect(trail?.querySelectorAll(".ring:not(.edge)")).toHaveLength(1);
    const numbers = [...container.querySelectorAll(".trail.numbers text")];
    expect(numbers.map((one) => one.textContent)).toEqual(["1", "2"]);
  });

  test("is drawn as far as it has been played", () => {
    const { container } = render(Map, { ...PROPS, trail: { ...TRAIL, upTo: 1 } });
    expect(container.querySelectorAll(".trail.numbers text")).toHaveLength(1);
  });

  test("steps back while something is to be chosen", async () => {
    const { container, rerender } = render(Map, { ...PROPS, trail: TRAIL });
    expect(container.querySelector(".faint")).toBeNull();
    await rerender({ targets: [{ space: "rialto", kind: "land" }] });
    expect(container.querySelectorAll(".trail.faint")).toHaveLength(2);
  });

  test("is hidden from screen readers, who have the log", () => {
    const { container } = render(Map, { ...PROPS, trail: TRAIL });
    expect(container.querySelector(".trail")?.closest("[aria-hidden=true]")).not.toBeNull();
  });
});

describe("numbers", () => {
  const boards = GAMES.filter((game) => nameOf(game) === "board");
  const turns = boards.flatMap((game) => {
    const seen = sightingsOf(game, "spectator");
    const ends = seen.flatMap(({ sighting }, at) => (sighting.type === "turn-began" ? [at] : []));
    return ends.map((end) => lastTurn(seen.slice(0, end + 1))).filter((turn) => turn !== null);
  });

  test("of every turn in the recorded games cover no space and no other number", () => {
    const radius = 12;
    let moves = 0;
    for (const turn of turns) {
      const marks = drawn(turn.moves, standings({}), radius);
      const discs = marks.flatMap(({ at, step }) =>
        step === 1 ? [at, emblemAt(at, radius)] : [at],
      );
      moves += marks.length;
      for (const [n, at] of discs.entries()) {
        for (const { x, y } of SPACES) expect(distance(at, [x, y])).toBeGreaterThan(radius + 4);
        for (const other of discs.slice(0, n))
          if (!(n === 1 && other === discs[0])) expect(distance(at, other)).toBeGreaterThan(radius);
      }
    }
    expect(moves).toBeGreaterThan(500);
  });

  test("of two moves along the same way lie beside each other", () => {
    const there = move(1, {});
    const back = move(2, { origin: "vallaresso", to: "salute" });
    const [a, b] = drawn([there, back], [], 12);
    expect(a?.path).not.toBe(b?.path);
    expect(distance(a?.at ?? [0, 0], b?.at ?? [0, 0])).toBeGreaterThan(24);
  });
});

describe("the corner", () => {
  const corner = { width: 160, height: 44 };
  const view = { x: -50, y: 16, scale: 1 };

  test("is in the way of a target that lies under it, and of none elsewhere", () => {
    const targets = SPACES.map(({ id: space }) => ({ space, kind: "any" as const }));
    const under = targets.filter((target) => isCovering(corner, [target], view));
    expect(isCovering(corner, [], view)).toBe(false);
    expect(under.length).toBeLessThan(targets.length);
    expect(isCovering(corner, targets, { x: -50, y: 16, scale: 0.3 })).toBe(true);
  });

  test("shows what it is given", () => {
    const button = createRawSnippet(() => ({ render: () => "<button>Replay</button>" }));
    const { container } = render(Map, { ...PROPS, corner: button });
    expect(container.querySelector(".corner button")).not.toBeNull();
    expect(container.querySelector(".corner.away")).toBeNull();
  });
});

describe("the map follows what happens", () => {
  const phone = { width: 360, height: 380 };
  function near(): Camera {
    settings.change({ motion: "reduced" });
    const camera = new Camera();
    camera.measure(phone, { x: 200, y: 200, width: 40, height: 40 });
    return camera;
  }
  const far = { x: 900, y: 400, width: 30, height: 30 };

  test("if it is out of sight", () => {
    const camera = near();
    const before = camera.view;
    camera.follow({ x: 210, y: 210, width: 10, height: 10 });
    expect(camera.view).toEqual(before);
    camera.follow(far);
    expect(camera.view).not.toEqual(before);
  });

  test("but not while a finger moves it, nor away from the whole map", () => {
    const camera = near();
    camera.start();
    const held = camera.view;
    expect(camera.follow(far)).toBe(0);
    expect(camera.view).toEqual(held);
    camera.end();
    camera.whole();
    const whole = camera.view;
    camera.follow(far);
    expect(camera.view).toEqual(whole);
  });

  test("and pieces wait until it is there", () => {
    settings.change({ motion: "full" });
    const camera = new Camera();
    camera.measure(phone, { x: 200, y: 200, width: 40, height: 40 });
    expect(camera.follow(far)).toBeGreaterThan(0);
  });
});

test("a move by somebody else is marked in their colour for a moment, mine is not", async () => {
  vi.useFakeTimers();
  settings.change({ motion: "full" });
  const { container, rerender } = render(Map, PROPS);
  const to = { piece: "red-tall", origin: "vallaresso", to: "salute", kind: "water" } as const;
  await rerender({ places: { ...PROPS.places, "red-tall": "salute" }, via: { ...to, by: "red" } });
  await rerender({});
  expect(container.querySelectorAll('[data-seat="red"] .trace')).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4_000);
  await rerender({});
  expect(container.querySelectorAll(".trace")).toHaveLength(0);
  const back = { ...to, origin: "salute", to: "vallaresso" };
  await rerender({ places: PROPS.places, via: back });
  await rerender({});
  expect(container.querySelectorAll(".trace")).toHaveLength(0);
  vi.useRealTimers();
});

describe("what is worth a look as a whole", () => {
  const far = { x: 100, y: 100, width: 800, height: 400 };

  test("is framed on a small screen, also if it becomes tiny, and left again for what happens", () => {
    settings.change({ motion: "reduced" });
    const camera = new Camera();
    camera.measure({ width: 360, height: 380 }, { x: 200, y: 200, width: 40, height: 40 });
    const near = camera.scale;
    camera.look(far);
    expect(camera.scale).toBeLessThan(near);
    camera.follow({ x: 900, y: 400, width: 30, height: 30 });
    expect(camera.scale).toBeGreaterThan(0.7);
  });

  test("is the whole town on a large one, unless somebody has chosen what they see", () => {
    settings.change({ motion: "reduced" });
    const camera = new Camera();
    camera.measure({ width: 1300, height: 900 }, null);
    camera.step(1);
    camera.look(far);
    expect(camera.isWhole).toBe(false);
    camera.attend({ x: 960, y: 600, width: 10, height: 10 });
    camera.look(far);
    expect(camera.isWhole).toBe(true);
  });
});
