/** The log has a sentence for whatever I may see, newest first. */
import { fireEvent, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import Log from "../../src/panels/Log.svelte";
import { logGroups } from "../../src/panels/log_rows";
import { secrecy } from "../../src/panels/secrecy.svelte";
import { ready } from "../../src/speech/speech.svelte";
import { BOARD, BOARD_SECRETS, CARD, CARD_SECRETS } from "../fold/sightings";
import { boardTable, FakeTable, seated, words } from "./fake_table.svelte";

beforeAll(() => ready);
afterEach(() => {
  secrecy.hidden = false;
});

test.each(Object.values({ ...BOARD, ...BOARD_SECRETS }))("board: $type", (sighting) => {
  const table = new FakeTable();
  table.seen = [{ number: 1, sighting }];
  seated(Log, table);
  expect(document.querySelector("h3, li")?.textContent?.trim()).toMatch(
    /[.!]|Set aside|Yellow|mission/,
  );
});

test.each(Object.values({ ...CARD, ...CARD_SECRETS }))("card: $type", (sighting) => {
  const table = new FakeTable().set({ rules: { game: "card" } });
  table.seen = [{ number: 1, sighting }];
  seated(Log, table);
  expect(document.querySelector("h3, li")?.textContent?.trim()).not.toBe("");
});

test("turns are headings, and the newest comes first", () => {
  const table = boardTable().see(
    { type: "phantom-shaken", seat: "red", balls: ["land", "water", "rival"] },
    { type: "movement-ended", seat: "red" },
    { type: "turn-began", seat: "blue", turn: 2 },
  );
  seated(Log, table);
  const headings = screen.getAllByRole("heading", { level: 3 }).map((one) => one.textContent);
  expect(headings).toEqual(["Turn 2: Marta to move.", "Turn 1: Leo to move."]);
  expect(screen.getAllByRole("listitem")[0]?.textContent).toContain("Leo ends their movement.");
});

test("what only I know is hidden with the dossier", () => {
  secrecy.hidden = true;
  seated(Log, boardTable());
  expect(document.body.textContent).not.toContain("Bubble");
});

test("a long game is drawn in parts", async () => {
  const table = boardTable();
  const sighting = { type: "movement-ended", seat: "red" } as const;
  table.seen = Array.from({ length: 450 }, (_, at) => ({ number: at + 1, sighting }));
  seated(Log, table);
  expect(document.querySelectorAll("li")).toHaveLength(200);
  await fireEvent.click(screen.getByText("Show earlier"));
  expect(document.querySelectorAll("li")).toHaveLength(400);
});

test("what came before the first turn has no heading", () => {
  const [first] = logGroups([{ number: 1, sighting: BOARD["game-opened"] }], 10);
  expect(first).toMatchObject({ key: 0, heading: null });
});

test("what comes while I have scrolled away is marked, and a press goes there", async () => {
  let look: (isThere: boolean) => void = () => undefined;
  class Observer {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      look = (isIntersecting) => {
        callback([{ isIntersecting }]);
        flushSync();
      };
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  const went = vi.spyOn(Element.prototype, "scrollIntoView");
  const table = boardTable();
  seated(Log, table);
  const ended = { type: "movement-ended", seat: "red" } as const;
  table.see(ended);
  flushSync();
  expect(screen.queryByRole("button")).toBeNull(); // it is in sight
  look(false);
  expect(screen.queryByRole("button")).toBeNull();
  table.see(ended, { type: "turn-began", seat: "blue", turn: 2 });
  table.talk = [words(1, { gesture: "frown", after: 5 })];
  flushSync();
  await fireEvent.click(screen.getByRole("button", { name: "2 new entries" }));
  expect(went).toHaveBeenCalled();
  look(true);
  expect(screen.queryByRole("button")).toBeNull();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
