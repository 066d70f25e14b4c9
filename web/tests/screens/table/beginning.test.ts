/** Playing at once: a table where only bots are waited for begins automatically, and no other. */
import { render, screen } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";
import "../../../src/screens/setup/Gathering.svelte";
import TableScreen from "../../../src/screens/table/TableScreen.svelte";
import { go, here } from "../../../src/state/route.svelte";
import type { ChairView, TableView } from "../../../src/wire/messages";
import { nextSocket, useFakeSockets, type FakeSocket } from "../../kit/fake_socket";
import { viewWith, welcomeWith } from "../../kit/live_table";
import { serve } from "../../panels/browser";
import { chair } from "../../panels/fake_table.svelte";

useFakeSockets();
beforeEach(() => {
  serve({});
  go("/tables/florian?begin", true);
});

const BOT = chair("red", { person: null, name: null, bot: "clerk" });
const FREE = chair("red", { person: null, name: null, ready: false, present: false });
const MINE = chair("blue", { ready: false });

/** Come to a table that is being set. */
async function at(chairs: readonly ChairView[], more: Partial<TableView> = {}) {
  render(TableScreen);
  const socket = (await nextSocket()).accept();
  socket.isGranting = true;
  socket.say(welcomeWith({ table: viewWith({ status: "gathering", chairs, ...more }) }));
  await vi.advanceTimersByTimeAsync(10);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(10);
  return socket;
}

const wanted = (socket: FakeSocket) => socket.requests.map(({ type }) => type);

test("it begins where only bots are waited for, without showing the chairs", async () => {
  const socket = await at([BOT, MINE]);
  await vi.waitFor(() => expect(wanted(socket)).toEqual(["set-ready", "begin"]));
  await vi.waitFor(() => expect(here.query.has("begin")).toBe(false));
  expect(screen.queryByText("Seats")).toBeNull();
});

test.each([
  ["a chair is free", [FREE, MINE], {}],
  ["I am not the host", [BOT, MINE], { host: "leo" }],
] as const)("it waits where %s", async (_, chairs, more) => {
  const socket = await at(chairs, more);
  expect(wanted(socket)).toEqual([]);
  await vi.waitFor(() => expect(screen.getByText("Seats")).toBeTruthy());
});
