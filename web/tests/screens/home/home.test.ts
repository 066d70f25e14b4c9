/** The ways in: playing at once, my own games, open tables, a link from a friend or another device. */
import { render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Broken from "../../../src/shell/Broken.svelte";
import ComeIn from "../../../src/screens/home/ComeIn.svelte";
import Continue from "../../../src/screens/home/Continue.svelte";
import Join from "../../../src/screens/home/Join.svelte";
import NotFound from "../../../src/screens/home/NotFound.svelte";
import OpenTables from "../../../src/screens/home/OpenTables.svelte";
import PlayNow from "../../../src/screens/home/PlayNow.svelte";
import TodaysPuzzle from "../../../src/screens/home/TodaysPuzzle.svelte";
import { solved } from "../../../src/screens/puzzles/solved.svelte";
import { today } from "../../../src/speech/days";
import { me } from "../../../src/state/me.svelte";
import { tableName } from "../../../src/state/names";
import { go, here } from "../../../src/state/route.svelte";
import { server } from "../../../src/state/server.svelte";
import type { LobbyTable, MyTable } from "../../../src/wire/messages";
import { nextSocket, useFakeSockets } from "../../kit/fake_socket";
import { button, choose, chosenIn, fill, press } from "../../kit/fingers";
import { viewWith } from "../../kit/live_table";
import { serve } from "../../panels/browser";
import { chair } from "../../panels/fake_table.svelte";

useFakeSockets();
beforeEach(() => {
  localStorage.clear();
  me.guest = { person: "marta", name: "Marta" };
  go("/", true);
});
afterEach(() => (me.guest = undefined));

const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.textContent?.trim());

describe("playing now", () => {
  test("opens a table where bots have all other chairs, and goes there", async () => {
    const asked = serve({ "/api/tables": { table: "florian" } });
    render(PlayNow);
    await choose("Game", "Card game");
    await choose("Players", "5");
    await choose("Four bots, level", "Medium");
    await press("Play now");
    await vi.waitFor(() => expect(here.path).toBe("/tables/florian"));
    expect(here.query.has("begin")).toBe(true);
    expect(asked).toMatchObject([
      {
        method: "POST",
        path: "/api/tables",
        body: {
          settings: {
            game: "card",
            players: 5,
            bots: { red: "clerk", green: "clerk", yellow: "clerk", ambassador: "clerk" },
            help: "contradictions",
          },
          seat: "blue",
        },
      },
    ]);
  });

  test("a level says what it is like, and how strong it is in this game", async () => {
    render(PlayNow);
    await choose("Game", "Card game");
    await choose("Three bots, level", "Medium");
    const about = screen.getByText(/waits until it is certain/);
    expect(within(about).getByRole("img").getAttribute("aria-label")).toMatch(/of 5 stars/);
    expect(screen.queryByRole("radio", { name: "At random" })).toBeNull();
  });

  test("how much help is asked, remembered, and does not solve the game unless somebody wants it", async () => {
    const asked = serve({ "/api/tables": { table: "florian" } });
    const { unmount } = render(PlayNow);
    expect(chosenIn("Help")).toBe("Record");
    expect(screen.getByText(/warns of contradictions/)).toBeTruthy();
    await choose("Help", "Full");
    await choose("Players", "3");
    unmount();
    render(PlayNow);
    expect([chosenIn("Help"), chosenIn("Players")]).toEqual(["Full", "3"]);
    await press("Play now");
    await vi.waitFor(() => expect(here.path).toBe("/tables/florian"));
    expect(asked[0]).toMatchObject({ body: { settings: { help: "elimination", players: 3 } } });
  });

  test("what is remembered badly is forgotten", () => {
    localStorage.setItem("inkognito.play-now", '{"help": "everything", "players": 9, "game": 1}');
    render(PlayNow);
    expect(chosenIn("Help")).toBe("Record");
    expect(chosenIn("Players")).toBe("4");
  });

  test("waits while the server can't be reached, and says so", async () => {
    const asked = serve({});
    server.heard(false);
    render(PlayNow);
    await press("Play now");
    expect(asked).toEqual([]);
    expect(screen.getAllByText(/^You can play as soon as the server answers/)).not.toEqual([]);
    server.heard(true);
  });

  test("a stranger may give a name, and needs not", async () => {
    me.guest = null;
    const asked = serve({
      "/api/guests": { person: "x", name: "Guest" },
      "/api/tables": { table: "florian" },
    });
    render(PlayNow);
    expect(screen.getByLabelText("What's your name?")).toBeTruthy();
    await press("Play now");
    await vi.waitFor(() => expect(here.path).toBe("/tables/florian"));
    expect(asked[0]).toMatchObject({ path: "/api/guests", body: { name: "Guest" } });
  });

  test("two presses are one table", async () => {
    const asked = serve({ "/api/tables": { table: "florian" } });
    render(PlayNow);
    await press("Play now");
    await press("Play now");
    await vi.waitFor(() => expect(here.path).toBe("/tables/florian"));
    expect(asked).toHaveLength(1);
  });
});

describe("my own games", () => {
  const mine = (table: string, at: number, more: Partial<MyTable> = {}): MyTable => ({
    ...viewWith({ table }),
    host: "Marta",
    at,
    seat: "blue",
    waits: false,
    turn: 3,
    ...more,
  });

  test("come in order: those that wait for me, then the latest; what is over stands apart", async () => {
    const tables = [
      mine("late", 9),
      mine("waits", 2, { waits: true }),
      mine("gathers", 5, { status: "gathering", turn: null }),
      mine("done", 8, { status: "over" }),
      mine("called-off", 7, { status: "aborted" }),
    ];
    serve({ "/api/me/tables": tables });
    render(Continue);
    await vi.waitFor(() => screen.getByRole("heading", { name: "Continue" }));
    const lists = [...document.querySelectorAll("ul")];
    const names = lists.map((list) =>
      [...list.querySelectorAll("strong")].map((one) => one.textContent),
    );
    expect(names).toEqual([["waits", "late", "gathers"].map(tableName), [tableName("done")]]);
    expect(screen.getByText("board game, turn 3, your turn")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Play" }).getAttribute("href")).toBe("/tables/waits");
    expect(screen.getByRole("link", { name: "Replay" }).getAttribute("href")).toBe("/replay/done");
  });

  test("are looked at again after a while", async () => {
    const tables: MyTable[] = [];
    const asked = serve({ "/api/me/tables": tables });
    render(Continue);
    await vi.advanceTimersByTimeAsync(100);
    expect(document.querySelector("section")).toBeNull();
    tables.push(mine("new", 1));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toHaveLength(2);
    expect(texts("li strong")).toEqual([tableName("new")]);
  });

  test("a stranger has none, and nobody is asked", async () => {
    me.guest = null;
    const asked = serve({});
    render(Continue);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toEqual([]);
  });
});

describe("open tables", () => {
  const empty = { person: null, name: null } as const;
  const listed = (table: string, at: number, more: Partial<LobbyTable> = {}): LobbyTable => ({
    ...viewWith({ table, chairs: [chair("red"), chair("blue", empty)] }),
    status: "gathering",
    host: "Leo",
    at,
    ...more,
  });

  test("come and go while one looks", async () => {
    const { unmount } = render(OpenTables);
    const socket = (await nextSocket()).accept();
    expect(screen.queryByText(/^No public table/)).toBeNull();
    socket.say({ type: "lobby-update" });
    flushSync();
    expect(screen.getByText(/^No public table/)).toBeTruthy();
    socket.say({
      type: "lobby-update",
      tables: [listed("one", 1), listed("played", 2, { status: "playing" })],
    });
    flushSync();
    expect(texts("li strong")).toEqual([tableName("one")]);
    expect(screen.getByText("board game with Leo, 3 of 4 seats taken")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Join" }).getAttribute("href")).toBe("/tables/one");
    const full = listed("one", 3, { chairs: [chair("red")] });
    socket.say({ type: "lobby-update", tables: [full] });
    flushSync();
    expect(screen.getByRole("link", { name: "Watch" })).toBeTruthy();
    socket.say({ type: "lobby-update", gone: ["one"] });
    flushSync();
    expect(texts("li")).toEqual([]);
    unmount();
    expect(socket.readyState).toBe(3);
  });

  test("where a game is played one can watch", async () => {
    render(OpenTables, { playing: true, shown: 1 });
    const playing = { status: "playing" } as const;
    (await nextSocket()).accept().say({
      type: "lobby-update",
      tables: [listed("one", 1, playing), listed("two", 2, playing), listed("three", 3)],
    });
    flushSync();
    expect(texts("li strong")).toEqual([tableName("two")]);
    expect(screen.getByRole("link", { name: "Watch" })).toBeTruthy();
  });
});

describe("joining with a link", () => {
  test.each([
    "http://venice.example/tables/florian",
    "http://venice.example/tables/florian/?begin#main",
    " florian ",
  ])("“%s” leads to the table", async (given) => {
    serve({ "/api/tables/florian": viewWith() });
    render(Join);
    await fill("Table link or table name", given);
    await press("Go to the table");
    await vi.waitFor(() => expect(here.path).toBe("/tables/florian"));
  });

  test("nothing, or a table that is not there, is said", async () => {
    serve({});
    render(Join);
    await press("Go to the table");
    expect(screen.getByRole("alert").textContent).toBe("Paste the link first.");
    await fill("Table link or table name", "elsewhere");
    await press("Go to the table");
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/^Too early/));
    expect(here.path).toBe("/");
  });
});

describe("coming in on another device", () => {
  beforeEach(() => go("/link#s3cret", true));

  test("uses the secret only when somebody says so", async () => {
    const asked = serve({ "/api/links": null, "/api/me": { person: "leo", name: "Leo" } });
    render(ComeIn);
    expect(asked).toEqual([]);
    expect(screen.getByText(/knows you as Marta/)).toBeTruthy();
    await press("Sign in");
    await vi.waitFor(() => expect(here.path).toBe("/"));
    expect(asked[0]).toMatchObject({
      method: "POST",
      path: "/api/links",
      body: { secret: "s3cret" },
    });
    expect(me.guest?.name).toBe("Leo");
  });

  test("a secret that opens no door is said", async () => {
    serve({});
    render(ComeIn);
    await press("Sign in");
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
    expect(here.path).toBe("/link");
  });
});

test("nowhere leads home, and so does what is broken, or it is loaded again", () => {
  const { unmount } = render(NotFound);
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  unmount();
  render(Broken);
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
  expect(button("Try again")).toBeTruthy();
});

describe("the puzzle of the day", () => {
  test("is one press away, and says when it is solved", () => {
    render(TodaysPuzzle);
    const link = screen.getByRole("link", { name: /^Puzzle of / });
    expect(link.getAttribute("href")).toBe("/puzzles/daily");
    expect(link.textContent).toContain("the same for everybody");
    solved.add(7, 1, today());
    flushSync();
    expect(link.textContent).toContain("Solved.");
  });
});
