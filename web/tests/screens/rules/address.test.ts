/** An address says which rules: of a game, an edition, a number of players, and of a table. */
import { fireEvent, render, screen } from "@testing-library/svelte";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { addressOf, asked, propsOf, tableAddress } from "../../../src/screens/rules/address";
import AidScreen from "../../../src/screens/rules/AidScreen.svelte";
import { ready, setLanguage, t } from "../../../src/speech/speech.svelte";
import { go } from "../../../src/state/route.svelte";
import type { Settings } from "../../../src/wire/messages";

const SETTINGS: Settings = {
  game: "board",
  players: 5,
  rules: {
    edition: "ares-2013-it",
    placement: "choose",
    repeats: "challenge",
    phantom: "classic-1988",
    turn_limit: null,
  },
  seats: ["red", "blue", "green", "yellow", "ambassador"],
  bots: {},
  clock: { type: "none" },
  gestures: "discreet",
  visibility: "link",
  help: "record",
  pace: "normal",
  lesson: null,
  hints: false,
};

beforeAll(async () => {
  vi.stubGlobal("scrollTo", vi.fn());
  await ready;
  await setLanguage("en");
});
beforeEach(() => go("/", true));

it("tells the rules of a table and reads them again", () => {
  const address = new URL(tableAddress("aid", SETTINGS), "http://here");
  expect(address.pathname).toBe("/aid/board");
  expect(propsOf("board", address.searchParams)).toEqual({
    game: "board",
    edition: "ares-2013-it",
    players: 5,
    options: {
      placement: "choose",
      repeats: "challenge",
      phantom: "classic-1988",
      gestures: "discreet",
    },
  });
});

it("leaves out options that are nonsense", () => {
  const query = new URLSearchParams("repeats=maybe&turn_limit=-3&round_limit=x&match=first-to-3");
  expect(propsOf("card", query).options).toEqual({ match: "first-to-3" });
});

it("follows the reader, who stays where they are", async () => {
  go(addressOf("aid", { game: "card", edition: "abacus-1997", players: 4 }), true);
  render(AidScreen);
  expect(
    screen.getByText(t("rules-lead", { name: t("edition-abacus-1997-lead"), players: 4 })),
  ).toBeTruthy();
  const three = screen.getByLabelText("3");
  three.focus();
  await fireEvent.click(three);
  expect(location.search).toBe("?players=3&edition=abacus-1997");
  expect(asked().players).toBe(3);
  expect(screen.getByText(t("rules-aid-card-round-dummy"))).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText("3"));
});
