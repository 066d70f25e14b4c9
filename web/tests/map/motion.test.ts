/** Pieces travel along the route's own curve, fade where there is none, and never hold anybody up. */
import { render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Map from "../../src/map/Map.svelte";
import type { MapProps, Via } from "../../src/map/types";
import { settings } from "../../src/state/settings.svelte";
import { showings } from "../../src/state/showings.svelte";
import { ready } from "../../src/speech/speech.svelte";
import type { Piece } from "../../src/wire/messages";

/** What the browser was asked to move; jsdom itself moves nothing. */
interface Asked {
  readonly piece: string | null;
  readonly frames: readonly Keyframe[];
  readonly duration: number;
  readonly finish: () => void;
}
let asked: Asked[] = [];

const PROPS: MapProps = {
  places: { "blue-fat": "salute", "red-tall": "rialto" },
  mine: "blue",
  describe: (piece) => piece,
};

async function move(piece: Piece, to: string, via: Via | null) {
  const shown = render(Map, PROPS);
  await shown.rerender({ places: { ...PROPS.places, [piece]: to }, via });
  return shown;
}

beforeAll(() => ready);
beforeEach(() => {
  asked = [];
  settings.change({ motion: "full" });
  Element.prototype.animate = function (frames, timing): Animation {
    let finish = (): void => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const { duration } = timing as { duration: number };
    const piece = this.getAttribute("data-piece");
    asked.push({ piece, frames: frames as Keyframe[], duration, finish });
    return { finished, finish } as unknown as Animation;
  };
});
afterEach(() => settings.change({ motion: "system" }));

describe("a step", () => {
  it("by water glides on a boat, from the origin along the curve", async () => {
    const via = { piece: "blue-fat", origin: "salute", to: "vallaresso", kind: "water" } as const;
    const { container } = await move("blue-fat", "vallaresso", via);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ piece: "blue-fat", duration: 450 });
    expect(asked[0]?.frames[0]?.["transform"]).toBe("translate(-77px, 32px)");
    expect(asked[0]?.frames.at(-1)?.["transform"]).toBe("translate(0px, 0px)");
    expect(container.querySelector(".boat")).not.toBeNull();
    asked[0]?.finish();
    await vi.waitFor(() => expect(container.querySelector(".boat")).toBeNull());
  });

  it("by land hops", async () => {
    const via = {
      piece: "red-tall",
      origin: "rialto",
      to: "piazza-san-marco",
      kind: "any",
    } as const;
    const { container } = await move("red-tall", "piazza-san-marco", via);
    expect(asked[0]).toMatchObject({ piece: "red-tall", duration: 350 });
    expect(container.querySelector(".boat")).toBeNull();
  });

  it("is let arrive by a touch", async () => {
    const via = { piece: "blue-fat", origin: "salute", to: "vallaresso", kind: "water" } as const;
    const { container } = await move("blue-fat", "vallaresso", via);
    container.querySelector(".pane")?.dispatchEvent(new Event("pointerdown"));
    await vi.waitFor(() => expect(container.querySelector(".boat")).toBeNull());
  });
});

describe("without a way", () => {
  it("a piece fades out and in", async () => {
    await move("red-tall", "murano", null);
    expect(asked[0]).toMatchObject({ piece: "red-tall", duration: 400 });
    expect(asked[0]?.frames.map(({ opacity }) => opacity)).toEqual([1, 0, 0, 1]);
  });

  it("nothing moves that stands where it stood", async () => {
    const { rerender } = render(Map, PROPS);
    await rerender({ movable: ["blue-fat"] });
    expect(asked).toEqual([]);
  });
});

it("reduced motion: a short fade, and a line that shows the way for a second", async () => {
  vi.useFakeTimers();
  settings.change({ motion: "reduced" });
  const via = { piece: "blue-fat", origin: "salute", to: "vallaresso", kind: "water" } as const;
  const { container, rerender } = await move("blue-fat", "vallaresso", via);
  expect(asked[0]?.duration).toBe(120);
  await rerender({});
  expect(container.querySelectorAll(".trace")).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1001);
  await rerender({});
  expect(container.querySelectorAll(".trace")).toHaveLength(0);
  vi.useRealTimers();
});

it("without animations a piece is just there, and only the line shows its way", async () => {
  settings.change({ motion: "off" });
  const via = { piece: "blue-fat", origin: "salute", to: "vallaresso", kind: "water" } as const;
  const { container, rerender } = await move("blue-fat", "vallaresso", via);
  await rerender({});
  expect(asked).toEqual([]);
  expect(container.querySelectorAll(".trace")).toHaveLength(2);
});

it("whoever skips ahead lets the piece arrive", async () => {
  const via = { piece: "blue-fat", origin: "salute", to: "vallaresso", kind: "water" } as const;
  const { container, rerender } = await move("blue-fat", "vallaresso", via);
  expect(showings.areRunning).toBe(true);
  showings.skip();
  await rerender({});
  await vi.waitFor(() => expect(container.querySelector(".boat")).toBeNull());
  expect(showings.areRunning).toBe(false);
});
