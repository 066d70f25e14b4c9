/** Around a game: the screen of a table from gathering to its end, the line, news, and being called. */
import { render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import "../../../src/games/board/BoardGame.svelte";
import "../../../src/games/card/CardGame.svelte";
import "../../../src/screens/end/End.svelte";
import "../../../src/screens/setup/Gathering.svelte";
import { SPOTS } from "../../../src/games/board/commands";
import { PARTS } from "../../../src/games/card/commands";
import { wordsFor } from "../../../src/screens/table/kept_words";
import { t } from "../../../src/speech/speech.svelte";
import type { Coach } from "../../../src/state/coach.svelte";
import { settings } from "../../../src/state/settings.svelte";
import { tableName } from "../../../src/state/names";
import { go } from "../../../src/state/route.svelte";
import { toasts } from "../../../src/state/toasts.svelte";
import { news } from "../../../src/panels/news.svelte";
import Prompt from "../../../src/panels/Prompt.svelte";
import TableScreen from "../../../src/screens/table/TableScreen.svelte";
import type {
  ServerMessage,
  BoardCommand,
  CardCommand,
  Seen,
  Status,
} from "../../../src/wire/messages";
import { CARD_RULES } from "../../fold/sightings";
import { FakeSocket, nextSocket, useFakeSockets } from "../../kit/fake_socket";
import { press, saying } from "../../kit/fingers";
import { viewWith, welcomeWith } from "../../kit/live_table";
import { serve } from "../../panels/browser";
import { boardTable, seated, words } from "../../panels/fake_table.svelte";

useFakeSockets();
beforeEach(() => {
  serve({});
  go("/tables/florian", true);
});
afterEach(() => settings.change({ sound: true, notify: false }));

const OPENED = boardTable().seen as readonly Seen[];
const TURN = { decision: 3, to_act: ["blue"], running: ["blue"], clocks: {} } as const;
const OPTIONS = {
  decision: 3,
  commands: [{ type: "shake-phantom" }],
  note: false,
  passable: null,
  ahead: [],
} as const;

async function entering(): Promise<FakeSocket> {
  render(TableScreen);
  return (await nextSocket()).accept();
}

async function told(socket: FakeSocket, ...answers: readonly ServerMessage[]): Promise<void> {
  socket.say(...answers);
  await vi.advanceTimersByTimeAsync(10);
  await vi.dynamicImportSettled(); // what lies on the table is fetched when it is laid
  await vi.advanceTimersByTimeAsync(10);
  flushSync();
}

const heading = () => document.querySelector("h1")?.textContent;

describe("every status of a table has its screen", () => {
  const SCREENS: Readonly<Record<Status, RegExp>> = {
    gathering: new RegExp(`^${tableName("florian")}$`),
    playing: /^Leo/,
    paused: /./,
    over: /^The game was called off$|^Nobody|^The game is over/,
    aborted: /^The game was called off$/,
  };

  test.each(Object.entries(SCREENS) as [Status, RegExp][])("%s", async (status, words) => {
    const socket = await entering();
    expect(heading()).toBe("Setting the table…");
    const turn = { ...TURN, to_act: ["red"], running: ["red"] } as const;
    await told(socket, welcomeWith({ table: viewWith({ status }), sightings: OPENED, turn }));
    expect(heading()).toMatch(words);
    expect(document.querySelectorAll("h1")).toHaveLength(1);
  });

  test("a game that was called off before it began is shown as it stood", async () => {
    await told(await entering(), welcomeWith({ table: viewWith({ status: "aborted" }) }));
    expect(screen.getByText("The players called off this game.")).toBeTruthy();
  });

  test("a lesson stays on its table when it is over: no end page, and no proof of fair dealing", async () => {
    serve({ "/lessons": [] });
    const settings = { ...viewWith().settings, lesson: "board-reading" };
    const table = viewWith({ status: "over", settings });
    await told(await entering(), welcomeWith({ table, sightings: OPENED }));
    expect(heading()).not.toMatch(SCREENS.over);
    expect(document.querySelector("#fair")).toBeNull();
  });

  test("the card game has its own", async () => {
    const table = viewWith({
      settings: { ...viewWith().settings, game: "card", rules: CARD_RULES },
    });
    await told(await entering(), welcomeWith({ table }));
    expect(document.querySelector("ul.places")).not.toBeNull();
  });
});

test("every command of both games has a part of the screen", () => {
  const board: Readonly<Record<BoardCommand["type"], string>> = SPOTS;
  const card: Readonly<Record<CardCommand["type"], string>> = PARTS;
  for (const part of [...Object.values(board), ...Object.values(card)]) expect(part).not.toBe("");
});

describe("the line", () => {
  test("that is lost is said after a moment, and can be hurried", async () => {
    const socket = await entering();
    await told(socket, welcomeWith({ table: viewWith({ status: "gathering" }) }));
    expect(screen.getByText("connected")).toBeTruthy();
    socket.hangUp();
    await vi.advanceTimersByTimeAsync(300);
    expect(screen.queryByText(/^Connection lost/)).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(screen.getByText(/^Connection lost/)).toBeTruthy();
    expect(screen.getByText("no connection")).toBeTruthy();
    const before = FakeSocket.all.length;
    FakeSocket.all.at(-1)?.hangUp();
    await press("Try again");
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all.length).toBeGreaterThan(before);
    await told(
      FakeSocket.all.at(-1)?.accept() as FakeSocket,
      welcomeWith({ table: viewWith({ status: "gathering" }) }),
    );
    expect(screen.queryByText(/^Connection lost/)).toBeNull();
  });

  test("that is outdated loads the new version, once", async () => {
    const reload = vi.fn();
    vi.stubGlobal("location", { ...location, protocol: "http:", host: "localhost", reload });
    sessionStorage.clear();
    await told(await entering(), { type: "reload", version: "9" });
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.queryByText("Load the new version")).toBeNull();
  });

  test("that is outdated after that says what to do", async () => {
    sessionStorage.setItem("inkognito.reloaded-for", "9");
    await told(await entering(), { type: "reload", version: "9" });
    expect(screen.getByText(/^This page is still an old version/)).toBeTruthy();
    expect(screen.getByText("Load the new version")).toBeTruthy();
  });

  test("who is not let in reads why, and finds the way home", async () => {
    await told(await entering(), { type: "rejected", id: null, code: "no-such-table" });
    expect(heading()).toBe("There is no such table.");
    expect(screen.queryByText("no connection")).toBeNull();
    expect(screen.getByRole("link", { name: "Home" })).toBeTruthy();
  });

  test("a guest who was deleted is told so, and not asked back", async () => {
    const socket = await entering();
    await told(socket, welcomeWith({ table: viewWith({ status: "gathering" }) }));
    await told(socket, { type: "goodbye", why: "forgotten", after: 0 });
    expect(heading()).toBe("You are signed out.");
    expect(screen.getByRole("link", { name: "Home" })).toBeTruthy();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  test("to a server that is down says so, tries again, and offers the rules meanwhile", async () => {
    render(TableScreen);
    (await nextSocket()).hangUp();
    flushSync();
    expect(heading()).toBe("The server can't be reached");
    const links = [...document.querySelectorAll("main a")].map((one) => one.getAttribute("href"));
    expect(links).toEqual(["/rules", "/aid", "/"]);
    await told(
      (await nextSocket()).accept(),
      welcomeWith({ table: viewWith({ status: "gathering" }) }),
    );
    expect(heading()).toBe(tableName("florian"));
  });

  test("a pause is said, and the game stays readable", async () => {
    await told(
      await entering(),
      welcomeWith({ table: viewWith({ status: "paused" }), sightings: OPENED }),
    );
    expect(screen.getByText(/^The game is paused/)).toBeTruthy();
  });

  test("is closed when the screen is left", async () => {
    const { unmount } = render(TableScreen);
    const socket = (await nextSocket()).accept();
    await told(socket, welcomeWith({ table: viewWith({ status: "gathering" }) }));
    unmount();
    expect(socket.readyState).toBe(FakeSocket.CLOSED);
    expect(document.title).toBe("Inkognito");
  });
});

describe("a move without a connection", () => {
  const status = () => document.querySelector("main")?.parentElement?.textContent ?? "";

  /** The connection is lost while the player shakes the Phantom, and comes back. */
  async function shaking(): Promise<FakeSocket> {
    const socket = await entering();
    const playing = welcomeWith({ sightings: OPENED, turn: TURN, options: OPTIONS });
    await told(socket, playing);
    await press("Shake the Phantom");
    socket.hangUp();
    await vi.advanceTimersByTimeAsync(800);
    flushSync();
    expect(status()).toContain(
      "Your move is kept and will be sent when the connection is back: shake the Phantom.",
    );
    expect(screen.getByText(/Your move is kept/).closest("[role=status]")).not.toBeNull();
    const again = FakeSocket.all.length > 1 ? FakeSocket.all.at(-1) : await nextSocket();
    await told(again?.accept() as FakeSocket, playing);
    expect(status()).not.toContain("Your move is kept");
    return again as FakeSocket;
  }
  const said = () => toasts.all.map(({ text }) => text);
  beforeEach(() => {
    for (const { id } of toasts.all) toasts.dismiss(id);
  });

  test("is kept, sent again when it is back, and said to be sent", async () => {
    const socket = await shaking();
    const [request] = socket.requests;
    expect(request).toMatchObject({ type: "act", command: { type: "shake-phantom" } });
    await told(socket, { type: "accepted", id: request?.id ?? "" });
    expect(said()).toEqual(["Your move was sent: shake the Phantom."]);
  });

  test("is said to be refused, and why", async () => {
    const socket = await shaking();
    await told(socket, { type: "rejected", id: socket.requests[0]?.id ?? "", code: "stale" });
    expect(said()).toEqual([
      "Your kept move was not accepted: shake the Phantom.",
      "The game has moved on. Please choose again.",
    ]);
  });
});

test("that the server has gone back is said once, and the table is drawn from what it sends", async () => {
  for (const { id } of toasts.all) toasts.dismiss(id);
  const playing = welcomeWith({ sightings: OPENED, turn: TURN, options: OPTIONS });
  const socket = await entering();
  await told(socket, playing);
  socket.hangUp();
  const again = (await nextSocket(5_000)).accept();
  await told(again, { ...playing, afresh: true, run: "second" });
  const said = toasts.all.map(({ text }) => text);
  expect(said.filter((text) => text.startsWith("The server was restored"))).toHaveLength(1);
  expect(said).toHaveLength(1);
});

test("every move has a few words, which tell no card", () => {
  const step = {
    type: "act",
    decision: 1,
    command: { type: "step", ball: "land", piece: "red-tall", to: "rialto" },
  } as const;
  expect(wordsFor(step, { t })).toEqual({ kind: "move", what: "step to Rialto" });
  for (const type of [...Object.keys(SPOTS), ...Object.keys(PARTS)]) {
    const act = { ...step, command: { ...step.command, type } } as unknown as typeof step;
    expect(wordsFor(act, { t }).kind).toBe("move");
  }
  expect(wordsFor({ type: "say", text: "Ciao" }, { t })).toEqual({ kind: "message", what: "" });
});

describe("being called", () => {
  const mine = (decision: number): ServerMessage => ({
    type: "update",
    turn: { ...TURN, decision },
    options: { ...OPTIONS, decision },
  });

  test("in the title, with a sound for every turn but not for every step", async () => {
    const chimes = vi.fn();
    vi.stubGlobal("AudioContext", function () {
      chimes();
      throw new Error("silence");
    });
    const socket = await entering();
    await told(socket, welcomeWith({ sightings: OPENED }));
    expect(document.title).toBe(`${tableName("florian")} · Inkognito`);
    await told(socket, mine(3));
    expect(document.title).toMatch(/^Your turn!/);
    await told(socket, mine(4));
    expect(chimes).toHaveBeenCalledTimes(1);
    await told(socket, mine(9));
    expect(chimes).toHaveBeenCalledTimes(2);
    settings.change({ sound: false });
    await told(socket, mine(20));
    expect(chimes).toHaveBeenCalledTimes(2);
  });

  test("by a notice where that is allowed, and only while nobody looks", async () => {
    const notices: string[] = [];
    class Notice {
      static readonly permission = "granted";
      constructor(text: string) {
        notices.push(text);
      }
    }
    vi.stubGlobal("Notification", Notice);
    settings.change({ notify: true, sound: false });
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(false);
    const socket = await entering();
    await told(socket, welcomeWith({ sightings: OPENED }), mine(3));
    expect(notices).toEqual([]);
    hidden.mockReturnValue(true);
    await told(socket, mine(9));
    expect(notices).toEqual(["It's your turn."]);
    hidden.mockRestore();
  });
});

test("what was said since I last looked is news, but not my own words, nor those from before", () => {
  const table = Object.assign(boardTable(), { id: "ridotto" });
  table.talk = [words(1, { text: "before" })];
  expect(news.of(table, "talk")).toBe(0);
  news.come(table);
  table.talk = [
    ...table.talk,
    words(2, { text: "new" }),
    words(3, { person: "marta", text: "mine" }),
  ];
  expect(news.of(table, "talk")).toBe(1);
  news.come(table);
  expect(news.of(table, "talk")).toBe(1);
  news.read(table, "talk");
  expect(news.of(table, "talk")).toBe(0);
});

test("the prompt is one heading that is read out when it changes", () => {
  render(Prompt, {
    seat: "red",
    sentence: "Leo is thinking.",
    hint: "You may wait.",
    buttons: saying("End"),
  });
  expect(screen.getByText("Leo is thinking.").closest("[aria-live=polite]")).not.toBeNull();
  expect(screen.getByText("End").closest("[aria-live]")).toBeNull();
});

test("a coach says what is expected in place of the prompt, to me", () => {
  const now = { prompt: "Press the palace." } as Coach;
  const given = {
    seat: "red",
    sentence: "Leo is thinking.",
    hint: "You may wait.",
    me: "blue",
    buttons: saying("End"),
  } as const;
  seated(Prompt, boardTable(), given, { now });
  expect(screen.getByRole("heading").textContent).toBe("Press the palace.");
  expect(document.querySelector(".prompt.mine [data-seat=blue]")).not.toBeNull();
  expect(screen.queryByText("You may wait.")).toBeNull();
  expect(screen.queryByText("End")).toBeNull();
});
