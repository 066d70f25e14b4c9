/** No panel covers what may be chosen: the map gives way, at every size of its window. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Camera } from "../../src/map/camera.svelte";
import { captions } from "../../src/map/captions";
import { isClear, sceneOf } from "../../src/map/clear";
import { spaceOf } from "../../src/map/geometry";
import { RADIUS, ringsOf } from "../../src/map/rings";
import { pieceAt } from "../../src/map/spots";
import { standings } from "../../src/map/stand";
import { SPACES, type Point } from "../../src/map/venice";
import { boxOf, toWindow, whole, type Box, type Size } from "../../src/map/view";
import { settings } from "../../src/state/settings.svelte";

/** The stage in windows of 1280 x 720 and more, with the Phantom and the zoom buttons over it. */
const STAGES: readonly (readonly [string, Size, Size])[] = [
  ["1280x720", { width: 838, height: 446 }, { width: 214, height: 148 }],
  ["1366x768", { width: 924, height: 494 }, { width: 214, height: 148 }],
  ["1440x900", { width: 998, height: 626 }, { width: 254, height: 175 }],
  ["1920x1080", { width: 1090, height: 806 }, { width: 254, height: 175 }],
  ["900x768", { width: 522, height: 494 }, { width: 214, height: 148 }],
];
const TOWN: readonly Point[] = SPACES.map(({ x, y }) => [x, y]);

function inCorner({ width }: Size, panel: Size): Box {
  return { ...panel, x: width - panel.width - 14, y: 12 };
}
function zoomButtons({ height }: Size): Box {
  return { x: 12, y: height - 174, width: 42, height: 162 };
}
function areaOf(...spaces: readonly string[]) {
  return boxOf(spaces.map(spaceOf).map(({ x, y }): Point => [x, y]));
}

beforeEach(() => settings.change({ motion: "reduced" }));
afterEach(() => settings.change({ motion: "system" }));

describe.each(STAGES)("in a window of %s", (_name, size, phantom) => {
  const covers = [inCorner(size, phantom), zoomButtons(size)];

  function looking(): Camera {
    const camera = new Camera();
    camera.measure(size, null);
    camera.cover(covers, null);
    return camera;
  }
  const isFree = (camera: Camera, spaces: readonly Point[], over: readonly Box[]) => {
    const scene = sceneOf(spaces);
    return scene !== null && isClear(scene, camera.view, size, over);
  };

  it("no space lies under the Phantom or the zoom buttons, and the map is hardly smaller", () => {
    const camera = looking();
    expect(isFree(camera, TOWN, covers)).toBe(true);
    expect(camera.scale).toBeGreaterThan(0.9 * whole(size).scale);
    expect(camera.isWhole).toBe(true);
  });

  it("what is needed comes out from under a larger panel, and the rest of the map stays", () => {
    const camera = looking();
    const { scale } = camera;
    const large = [inCorner(size, { width: 254, height: 280 }), zoomButtons(size)];
    const needed = areaOf("arsenale", "celestia", "murano");
    camera.cover(large, needed);
    expect(isFree(camera, needed?.spots ?? [], large)).toBe(true);
    expect(camera.scale).toBeGreaterThan(0.7 * scale);
    camera.cover(covers, null);
    expect(camera.scale).toBeCloseTo(scale);
  });

  it("each space can be attended to, from near as well", () => {
    for (const { id, x, y } of SPACES) {
      const camera = looking();
      camera.step(1);
      const area = areaOf(id);
      if (area !== null) camera.attend(area);
      expect(isFree(camera, [[x, y]], covers), id).toBe(true);
    }
  });
});

describe("rings", () => {
  const anywhere = SPACES.map(({ id }) => ({ space: id, kind: "any" as const }));

  it("never overlap, however small the map", () => {
    for (const grow of [1, 1.3, 1.84, 2.4]) {
      const rings = ringsOf(anywhere, grow);
      for (const [n, a] of rings.entries())
        for (const b of rings.slice(n + 1)) {
          const between = Math.hypot(a.x - b.x, a.y - b.y);
          expect(between).toBeGreaterThanOrEqual(RADIUS * (a.size + b.size));
          expect(between).toBeGreaterThanOrEqual(a.glow + b.glow - 1e-9);
        }
    }
  });

  it("are as large as drawn where there is room", () => {
    const two = anywhere.filter(({ space }) => ["murano", "salute"].includes(space));
    expect(ringsOf(two, 1.5).map(({ size }) => size)).toEqual([1.5, 1.5]);
  });
});

describe("the label of a figure that can't move", () => {
  it.each([
    ["a desktop", { width: 924, height: 494 }, 1],
    ["a phone", { width: 360, height: 436 }, 1.6],
  ] as const)("lies beside its space on %s, never on it", (_name, size, grow) => {
    const view = whole(size);
    for (const { id, x, y } of SPACES) {
      const [label] = captions({
        targets: [],
        standing: standings({ "red-tall": id }),
        remark: { piece: "red-tall", text: "Only a rival ball moves other players' figures." },
        pointed: null,
        view,
        size,
        grow,
        nameOf: (space) => spaceOf(space).name,
      });
      expect(label?.kind).toBe("remark");
      if (label === undefined) continue;
      const [atX, atY] = toWindow(view, [x, y]);
      const isOn =
        Math.abs(atX - label.x) < label.width / 2 && Math.abs(atY - label.y) < label.height / 2;
      expect(isOn, id).toBe(false);
    }
  });
});

/** The spaces nearest to this one. */
function nearestTo(
  from: (typeof SPACES)[number],
  count: number,
): readonly (typeof SPACES)[number][] {
  const far = ({ x, y }: (typeof SPACES)[number]) => Math.hypot(x - from.x, y - from.y);
  const others = SPACES.filter(({ id }) => id !== from.id);
  return others.sort((a, b) => far(a) - far(b)).slice(0, count);
}

function stepTo(space: string, from: string) {
  return { space, kind: "land" as const, from };
}

describe("labels of targets", () => {
  const places = { "red-tall": "frari", "blue-fat": "salute", ambassador: "rialto" } as const;

  /** All targets of a step from anywhere, in a small window with a panel in its corner. */
  it.each([
    ["a desktop", { width: 838, height: 446 }, 1],
    ["a phone", { width: 360, height: 436 }, 1.6],
  ] as const)("point at their own space on %s, and lie under no panel", (_name, size, grow) => {
    const covers = [inCorner(size, { width: 150, height: 120 })];
    for (const from of SPACES) {
      const near = nearestTo(from, 4);
      const targets = near.map(({ id }) => stepTo(id, from.id));
      const view = whole(size);
      const labels = captions({
        targets,
        standing: standings(places),
        pointed: null,
        view,
        size,
        covers,
        grow,
        nameOf: (space) => spaceOf(space).name,
      });
      for (const { key, x, y, width, height, tail } of labels) {
        const own = spaceOf(key);
        const [toX, toY] = toWindow(view, [own.x, own.y]);
        const isAt = {
          down: toY > y + height / 2 - 1,
          up: toY < y - height / 2 + 1,
          right: toX > x + width / 2,
          left: toX < x - width / 2,
        };
        expect(isAt[tail.side], `${from.id} to ${key}`).toBe(true);
        const isOver = (cover: Box) =>
          Math.abs(x - cover.x - cover.width / 2) < (width + cover.width) / 2 &&
          Math.abs(y - cover.y - cover.height / 2) < (height + cover.height) / 2;
        expect(covers.some(isOver), `${from.id} to ${key}`).toBe(false);
        for (const other of near.filter(({ id }) => id !== key)) {
          const [otherX, otherY] = toWindow(view, [other.x, other.y]);
          const isOn = Math.abs(otherX - x) < width / 2 && Math.abs(otherY - y) < height / 2;
          expect(isOn, `${key} lies on ${other.id}`).toBe(false);
        }
      }
    }
  });

  it.each([
    ["a desktop", { width: 838, height: 446 }, 1],
    ["a phone", { width: 360, height: 436 }, 1.6],
  ] as const)("hide no figure that may be chosen instead on %s", (_name, size, grow) => {
    const view = whole(size);
    for (const from of SPACES) {
      const near = nearestTo(from, 8);
      const targets = near.slice(0, 4).map(({ id }) => stepTo(id, from.id));
      for (const other of near.slice(4)) {
        const standing = standings({ "red-tall": from.id, "red-fat": other.id });
        const labels = captions({
          targets,
          standing,
          movable: ["red-fat"],
          pointed: null,
          view,
          size,
          grow,
          nameOf: (space) => spaceOf(space).name,
        });
        const figure = standing.find(({ piece }) => piece === "red-fat");
        expect(figure).toBeDefined();
        if (figure === undefined) continue;
        const [atX, atY] = toWindow(view, pieceAt(figure, grow));
        for (const { key, x, y, width, height } of labels) {
          const isOn = Math.abs(atX - x) < width / 2 && Math.abs(atY - y) < height / 2;
          expect(isOn, `${key} lies on the figure at ${other.id}`).toBe(false);
        }
      }
    }
  });
});
