/** Every way in which a link can be wrong has its own sentence, and a way on. */
import { render, screen } from "@testing-library/svelte";
import { beforeEach, describe, expect, test, vi } from "vitest";
import ComeIn from "../../../src/screens/home/ComeIn.svelte";
import { givenLink } from "../../../src/screens/home/given_link";
import Join from "../../../src/screens/home/Join.svelte";
import NotFound from "../../../src/screens/home/NotFound.svelte";
import Replay from "../../../src/screens/replay/Replay.svelte";
import { go } from "../../../src/state/route.svelte";
import type { Status } from "../../../src/wire/messages";
import { fill, press } from "../../kit/fingers";
import { viewWith } from "../../kit/live_table";

const heading = () => document.querySelector("h1")?.textContent;
const wayHome = () => screen.getByRole("link", { name: "Home" }).getAttribute("href");

/** A server that answers every path with one of these; 404 for others. */
function answering(answers: Readonly<Record<string, readonly [number, unknown]>>) {
  vi.stubGlobal("fetch", async (path: string) => {
    const end = Object.keys(answers).find((one) => path.split("?")[0]?.endsWith(one));
    const [status, body] = answers[end ?? ""] ?? [404, { code: "no-such-table", params: {} }];
    return new Response(JSON.stringify(body), { status });
  });
}
beforeEach(() => answering({}));

describe("what was given", () => {
  test.each([
    ["florian", { table: "florian", host: null }],
    ["<https://venice.example/tables/florian>.", { table: "florian", host: "venice.example" }],
    [`${location.origin}/tables/florian?begin`, { table: "florian", host: null }],
    [`${location.origin}/replay/florian?at=3`, { to: "/replay/florian?at=3" }],
    [`${location.origin}/link#s3cret`, { to: "/link#s3cret" }],
    ["  ", { problem: "empty" }],
    [`${location.origin}/tables/`, { problem: "malformed-link" }],
    ["https://venice.example/rules/board", { problem: "malformed-link" }],
    ["caffè florian", { problem: "malformed-link" }],
    ["https://", { problem: "malformed-link" }],
  ])("“%s”", (text, given) => {
    expect(givenLink(text)).toEqual(given);
  });

  test.each([
    ["https://venice.example/tables/florian", /leads to venice\.example/],
    ["florian", /^There is no such table/],
    [`${location.origin}/tables/`, /^This link is incomplete\./],
  ])("“%s” is said to lead nowhere", async (text, words) => {
    render(Join);
    await fill("Table link or table name", text);
    await press("Go to the table");
    await vi.waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(words));
  });
});

test.each([
  ["/tables/caff%C3%A8", "This link is incomplete."],
  ["/tables", "This link is incomplete."],
  ["/replay/florian/more", "This link is incomplete."],
  ["/rules/chess", "There is nothing here."],
])("the address %s says what is wrong", (path, words) => {
  go(path, true);
  render(NotFound);
  expect(heading()).toBe(words);
  expect(wayHome()).toBe("/");
});

describe("a replay", () => {
  const WORDS: Readonly<Record<Status, string>> = {
    gathering: "This game hasn't begun.",
    playing: "This game isn't over.",
    paused: "This game isn't over.",
    aborted: "This game was called off.",
    over: "This game was called off.",
  };
  beforeEach(() => go("/replay/florian", true));

  test.each(Object.entries(WORDS) as [Status, string][])(
    "of a game that is %s",
    async (status, words) => {
      answering({
        "/sightings": [409, { code: "not-over", params: {} }],
        "/florian": [200, viewWith({ status })],
      });
      render(Replay);
      await vi.waitFor(() => expect(heading()).toBe(words));
      expect(wayHome()).toBe("/");
      const table = screen.getByRole("link", { name: "Go to the table" });
      expect(table.getAttribute("href")).toBe("/tables/florian");
    },
  );

  test("of a table that does not exist", async () => {
    render(Replay);
    await vi.waitFor(() => expect(heading()).toBe("There is no such table."));
    expect(wayHome()).toBe("/");
  });
});

describe("a private link", () => {
  test("without its secret is incomplete", () => {
    go("/link", true);
    render(ComeIn);
    expect(heading()).toBe("This link is incomplete.");
    expect(wayHome()).toBe("/");
  });

  test("that was used or has expired says how to get another one", async () => {
    answering({ "/links": [403, { code: "wrong-secret", params: {} }] });
    go("/link#s3cret", true);
    render(ComeIn);
    await press("Sign in");
    await vi.waitFor(() => expect(heading()).toBe("This link no longer works."));
    expect(screen.getByText(/Make a new one/)).toBeTruthy();
    expect(wayHome()).toBe("/");
  });
});
