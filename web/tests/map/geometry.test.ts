/** The drawing agrees with the board: every space and every route of the rules is on the map. */
import { describe, expect, it } from "vitest";
import {
  bends,
  courseBetween,
  distance,
  ISLANDS_PATH,
  rounded,
  smooth,
  spaceOf,
  steps,
} from "../../src/map/geometry";
import { FRAME, JOINED, ROUTES, SPACES, type Point } from "../../src/map/venice";

const PAIRS = (["land", "water"] as const).flatMap((kind) =>
  JOINED[kind].map(([a = "", b = ""]) => ({ kind, a, b })),
);

function middle(id: string): Point {
  const { x, y } = spaceOf(id);
  return [x, y];
}

describe("spaces", () => {
  it("are 58, all inside the frame", () => {
    expect(SPACES).toHaveLength(58);
    const outside = SPACES.filter(
      ({ x, y }) =>
        x < FRAME.x || y < FRAME.y || x > FRAME.x + FRAME.width || y > FRAME.y + FRAME.height,
    );
    expect(outside).toEqual([]);
  });

  it("stand far enough apart for fingers", () => {
    for (const a of SPACES)
      for (const b of SPACES)
        if (a.id < b.id) expect(distance([a.x, a.y], [b.x, b.y])).toBeGreaterThanOrEqual(46);
  });

  it("are moved where the drawing needs room", () => {
    expect(middle("salute")).toEqual([352, 469]);
    expect(middle("rialto")).toEqual([441, 300]);
  });

  it("keep what the board says of them", () => {
    expect(spaceOf("misericordia").number).toBe(2);
    expect(spaceOf("celestia").start).toBe("red");
    expect(spaceOf("embassy").isEmbassy).toBe(true);
    expect(() => spaceOf("atlantis")).toThrow("atlantis");
  });
});

describe("routes", () => {
  it("are the 99 of the board and no others", () => {
    const key = (kind: string, ends: readonly string[]): string => [kind, ...ends].join(" ");
    expect(PAIRS).toHaveLength(99);
    expect(ROUTES.map(({ kind, between }) => key(kind, between)).sort()).toEqual(
      PAIRS.map(({ kind, a, b }) => key(kind, [a, b])).sort(),
    );
  });

  it.each(PAIRS)(
    "by $kind from $a to $b begins and ends at its spaces, either way",
    ({ kind, a, b }) => {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        const course = courseBetween(from, to, kind);
        expect(course?.kind).toBe(kind);
        expect(course?.curve.at(0)?.[0]).toEqual(middle(from));
        expect(course?.curve.at(-1)?.[3]).toEqual(middle(to));
        expect(bends(course?.path ?? "")).toEqual(course?.curve);
      }
    },
  );

  it("of any kind are by land where land and water join the same spaces", () => {
    expect(courseBetween("redentore", "zitelle", "any")?.kind).toBe("land");
    expect(courseBetween("salute", "vallaresso", "any")?.kind).toBe("water");
    expect(courseBetween("salute", "murano", "any")).toBeNull();
  });
});

describe("curves", () => {
  it("are walked in equal steps from end to end", () => {
    const walked = steps(courseBetween("sant-elena", "zitelle", "water")?.curve ?? [], 10);
    expect(walked).toHaveLength(11);
    expect(walked[0]).toEqual(middle("sant-elena"));
    expect(walked[10]).toEqual(middle("zitelle"));
    const lengths = walked.slice(1).map((at, n) => distance(at, walked[n] ?? at));
    expect(Math.max(...lengths)).toBeLessThan(1.6 * Math.min(...lengths));
  });

  it("pass through their points", () => {
    expect(smooth([[0, 0], [10, 0], [20, 10]])).toMatch(/^M0 0C.* 10 0C.* 20 10$/); // prettier-ignore
  });

  it("round the corners of an outline", () => {
    expect(rounded([[0, 0], [20, 0], [20, 20]], 5)).toContain("L15 0Q20 0 20 5"); // prettier-ignore
    expect(ISLANDS_PATH.match(/M/g)).toHaveLength(12);
  });
});
