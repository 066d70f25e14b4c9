/** Before the game: what host, guest and stranger can do, and the link that brings others. */
import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Gathering from "../../../src/screens/setup/Gathering.svelte";
import Options from "../../../src/screens/setup/Options.svelte";
import Share from "../../../src/shell/Share.svelte";
import { go } from "../../../src/state/route.svelte";
import { toasts } from "../../../src/state/toasts.svelte";
import { me } from "../../../src/state/me.svelte";
import type { ChairView, TableView } from "../../../src/wire/messages";
import { BOARD_RULES, CARD_RULES } from "../../fold/sightings";
import { useFakeSockets } from "../../kit/fake_socket";
import { button, choose, chosenIn, fill, press } from "../../kit/fingers";
import { viewWith, welcomed, type AtTable } from "../../kit/live_table";
import { serve } from "../../panels/browser";
import { chair, seated } from "../../panels/fake_table.svelte";

useFakeSockets();
beforeEach(() => go("/tables/florian", true));
let left: () => void = () => undefined;
afterEach(() => left());

const BOT = { person: null, name: null, bot: "clerk" } as const;
const EMPTY = { person: null, name: null, ready: false, present: false } as const;
const gathering = (chairs: readonly ChairView[], more: Partial<TableView> = {}) =>
  viewWith({ status: "gathering", chairs, ...more });

/** Sit there as Marta, unless told otherwise. */
async function at(view: TableView, person: string | null = "marta"): Promise<AtTable> {
  const mine = view.chairs.find((one) => one.person !== null && one.person === person);
  const there = await welcomed({ table: view, person, viewer: mine?.seat ?? "spectator" });
  there.socket.isGranting = true;
  left = () => there.table.close();
  seated(Gathering, there.table);
  return there;
}

const requests = ({ socket }: AtTable) => socket.requests.map(({ id: _, ...wanted }) => wanted);
const row = (seat: string) =>
  within(
    screen
      .getAllByText(new RegExp(`^${seat}`))
      .find((one) => one.closest("li"))
      ?.closest("li") as HTMLElement,
  );

test("the chairs stand as they were ordered, and that is said", async () => {
  await at(gathering([chair("green"), chair("red"), chair("blue")]));
  const rows = [...document.querySelectorAll("ol.chairs > li")].map((one) => one.textContent);
  expect(rows.map((text) => /Green|Red|Blue/.exec(text)?.[0])).toEqual(["Green", "Red", "Blue"]);
  expect(screen.getByText(/^You sit and take turns clockwise in this order/)).toBeTruthy();
});

test("the host sets the bots' pace, and everybody else reads it", async () => {
  const there = await at(gathering([chair("red", BOT), chair("blue")]));
  await choose("Bots' pace", "Slow");
  expect(requests(there)).toEqual([{ type: "set-pace", pace: "slow" }]);
  left();
  document.body.replaceChildren();
  await at(gathering([chair("red"), chair("blue")], { host: "leo" }));
  expect(chosenIn("Bots' pace")).toBeUndefined();
  expect(screen.getByText("Bots' pace").nextElementSibling?.textContent).toBe("Normal");
});

describe("a guest", () => {
  test("sits down", async () => {
    const there = await at(gathering([chair("red"), chair("blue", EMPTY)], { host: "leo" }));
    expect(row("Red").getByText("Leo")).toBeTruthy();
    await press("Sit here");
    expect(requests(there)).toEqual([{ type: "sit", seat: "blue" }]);
  });

  test("is ready, with their own bytes for the deal, and may change their mind", async () => {
    const there = await at(
      gathering([chair("red"), chair("blue", { ready: false })], { host: "leo" }),
    );
    expect(screen.queryByText("Start the game")).toBeNull();
    await press("I'm ready");
    expect(requests(there)).toEqual([
      { type: "set-ready", ready: true, entropy: expect.stringMatching(/^[0-9a-f]{48}$/) },
    ]);
    there.socket.say({
      type: "update",
      table: gathering([chair("red"), chair("blue")], { host: "leo" }),
    });
    flushSync();
    expect(screen.getByText("Everybody is ready. The host starts the game.")).toBeTruthy();
    await press("I'm not ready");
    expect(requests(there)[1]).toMatchObject({ type: "set-ready", ready: false });
  });

  test("changes chairs, or stands up", async () => {
    const there = await at(gathering([chair("red", EMPTY), chair("blue")], { host: "leo" }));
    await press("Move here");
    await press("Leave seat");
    expect(requests(there)).toEqual([{ type: "sit", seat: "red" }, { type: "stand-up" }]);
  });

  test("can neither give chairs away nor remove anybody", async () => {
    await at(gathering([chair("red", EMPTY), chair("blue"), chair("green")], { host: "leo" }));
    expect(screen.queryByText("Remove")).toBeNull();
    expect(screen.queryByLabelText(/^Bot for/)).toBeNull();
  });
});

describe("the host", () => {
  test("gives an empty chair to a bot, and frees it again", async () => {
    const there = await at(gathering([chair("red", EMPTY), chair("blue"), chair("green", BOT)]));
    await fireEvent.change(screen.getByLabelText("Bot for Red"), {
      target: { value: "tourist" },
    });
    await fireEvent.change(screen.getByLabelText("Bot for Green"), {
      target: { value: "" },
    });
    expect(requests(there)).toEqual([
      { type: "set-chair", seat: "red", bot: "tourist" },
      { type: "set-chair", seat: "green", bot: null },
    ]);
  });

  test("removes somebody else, but not themselves", async () => {
    const there = await at(gathering([chair("red"), chair("blue")]));
    await press("Remove");
    expect(requests(there)).toEqual([{ type: "remove", person: "leo" }]);
  });

  test.each([
    ["chairs", [chair("red", EMPTY), chair("blue")], /seats are open/],
    ["ready", [chair("red", { ready: false }), chair("blue")], /Not everybody is ready/],
  ] as const)("can't begin before all %s are there, and is told why", async (_, chairs, why) => {
    const there = await at(gathering(chairs));
    await press("Start the game");
    expect(requests(there)).toEqual([]);
    expect(button("Start the game").title).toMatch(why);
  });

  test("begins when all are ready", async () => {
    const there = await at(gathering([chair("red", BOT), chair("blue")]));
    await press("Start the game");
    expect(requests(there)).toEqual([{ type: "begin" }]);
  });
});

test("a stranger chooses a name, and comes in", async () => {
  const asked = serve({ "/api/guests": { person: "marta", name: "Marta" } });
  const reload = vi.fn();
  vi.stubGlobal("location", { ...location, protocol: "http:", host: "localhost", reload });
  me.guest = null;
  const { table } = await at(gathering([chair("red", EMPTY)], { host: "leo" }), null);
  expect(table.person).toBeNull();
  expect(screen.queryByText("Sit here")).toBeNull();
  await fill("What's your name?", "Marta");
  await press("Come in");
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(asked).toMatchObject([{ method: "POST", path: "/api/guests", body: { name: "Marta" } }]);
});

test("a game that was called off before it began can't be begun", async () => {
  await at(gathering([chair("red", BOT), chair("blue")], { status: "aborted" }));
  expect(screen.getByText("The players called off this game.")).toBeTruthy();
  expect(screen.queryByText("Start the game")).toBeNull();
});

describe("the link", () => {
  const address = "http://venice.example/tables/florian";

  test("is there to be read, and as a picture", async () => {
    render(Share, { address, title: "Whoever has it" });
    expect(screen.getByLabelText<HTMLInputElement>("Whoever has it").value).toBe(address);
    const picture = await screen.findByRole("img");
    expect(picture.querySelector("path")?.getAttribute("d")?.length).toBeGreaterThan(1_000);
  });

  test("is copied", async () => {
    const writeText = vi.fn(async () => undefined);
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    render(Share, { address, title: "Whoever has it" });
    await press("Copy link");
    await vi.waitFor(() => expect(toasts.all.at(-1)?.text).toBe("Link copied."));
    expect(writeText).toHaveBeenCalledWith(address);
  });

  test("is at least selected where the browser lets nobody copy", async () => {
    vi.stubGlobal("navigator", {});
    render(Share, { address, title: "Whoever has it" });
    const select = vi.spyOn(screen.getByLabelText<HTMLInputElement>("Whoever has it"), "select");
    await press("Copy link");
    await vi.waitFor(() => expect(toasts.all.at(-1)?.text).toMatch(/selected/));
    expect(select).toHaveBeenCalled();
  });
});

describe("how the table plays is said in words", () => {
  const { settings } = viewWith();

  test.each([
    [{ type: "none" }, "none"],
    [{ type: "per-decision", seconds: 90 }, "90 seconds per move"],
    [
      { type: "per-player", seconds: 1_200, increment: 10 },
      "20 minutes each, plus 10 seconds per move",
    ],
    [{ type: "days", days: 1 }, "one day per move"],
  ] as const)("with the clock %o", (clock, words) => {
    render(Options, { settings: { ...settings, clock } });
    expect(screen.getByText("Clock").nextElementSibling?.textContent).toBe(words);
  });

  test("with a coach, where there is one", () => {
    render(Options, { settings: { ...settings, hints: false } });
    expect(screen.queryByText("Coach")).toBeNull();
    render(Options, { settings: { ...settings, hints: true } });
    expect(screen.getByText("Coach").nextElementSibling?.textContent).toMatch(/^On /);
  });

  test("for both games", () => {
    render(Options, { settings: { ...settings, rules: { ...BOARD_RULES, turn_limit: 60 } } });
    expect(screen.getByText("Turn limit").nextElementSibling?.textContent).toBe("60");
    render(Options, { settings: { ...settings, game: "card", rules: CARD_RULES } });
    expect(screen.getByText("Match").nextElementSibling?.textContent).toContain(
      "First to 3 points",
    );
  });
});
