/** The end of a game: who won and why, who everybody was, what was fair, and who knew what. */
import { witnessCommitment, witnessEntropy } from "../../../src/state/witness";
import { cardAt } from "../../../src/games/card/position";
import { boardAt } from "../../../src/games/board/position";
import { fireEvent, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { curvesOf, firstCertain } from "../../../src/screens/end/curves";
import End from "../../../src/screens/end/End.svelte";
import FairDealing from "../../../src/screens/end/FairDealing.svelte";
import Revealed from "../../../src/screens/end/Revealed.svelte";
import FinalTable from "../../../src/games/card/end/FinalTable.svelte";
import Scores from "../../../src/games/card/end/Scores.svelte";
import StoryLines from "../../../src/screens/end/StoryLines.svelte";
import WhoKnew from "../../../src/screens/end/WhoKnew.svelte";
import { readRecord } from "../../../src/games/proof/record";
import { alsoSpeak, t } from "../../../src/speech/speech.svelte";
import type { Knowledge, Seat, Story, Viewer } from "../../../src/wire/messages";
import { speakerAt } from "../../../src/panels/speaker";
import { press } from "../../kit/fingers";
import { endOf, fileOf, GAMES, listingOf, sightingsOf } from "../../kit/records";
import { FakeTable, seated } from "../../panels/fake_table.svelte";
import { boardEnding, cardEnding, MISSED } from "../../games/endings";

await alsoSpeak("ending");

afterEach(() => vi.unstubAllGlobals());

const outcomeOf = (game: string) => endOf(game, "spectator").outcome;
const named = (...parts: readonly string[]) =>
  GAMES.filter((game) => parts.every((part) => game.includes(part)));
const hasWinners = (game: string) => (outcomeOf(game)?.winners.length ?? 0) > 0;
const BOARD = named("board-4").find(hasWinners) ?? "";
const MATCH = named("card-4", "first-to-3").find(hasWinners) ?? "";
const DRAW = GAMES.find((game) => outcomeOf(game)?.winners.length === 0) ?? "";

class EndedTable extends FakeTable {
  override readonly id: string;

  constructor(game: string, viewer: Viewer) {
    super();
    this.id = game;
    this.viewer = viewer;
    const { settings, chairs } = listingOf(game);
    const { commitment } = readRecord(fileOf(game));
    this.set({ table: game, status: "over", chairs, commitment, rules: settings });
    this.position = endOf(game, viewer);
    this.seen = sightingsOf(game, viewer);
  }
}

/** A server with this record, and what everybody could have known. */
function server(
  record: string | null,
  knowledge: Knowledge | null = null,
  story: Story | null = null,
): void {
  vi.stubGlobal("fetch", async (path: string) => {
    if (path.endsWith("/record") && record !== null) return new Response(record);
    if (path.endsWith("/knowledge") && knowledge !== null)
      return new Response(JSON.stringify(knowledge));
    if (path.endsWith("/story") && story !== null) return new Response(JSON.stringify(story));
    return new Response('{"code": "no-such-table", "params": {}}', { status: 404 });
  });
}

const title = () => screen.getByRole("heading", { level: 1 }).textContent;
const winnersOf = (game: string) => outcomeOf(game)?.winners ?? [];
const losersOf = (game: string) =>
  listingOf(game).settings.seats.filter((seat) => !winnersOf(game).includes(seat));

describe("who won", () => {
  const cases: readonly (readonly [string, string, Viewer])[] = [
    ["won", BOARD, winnersOf(BOARD)[0] ?? "red"],
    ["lost", BOARD, losersOf(BOARD)[0] ?? "red"],
    ["over", BOARD, "spectator"],
    ["won", MATCH, winnersOf(MATCH)[0] ?? "red"],
    ["lost", MATCH, losersOf(MATCH)[0] ?? "red"],
    ["draw", DRAW, "red"],
  ];

  test.each(cases)("%s: %s as %s", async (kind, game, viewer) => {
    server(fileOf(game));
    seated(End, new EndedTable(game, viewer));
    expect(title()).toBe(t(`end-title-${kind}`, { reason: outcomeOf(game)?.reason ?? "" }));
    expect(screen.getByRole("link", { name: "Watch the replay" }).getAttribute("href")).toBe(
      `/replay/${game}`,
    );
    const crowned = document.querySelectorAll(".won").length;
    expect(crowned).toBe(winnersOf(game).length);
  });

  test("nobody, where it was called off: nothing is revealed", () => {
    server(null);
    const table = new EndedTable(BOARD, "red").set({ status: "aborted" });
    table.position = { ...boardAt(table), outcome: null, hands: [] };
    table.seen = table.seen.slice(0, 20);
    seated(End, table);
    expect(title()).toBe("The game was called off");
    expect(screen.queryByText("Fair play")).toBeNull();
    expect(screen.queryByText("Watch the replay")).toBeNull();
    expect(document.querySelector("ol.story")).toBeNull();
    expect(screen.getByRole("button", { name: "Rematch" })).toBeTruthy();
  });
});

describe("a rematch", () => {
  test("is offered by those who played", async () => {
    server(null);
    const table = new EndedTable(MATCH, "red");
    seated(End, table);
    await press("Rematch");
    expect(table.requests).toEqual([{ type: "offer-rematch" }]);
  });

  test("is a way for all once it is offered", () => {
    server(null);
    seated(End, new EndedTable(MATCH, "spectator").set({ rematch: "ridotto" }));
    expect(screen.getByRole("link", { name: "Go to the rematch" }).getAttribute("href")).toBe(
      "/tables/ridotto",
    );
  });

  test("is no business of spectators", () => {
    server(null);
    seated(End, new EndedTable(MATCH, "spectator"));
    expect(screen.queryByText("Rematch")).toBeNull();
  });
});

describe("fair dealing", () => {
  const state = () => screen.getByRole("status").textContent?.trim();

  beforeEach(() => {
    localStorage.clear();
    for (const game of [BOARD, MATCH]) {
      const { commitment, entropy } = readRecord(fileOf(game));
      witnessCommitment(game, commitment);
      witnessEntropy(game, entropy["red"] ?? null);
    }
  });

  test("a server that shows another seal after the game than before it is found out", async () => {
    localStorage.clear();
    witnessCommitment(BOARD, "00".repeat(32)); // and the record is in itself a fair one
    server(fileOf(BOARD));
    seated(FairDealing, new EndedTable(BOARD, "red"));
    await vi.waitFor(() => expect(state()).toMatch(/^Something doesn't match its seal/));
    await press("Show the proof");
    const wrong = screen.getByText("Doesn't match.").closest("li");
    expect(wrong?.textContent).toMatch(/seal that your browser kept from before the game/);
    expect(screen.getByText("00".repeat(32))).toBeTruthy();
  });

  test("without a seal from before the game the browser says what it can't know", async () => {
    localStorage.clear();
    server(fileOf(BOARD));
    seated(FairDealing, new EndedTable(BOARD, "red"));
    await vi.waitFor(() => expect(state()).toMatch(/can't tell whether it is the same one/));
    await press("Show the proof");
    const missing = screen.getAllByText("Your browser kept nothing to compare it with.");
    expect(missing).toHaveLength(2);
  });

  test.each([BOARD, MATCH])("%s: every draw is made again, and matches", async (game) => {
    server(fileOf(game));
    seated(FairDealing, new EndedTable(game, "red"));
    expect(state()).toBe("Checking the seals…");
    await vi.waitFor(() =>
      expect(state()).toMatch(/^The deal and all draws, \d+ in all, match their seals/),
    );
    await press("Show the proof");
    const dialog = within(screen.getByRole("dialog", { name: "Proof of fair play" }));
    expect(dialog.queryByText("Doesn't match.")).toBeNull();
    expect(dialog.getAllByText("Matches.").length).toBeGreaterThan(2);
    expect(dialog.getByText(readRecord(fileOf(game)).proof?.seed ?? "")).toBeTruthy();
    const file = screen.getByRole("link", { name: "Game record" });
    expect(file.getAttribute("href")).toBe(`/api/tables/${game}/record`);
    expect(file.hasAttribute("download")).toBe(true);
  });

  test("another seal than the published one is found out", async () => {
    server(fileOf(BOARD));
    seated(FairDealing, new EndedTable(BOARD, "red").set({ commitment: "00".repeat(32) }));
    await vi.waitFor(() => expect(state()).toMatch(/^Something doesn't match its seal/));
    await press("Show the proof");
    expect(screen.getAllByText("Doesn't match.")).toHaveLength(1);
  });

  test("a deal that was changed is found out", async () => {
    server(
      fileOf(MATCH).replace(
        /"identity":"zsazsa"(.*?)"identity":"bubble"/,
        '"identity":"bubble"$1"identity":"zsazsa"',
      ),
    );
    seated(FairDealing, new EndedTable(MATCH, "red"));
    await vi.waitFor(() => expect(state()).toMatch(/^Something doesn't match its seal/));
  });

  test.each([
    ["missing", null],
    ["no record", "<h1>Not found</h1>"],
    ["unfinished", fileOf(BOARD).trimEnd().split("\n").slice(0, -1).join("\n")],
  ])("a record that is %s proves nothing", async (_, record) => {
    server(record);
    seated(FairDealing, new EndedTable(BOARD, "red"));
    await vi.waitFor(() => expect(state()).toMatch(/nothing is proved yet/));
    expect(screen.queryByText("Show the proof")).toBeNull();
  });
});

test("the code as it was named and as it is, and the points of a match", () => {
  const table = new EndedTable(MATCH, "red");
  const { hands, scores } = cardAt(table);
  const order = ["fiddlebottom", "bubble", "zsazsa", "x"] as const;
  const numbers = order.map((one) => hands.find(({ identity }) => identity === one)?.number);
  seated(FinalTable, table, { ending: cardEnding({}) });
  const shown = [...document.querySelectorAll(".code .number")].map((one) => one.textContent);
  expect(shown).toEqual(numbers);
  const named = [...document.querySelectorAll(".code .named")].map((one) => one.textContent.trim());
  expect(named).toEqual(["named 13", "named 24", "named 47", "named 36"]);
  const points = [...document.querySelectorAll(".points strong")].map((one) =>
    Number(one.textContent),
  );
  expect(points.sort()).toEqual(Object.values(scores).sort());
  expect(Math.max(...points)).toBeGreaterThanOrEqual(3);
  const games = table.seen.filter(({ sighting: { type } }) => type === "game-scored");
  expect(document.querySelectorAll(".games li")).toHaveLength(games.length);
});

describe("the story", () => {
  const texts = () => [...document.querySelectorAll("ol.story > li")].map((one) => one.textContent);

  test("is told with the last board, the sides and their missions", async () => {
    const ending = boardEnding({});
    server(fileOf(BOARD), null, {
      game: "board",
      endings: [{ facts: ending, insights: [MISSED] }],
    });
    seated(End, new EndedTable(BOARD, "blue"));
    await vi.waitFor(() => expect(texts()).toHaveLength(4));
    expect(texts()[2]).toMatch(/bring the Ambassador to space 8, Campo di Marte/);
    expect(screen.getByText("The board at the declaration")).toBeTruthy();
    expect(screen.getByText("turn 32")).toBeTruthy();
    const again = screen.getByRole("link", { name: "See turn 12 again" });
    expect(again.getAttribute("href")).toBe(`/replay/${BOARD}?eyes=blue&at=140`);
    const unmasked = document.querySelectorAll("figcaption li");
    expect(unmasked.length).toBeGreaterThanOrEqual(5);
  });

  test("gives way to the plain outcome where the server can't tell it", async () => {
    server(null);
    seated(End, new EndedTable(named("board-3").find(hasWinners) ?? "", "spectator"));
    await vi.waitFor(() => expect(document.querySelector(".why")?.textContent).toBeTruthy());
    expect(texts()).toEqual([]);
  });

  test("shows many clues on demand", async () => {
    const line = { sign: "eye", lead: "L", text: "T", clues: ["one", "two"] } as const;
    seated(StoryLines, new EndedTable(BOARD, "red"), { lines: [line] });
    expect(screen.queryByText("two")).toBeNull();
    await press("Show the 2 clues");
    expect(screen.getByText("two")).toBeTruthy();
  });
});

test("a single game has no points", () => {
  seated(Scores, new EndedTable(named("card-4", "single")[0] ?? "", "red"));
  expect(screen.queryByText("Points")).toBeNull();
});

describe("who knew what", () => {
  const [me, other] = listingOf(BOARD).settings.seats.filter((seat) => seat !== "ambassador") as [
    Seat,
    Seat,
  ];
  const hand = endOf(BOARD, "spectator").hands.find(({ seat }) => seat === other);
  const KNOWLEDGE: Knowledge = {
    game: "board",
    viewers: listingOf(BOARD).settings.seats.map((seat) => ({
      seat,
      points: [
        { deal: 1, turn: 0, deals: 576 },
        { deal: 1, turn: 4, deals: seat === me ? 1 : 24 },
      ],
      certain:
        seat === me
          ? [{ deal: 1, turn: 4, sighting: 30, seat: other as "red", card: hand?.identity ?? "" }]
          : [],
    })),
  };

  test("curves rise from nothing to everything", () => {
    const curves = curvesOf(KNOWLEDGE, 340, 96);
    expect(curves.map(({ seat }) => seat)).toEqual(listingOf(BOARD).settings.seats);
    expect(curves.find(({ seat }) => seat === me)?.path).toBe("M0.0 93.0L340.0 3.0");
    expect(curvesOf({ game: "board", viewers: [] }, 340, 96)).toEqual([]);
  });

  test("of a match only the last deal counts", () => {
    const certain = [1, 2].map(
      (deal) => ({ deal, turn: deal * 3, sighting: 1, seat: "red", card: "x" }) as const,
    );
    const viewers = [{ seat: "blue", points: [], certain: [...certain] }] as const;
    expect(firstCertain({ game: "card", viewers }, "blue", "red")).toBe(6);
    expect(firstCertain({ game: "card", viewers }, "blue", "green")).toBeNull();
    expect(firstCertain({ game: "card", viewers }, "red", "blue")).toBeNull();
  });

  test("is also a table", async () => {
    server(null, KNOWLEDGE);
    seated(WhoKnew, new EndedTable(BOARD, me));
    expect(screen.getByText("Reading the note sheets…")).toBeTruthy();
    const more = await vi.waitFor(() => screen.getByText("The turn in which it was certain"));
    expect(screen.queryByRole("table")).toBeNull();
    await fireEvent.click(more);
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows).toHaveLength(4);
    const cells = within(rows[0] as HTMLElement)
      .getAllByRole("cell")
      .map((one) => one.textContent);
    expect(cells).toEqual(["", "4", "never", "never"]);
  });

  test("the cards that lie open say when I could be certain", async () => {
    server(null, KNOWLEDGE);
    const table = new EndedTable(BOARD, me);
    const listener = { speech: speakerAt(table), seat: me, table: BOARD, game: "board" } as const;
    seated(Revealed, table, { listener });
    await vi.waitFor(() => expect(screen.getAllByText("clear to you")).toHaveLength(3));
    expect(screen.getByText("turn 4")).toBeTruthy();
    expect(screen.getAllByText("never")).toHaveLength(2);
  });
});
