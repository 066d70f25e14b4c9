/** The parts of the card game, one by one: what they offer, and what a press does. */
import { screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import AskAmbassador from "../../../src/games/card/AskAmbassador.svelte";
import BlackCards from "../../../src/games/card/BlackCards.svelte";
import ChoosePair from "../../../src/games/card/ChoosePair.svelte";
import DeclareCode from "../../../src/games/card/DeclareCode.svelte";
import { cardEnding } from "../endings";
import LastResult from "../../../src/games/card/LastResult.svelte";
import MyCards from "../../../src/games/card/MyCards.svelte";
import Places from "../../../src/games/card/Places.svelte";
import Safe from "../../../src/games/card/Safe.svelte";
import Showing from "../../../src/games/card/Showing.svelte";
import { cardFacts } from "../../../src/games/card/edition";
import { secrecy } from "../../../src/panels/secrecy.svelte";
import { settings } from "../../../src/state/settings.svelte";
import { toasts } from "../../../src/state/toasts.svelte";
import { Refusal } from "../../../src/wire/http";
import type {
  CardCard,
  CardNumber,
  ChoosePair as Pair,
  DeclareCode as Code,
} from "../../../src/wire/messages";
import { CARD } from "../../fold/sightings";
import { button, confirm, press, radioOf } from "../../kit/fingers";
import { serve } from "../../panels/browser";
import { seated } from "../../panels/fake_table.svelte";
import { meeting, playing } from "./playing_table.svelte";

beforeEach(() => void serve({}));
afterEach(() => {
  secrecy.hidden = false;
  vi.unstubAllGlobals();
});

describe("the places", () => {
  const go = (location: "rialto" | "arsenale") => ({ type: "play-location", location }) as const;

  test("that are offered are buttons, and going there is one press", async () => {
    const table = playing().offer(go("rialto"), go("arsenale"));
    seated(Places, table);
    expect(screen.getAllByRole("listitem")).toHaveLength(5);
    expect(screen.getAllByRole("button").map((one) => one.getAttribute("aria-label"))).toEqual([
      "Go to Rialto",
      "Go to Arsenale",
    ]);
    await press("Go to Arsenale");
    expect(table.acted).toEqual([go("arsenale")]);
  });

  test("that I have played say so while I choose", () => {
    const table = playing({ played: { blue: ["san-marco"] } }).offer(go("rialto"));
    seated(Places, table);
    expect(screen.getByText("already played").closest("li")?.dataset["place"]).toBe("san-marco");
  });

  test("are no buttons while it is not my turn", () => {
    const table = playing().offer(go("rialto"));
    table.isMine = false;
    seated(Places, table);
    expect(screen.queryByRole("button")).toBeNull();
  });

  test("say who is there, and who meets whom", () => {
    const table = playing({
      here: {
        rialto: ["blue", "red"],
        arsenale: ["yellow"],
        "san-marco": ["green", "dummy", "ambassador"],
      },
      stage: "meeting",
      meeting: { location: "rialto", visitors: ["blue", "red"] },
      hidden: "accademia",
    });
    seated(Places, table);
    const said = screen
      .getAllByRole("listitem")
      .map((one) => one.querySelector(".about .full")?.textContent);
    expect(said).toEqual([
      "you meet Leo",
      "3 there: no meeting",
      "Tommaso, alone",
      "nobody",
      "nobody",
    ]);
    expect(screen.getByText("face down").closest("li")?.textContent).toContain("Accademia");
  });

  test("what is refused is said", async () => {
    const table = playing().offer(go("rialto"));
    table.refusal = new Refusal("stale");
    seated(Places, table);
    await press("Go to Rialto");
    await vi.waitFor(() => expect(toasts.all).toHaveLength(1));
  });
});

describe("choosing two cards", () => {
  const pair = (...cards: readonly CardCard[]): Pair => ({ type: "choose-pair", cards });
  const PAIRS = [pair("bubble", "13"), pair("bubble", "47"), pair("24", "x")];
  const card = (name: RegExp) => button(name);

  function shown() {
    const table = meeting("red").offer(...PAIRS);
    table.see({ type: "pair-shown", seat: "blue", to: "red", cards: ["bubble", "36"] });
    table.stand({ meeting: { location: "rialto", visitors: ["blue", "red"] } });
    seated(ChoosePair, table);
    return table;
  }

  test("two presses, and one more to be sure", async () => {
    const table = shown();
    const go = button("Choose two cards");
    expect(go.getAttribute("aria-disabled")).toBe("true");
    await press(/Bubble/);
    expect(card(/Bubble/).getAttribute("aria-pressed")).toBe("true");
    await press(/13 number/);
    await press(/^Show .* and 13$/);
    expect(screen.getByRole("dialog").textContent).toContain("Leo");
    expect(table.acted).toEqual([]);
    confirm(/^Show /);
    await vi.waitFor(() => expect(table.acted).toEqual([PAIRS[0]]));
  });

  test("a card says why it does not go with the other", async () => {
    const table = shown();
    expect(card(/Zsa Zsa/).textContent).toContain("not now");
    await press(/Bubble/);
    expect(card(/36 number/).textContent).toContain("shown before");
    expect(card(/24 number/).textContent).toContain("also true");
    expect(screen.getByText(/^Already shown .*Leo:/)).toBeTruthy();
    await press(/36 number/);
    expect(card(/36 number/).getAttribute("aria-pressed")).toBe("false");
    expect(table.acted).toEqual([]);
  });

  test("a card that takes the place of another says so, and one press takes it back", async () => {
    shown();
    await press(/Bubble/);
    await press(/13 number/);
    await press(/47 number/);
    expect(screen.getByText("47 instead of 13.")).toBeTruthy();
    expect(card(/13 number/).textContent).toContain("47 instead");
    expect(card(/13 number/).getAttribute("aria-pressed")).toBe("false");
    await press(/13 number/);
    expect(screen.getByText("13 instead of 47.")).toBeTruthy();
    expect(card(/13 number/).getAttribute("aria-pressed")).toBe("true");
    await press(/13 number/);
    expect(screen.queryByText(/instead/)).toBeNull();
  });

  test("what is true is tagged, but not for those who look over my shoulder", () => {
    secrecy.hidden = true;
    shown();
    expect(screen.queryByText("true")).toBeNull();
    expect(document.body.textContent).not.toContain("also true");
  });

  test("to the Ambassador alone, where they are a player and meet us", () => {
    const table = playing({
      meeting: { location: "rialto", visitors: ["blue", "ambassador"] },
    }).offer(...PAIRS);
    table.see({ type: "pair-shown", seat: "blue", to: "ambassador", cards: ["bubble", "36"] });
    table.stand({ meeting: { location: "rialto", visitors: ["blue", "ambassador"] } });
    seated(ChoosePair, table);
    expect(screen.getByText(/^Already shown .*Ambassador:/)).toBeTruthy();
  });
});

describe("my eight cards", () => {
  test("lie open for me, the true ones tagged", () => {
    seated(MyCards, playing());
    expect(screen.getByRole("group", { name: "My cards" }).children).toHaveLength(8);
    expect(screen.getAllByText("true")).toHaveLength(2);
  });

  test("hidden, none is true", () => {
    secrecy.hidden = true;
    seated(MyCards, playing());
    expect(screen.queryByText("true")).toBeNull();
  });

  test.each(["ambassador", "spectator"] as const)("the %s has none", (viewer) => {
    const table = playing({ hand: null });
    table.viewer = viewer;
    seated(MyCards, table);
    expect(screen.queryByRole("group")).toBeNull();
  });
});

describe("naming the code", () => {
  const NUMBERS = cardFacts("ffg-2003").numbers;
  const codesOf = (numbers: readonly CardNumber[]): readonly (readonly CardNumber[])[] =>
    numbers.length === 0
      ? [[]]
      : numbers.flatMap((one) =>
          codesOf(numbers.filter((other) => other !== one)).map((rest) => [one, ...rest]),
        );
  const codes = codesOf(NUMBERS).map((code): Code => ({ type: "declare-code", code }));
  const pick = async (agent: string, number: string) => radioOf(agent, number).click();

  test("is sent in the order F B Z X, after one more question", async () => {
    const table = meeting("red").offer(...codes, { type: "decline", what: "declaration" });
    const onclose = vi.fn();
    seated(DeclareCode, table, { codes, onclose });
    expect(radioOf("Colonel Bubble", "24").checked).toBe(true); // my own
    expect(button(/^Open with \? 24 \? \?$/).getAttribute("aria-disabled")).toBe("true");
    await pick("Agent X", "36");
    await pick("Madame Zsa Zsa", "13");
    await pick("Lord Fiddlebottom", "47");
    await press("Open with 47 24 13 36");
    expect(table.acted).toEqual([]);
    confirm("Open with 47 24 13 36");
    await vi.waitFor(() => expect(onclose).toHaveBeenCalledOnce());
    expect(table.acted).toEqual([{ type: "declare-code", code: ["47", "24", "13", "36"] }]);
  });

  test("a number is given once: the agent who had it has none now", async () => {
    seated(DeclareCode, meeting("red").offer(...codes), { codes, onclose: () => undefined });
    await pick("Agent X", "24");
    await vi.waitFor(() => expect(screen.getByText("? ? ? 24")).toBeTruthy());
    expect(radioOf("Colonel Bubble", "24").checked).toBe(false);
  });

  test("in the other edition one dials", () => {
    const rules = { edition: "abacus-1997", match: "single", round_limit: null } as const;
    const table = meeting("red").stand({
      rules,
      hand: { seat: "blue", identity: "bubble", number: "0" },
    });
    seated(DeclareCode, table.offer(), { codes: [], onclose: () => undefined });
    expect(screen.getByRole("dialog", { name: "Make the call" })).toBeTruthy();
    expect(button("Dial ? 0 ? ?")).toBeTruthy();
  });
});

describe("black cards", () => {
  test("one of mine is shown, after one more question", async () => {
    const commands = [
      { type: "show-black-card", kind: "identity" },
      { type: "show-black-card", kind: "number" },
    ] as const;
    const table = meeting("ambassador")
      .stand({ asker: "red", named: "blue" })
      .offer(...commands);
    seated(BlackCards, table, { commands });
    expect(button(/24/).textContent?.match(/24/g)).toHaveLength(1);
    await press(/24/);
    expect(screen.getByRole("dialog", { name: "Show your number to Leo?" })).toBeTruthy();
    confirm("Show my number");
    await vi.waitFor(() => expect(table.acted).toEqual([commands[1]]));
  });

  test("are asked about even where few questions are wanted: one press would show one", async () => {
    settings.change({ confirmations: "few" });
    const commands = [{ type: "show-black-card", kind: "number" }] as const;
    const table = meeting("ambassador")
      .stand({ asker: "red" })
      .offer(...commands);
    seated(BlackCards, table, { commands });
    await press(/24/);
    expect(screen.getByRole("dialog", { name: "Show your number to Leo?" })).toBeTruthy();
    expect(table.acted).toEqual([]);
    settings.change({ confirmations: "all" });
  });

  test("that was shown before is not offered again", async () => {
    const commands = [{ type: "show-black-card", kind: "number" }] as const;
    const table = meeting("ambassador").offer(...commands);
    seated(BlackCards, table, { commands });
    await press(/Bubble.*shown before/);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("say nothing while secrets are hidden", () => {
    secrecy.hidden = true;
    const commands = [{ type: "show-black-card", kind: "number" }] as const;
    seated(BlackCards, meeting("ambassador").offer(...commands), { commands });
    expect(document.body.textContent).not.toMatch(/24|Bubble/);
  });

  test("of the dummy one is looked at", async () => {
    const commands = [
      { type: "look-at-dummy", kind: "identity" },
      { type: "look-at-dummy", kind: "number" },
    ] as const;
    const table = meeting("dummy").offer(...commands, { type: "decline", what: "look" });
    seated(BlackCards, table, { commands });
    expect(document.body.textContent).not.toMatch(/24|Bubble/);
    await press(/^identity/i);
    confirm("Look at the identity");
    await vi.waitFor(() => expect(table.acted).toEqual([commands[0]]));
  });
});

test("the Ambassador is asked about one agent, by name", async () => {
  const asks = [
    { type: "name-agent", agent: "red" },
    { type: "name-agent", agent: "green" },
  ] as const;
  const table = meeting("ambassador").offer(...asks, { type: "decline", what: "question" });
  seated(AskAmbassador, table, { asks });
  expect(screen.getAllByRole("button")).toHaveLength(2);
  await press("Ask Alba");
  expect(table.acted).toEqual([asks[1]]);
});

describe("the safe", () => {
  const numbers = () => [...document.querySelectorAll("dd")].map((one) => one.textContent);

  test("holds my own number, and what the sheet is certain of", async () => {
    const facts = [
      { seat: "red", card: "x", holds: true },
      { seat: "red", card: "13", holds: true },
    ];
    serve({ sheet: { help: "elimination", number: 3, facts, missions: [] } });
    seated(Safe, playing().set({ rules: { help: "elimination" } }));
    expect(screen.getByRole("region", { name: "The safe" })).toBeTruthy();
    expect(numbers()).toEqual(["?", "24", "?", "?"]);
    await vi.waitFor(() => expect(numbers()).toEqual(["?", "24", "?", "13"]));
  });

  test("is asked about or not, by one plain switch", async () => {
    const table = playing();
    seated(Safe, table);
    const found = screen.getByRole("checkbox", { name: "Don't ask me about the safe" });
    found.click();
    await vi.waitFor(() =>
      expect(table.requests).toEqual([{ type: "set-passing", kind: "declaration", passes: true }]),
    );
  });

  test("hidden it tells nothing", () => {
    secrecy.hidden = true;
    seated(Safe, playing());
    expect(numbers()).toEqual(["–", "–", "–", "–"]);
    expect(document.querySelector(".known")).toBeNull();
  });
});

describe("what was just shown", () => {
  test("passes open in a replay through the eyes it is meant for, and is gone soon", async () => {
    vi.useFakeTimers();
    const table = playing();
    table.person = null;
    table.viewer = "red";
    table.see(CARD["pair-shown"]);
    seated(Showing, table);
    const open = [...document.querySelectorAll(".showing .front > .card")];
    expect(open.map((card) => card.textContent?.trim())).toEqual(["", "13"]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(document.querySelector(".showing")).toBeNull();
    vi.useRealTimers();
  });

  test.each(["pair-shown-covertly", "black-card-shown-covertly", "dummy-seen-covertly"] as const)(
    "%s passes face down",
    (kind) => {
      const table = playing();
      table.see(CARD[kind]);
      seated(Showing, table);
      expect(document.querySelectorAll(".showing .back").length).toBeGreaterThan(0);
      expect(document.querySelector(".showing .front > *")).toBeNull();
    },
  );
});

test("how the last game of a match ended stays until it is put away", async () => {
  const table = playing();
  table.see(CARD["game-scored"], {
    type: "hand-dealt",
    game: 2,
    hand: { seat: "blue", identity: "x", number: "36" },
  });
  seated(LastResult, table);
  expect(screen.getByText("Game 1 is over")).toBeTruthy();
  await press("Next game");
  expect(screen.queryByText("Game 1 is over")).toBeNull();
});

test("a game of a match says who named what, and who really has it", async () => {
  const story = { game: "card", endings: [{ facts: cardEnding({}), insights: [] }] };
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify(story)));
  const table = playing();
  table.see(CARD["game-scored"]);
  seated(LastResult, table);
  const why = await vi.waitFor(() => screen.getByText(/^You named the code in round 7/));
  expect(why.textContent).toMatch(/Your code said 47 for Madame Zsa Zsa; \w+ has it\./);
  vi.unstubAllGlobals();
});
