/** The winder of a replay: buttons, keys, the eyes, and an address for every moment. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Replay from "../../../src/screens/replay/Replay.svelte";
import { marksIn } from "../../../src/screens/replay/marks";
import { go } from "../../../src/state/route.svelte";
import { toasts } from "../../../src/state/toasts.svelte";
import { field, fill, press } from "../../kit/fingers";
import { GAMES, listingOf, replayOf } from "../../kit/records";
import type { Eyes } from "../../../src/screens/replay/replay_table.svelte";

const GAME = GAMES.find((game) => game.startsWith("card-4") && game.includes("single")) ?? "";
let fetched: string[];

beforeEach(() => {
  fetched = [];
  vi.stubGlobal("fetch", async (path: string) => {
    const { pathname, searchParams } = new URL(path, location.origin);
    const eyes = searchParams.get("viewer") as Eyes | null;
    if (pathname.endsWith("/sightings") && eyes !== null) {
      fetched.push(eyes);
      return new Response(JSON.stringify(replayOf(GAME, eyes)));
    }
    if (pathname === `/api/tables/${GAME}`) return new Response(JSON.stringify(listingOf(GAME)));
    return new Response('{"code": "not-over", "params": {}}', { status: 409 });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function watching(address: string): Promise<void> {
  go(address, true);
  render(Replay);
  await vi.waitFor(() => screen.getByRole("slider"));
}
const moment = () => Number(screen.getByRole<HTMLInputElement>("slider").value);
const length = replayOf(GAME, "all").sightings.length;

test("step by step, to the end and to the beginning, and the address follows", async () => {
  await watching(`/replay/${GAME}`);
  expect(fetched).toEqual(["all"]);
  expect(screen.getByText("The table is set.")).toBeTruthy();
  await press("One step forward");
  await press("One step forward");
  await press("One step back");
  expect(moment()).toBe(1);
  expect(location.search).toBe("?eyes=all&at=1");
  expect(screen.queryByText("The table is set.")).toBeNull();
  await press("Go to end");
  expect(screen.getByText(`${length} / ${length}`)).toBeTruthy();
  await press("Go to start");
  expect(moment()).toBe(0);
  await fireEvent.input(screen.getByRole("slider"), { target: { value: "7" } });
  expect(location.search).toBe("?eyes=all&at=7");
});

test("an address names the eyes and the moment", async () => {
  await watching(`/replay/${GAME}?eyes=red&at=9`);
  expect(fetched).toEqual(["red"]);
  expect(moment()).toBe(9);
  expect(field("Point of view").value).toBe("red");
});

test("other eyes are fetched when they are wanted", async () => {
  await watching(`/replay/${GAME}?eyes=nobody&at=nonsense`);
  await fill("Point of view", "blue");
  await vi.waitFor(() => expect(location.search).toBe("?eyes=blue&at=0"));
  expect(fetched).toContain("blue");
});

test("keys wind as well, and the space bar plays", async () => {
  await watching(`/replay/${GAME}?at=${length - 3}`);
  await fireEvent.keyDown(window.document.body, { key: "ArrowRight" });
  await fireEvent.keyDown(window.document.body, { key: "ArrowLeft" });
  await fireEvent.keyDown(field("Point of view"), { key: "ArrowLeft" });
  expect(moment()).toBe(length - 3);
  vi.useFakeTimers();
  await fireEvent.keyDown(window.document.body, { key: " " });
  expect(screen.getByText("Pause")).toBeTruthy();
  await vi.advanceTimersByTimeAsync(1_200);
  flushSync();
  expect(moment()).toBe(length - 2);
  await vi.advanceTimersByTimeAsync(10_000);
  flushSync();
  expect(moment()).toBe(length);
  expect(screen.getByText("Play")).toBeTruthy(); // it stops at the end
});

test("it plays at other speeds", async () => {
  await watching(`/replay/${GAME}?at=0`);
  vi.useFakeTimers();
  await fill("Speed", "4");
  await press("Play");
  await vi.advanceTimersByTimeAsync(1_150);
  flushSync();
  expect(moment()).toBe(4);
  await fill("Speed", "0.5");
  await vi.advanceTimersByTimeAsync(2_250);
  flushSync();
  expect(moment()).toBe(5);
});

test("turns and meetings are marked, and can be jumped to", async () => {
  const seen = replayOf(GAME, "all").sightings;
  const isTurn = (at: number) => seen[at - 1]?.sighting.type === "round-began";
  const rounds = seen.flatMap((_, index) => (isTurn(index + 1) ? [index + 1] : []));
  await watching(`/replay/${GAME}`);
  expect(document.querySelectorAll(".marks .turn")).toHaveLength(rounds.length);
  expect(document.querySelectorAll(".marks .meeting").length).toBeGreaterThan(0);
  await press("Next turn");
  await press("Next turn");
  expect(moment()).toBe(rounds[1]);
  await press("Previous turn");
  expect(moment()).toBe(rounds[0]);
  await press("Next meeting or question");
  const meeting = moment();
  expect(seen[meeting - 1]?.sighting.type).toBe("meeting-began");
  await fireEvent.keyDown(document.body, { key: "PageDown" });
  expect(moment()).toBeGreaterThan(meeting);
  await fireEvent.keyDown(document.body, { key: "PageUp" });
  expect(moment()).toBe(meeting);
  await fireEvent.keyDown(document.body, { key: "ArrowRight", shiftKey: true });
  expect(isTurn(moment())).toBe(true);
  await press("Go to end");
  await press("Next turn");
  expect(moment()).toBe(length);
  await press("Go to start");
  await press("Previous meeting or question");
  expect(moment()).toBe(0);
});

test("a board game has marks for turns and for questions", () => {
  const games = GAMES.filter((one) => one.startsWith("board")).map((one) => replayOf(one, "all"));
  const asked = games.find(({ sightings }) =>
    sightings.some(({ sighting }) => sighting.type === "agent-questioned"),
  );
  const seen = asked?.sightings ?? [];
  const kinds = marksIn(seen as Parameters<typeof marksIn>[0]).map(({ at, kind }) => [
    kind,
    seen[at - 1]?.sighting.type,
  ]);
  expect(kinds).toContainEqual(["turn", "turn-began"]);
  expect(kinds).toContainEqual(["meeting", "agent-questioned"]);
});

test("the link to a moment is copied", async () => {
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  await watching(`/replay/${GAME}?eyes=red&at=9`);
  await press("Copy link to this moment");
  await vi.waitFor(() => expect(toasts.all.at(-1)?.text).toBe("Link copied."));
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/replay/${GAME}?eyes=red&at=9`);
});

test("a game that is still played has no replay yet, and that is said", async () => {
  go("/replay/elsewhere", true);
  render(Replay);
  await vi.waitFor(() =>
    expect(screen.getByRole("heading", { level: 1 }).textContent).toMatch(/still on/),
  );
});
