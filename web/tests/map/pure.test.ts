/** The window, the arrow keys, fingers, labels, and how pieces stand: all without a page. */
import { describe, expect, it } from "vitest";
import { placeLabels, type Wanted } from "../../src/map/labels";
import { meant } from "../../src/map/spots";
import { inOrder, standings } from "../../src/map/stand";
import { nearest, nextInDirection } from "../../src/map/steer";
import { FRAME } from "../../src/map/venice";
import { framed, held, isSeen, LARGEST, toMap, toWindow, whole, zoomed } from "../../src/map/view";

const PHONE = { width: 390, height: 536 };

describe("the window", () => {
  it("shows the whole map, in the middle", () => {
    const view = whole(PHONE);
    expect(view.scale).toBeCloseTo(390 / FRAME.width);
    expect(toMap(view, [195, 268])[1]).toBeCloseTo(FRAME.y + FRAME.height / 2);
  });

  it("keeps the place under the finger where it is", () => {
    const view = zoomed(whole(PHONE), 1.5, [200, 260], PHONE);
    const before = toMap(whole(PHONE), [200, 260]);
    expect(toWindow(view, before)[0]).toBeCloseTo(200);
    expect(toWindow(view, before)[1]).toBeCloseTo(260);
  });

  it("never leaves the map and is never larger than three pixels a unit", () => {
    expect(held({ x: -9999, y: 9999, scale: 99 }, PHONE)).toEqual({
      x: FRAME.x,
      y: FRAME.y + FRAME.height - PHONE.height / LARGEST,
      scale: LARGEST,
    });
  });

  it("goes to a box with room around it", () => {
    const box = { x: 292, y: 412, width: 137, height: 57 };
    const view = framed(box, PHONE, 1.33);
    expect(view.scale).toBeCloseTo(1.33);
    expect(isSeen(box, view, PHONE)).toBe(true);
    expect(isSeen({ ...box, x: 900 }, view, PHONE)).toBe(false);
  });
});

describe("what is meant", () => {
  const spots = [{ at: [0, 0] }, { at: [30, 0] }, { at: [10, 40] }] as const;

  it("is the nearer centre", () => {
    expect(nearest(spots, [16, 0], 22)).toBe(spots[1]);
    expect(nearest(spots, [14, 0], 22)).toBe(spots[0]);
    expect(nearest(spots, [100, 100], 22)).toBeNull();
  });

  it("lies in the direction of the key", () => {
    expect(nextInDirection(spots, [0, 0], "ArrowRight")).toBe(spots[1]);
    expect(nextInDirection(spots, [0, 0], "ArrowDown")).toBe(spots[2]);
    expect(nextInDirection(spots, [0, 0], "ArrowLeft")).toBeNull();
  });

  const board = {
    standing: standings({ "blue-fat": "salute", "yellow-tall": "vallaresso", "red-tall": "frari" }),
    targets: [{ space: "vallaresso", kind: "water" as const, from: "salute" }],
    movable: ["blue-fat" as const],
    scale: 0.5,
    grow: 1.2,
  };

  it("is the target, where a foreign figure stands on it", () => {
    expect(meant([429, 410], board)).toMatchObject({ type: "target" });
    expect(meant([352, 455], board)).toMatchObject({ type: "piece", piece: "blue-fat" });
  });

  it("is also a figure that may not move, where nothing else is", () => {
    expect(meant([154, 270], board)).toMatchObject({ type: "piece", piece: "red-tall" });
    expect(meant([600, 600], board)).toBeNull();
  });

  it("is within 22 pixels, however small the map", () => {
    expect(meant([429 + 43, 437], board)).toMatchObject({ type: "target" });
    expect(meant([429 + 46, 437], board)).toBeNull();
  });
});

describe("pieces", () => {
  it("are said in order: mine, the others', the Ambassador", () => {
    const places = { ambassador: "embassy", "red-fat": "frari", "blue-thin": "murano", "blue-tall": "salute" }; // prettier-ignore
    expect(inOrder(places, "blue")).toEqual(["blue-tall", "blue-thin", "red-fat", "ambassador"]);
    expect(inOrder(places, "ambassador")[0]).toBe("ambassador");
  });

  it("stand side by side on one space, and the front ones come last", () => {
    const two = standings({ "red-fat": "salute", "blue-fat": "salute" });
    expect(two.map(({ x }) => x)).toEqual([341, 363]);
    const three = standings({ "red-fat": "salute", "blue-fat": "salute", "green-fat": "salute" });
    expect(three.map(({ x }) => x)).toEqual([334, 352, 370]);
    expect(three[0]?.size).toBeCloseTo((46 / 52) * 0.85);
    const sorted = standings({ "red-fat": "zitelle", "blue-fat": "murano" });
    expect(sorted.map(({ piece }) => piece)).toEqual(["blue-fat", "red-fat"]);
  });
});

describe("labels", () => {
  const one = (key: string, x: number, y: number): Wanted => ({
    key,
    kind: "target",
    at: [x, y],
    name: "Santa Maria del Giglio",
    note: null,
    above: 20,
    below: 20,
  });
  const window = { width: 400, height: 300 };

  it("stand above, or below at the upper edge, always inside", () => {
    const [middle] = placeLabels([one("a", 200, 150)], [], window);
    expect(middle?.y).toBeLessThan(130);
    const [high] = placeLabels([one("a", 4, 8)], [{ at: [4, 8], reach: 20, weight: 30 }], window);
    expect(high?.y).toBeGreaterThan(8);
    expect((high?.x ?? 0) - (high?.width ?? 0) / 2).toBeGreaterThanOrEqual(0);
  });

  it("leave targets and each other free", () => {
    const [label] = placeLabels(
      [one("a", 200, 150)],
      [{ at: [200, 115], reach: 18, weight: 30 }],
      window,
    );
    expect(label?.y).toBeGreaterThan(150);
    const [a, b] = placeLabels([one("a", 200, 150), one("b", 210, 152)], [], window);
    expect(Math.abs((a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(27);
  });
});
