/** The map as people use it without seeing it: named buttons, arrow keys, Enter, clicks, and lists. */
import { render, screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import Map from "../../src/map/Map.svelte";
import type { MapProps, Target } from "../../src/map/types";
import { ready, setLanguage } from "../../src/speech/speech.svelte";
import type { Piece } from "../../src/wire/messages";

const PLACES: Partial<Record<Piece, string>> = {
  "red-tall": "san-barnaba",
  "red-short": "piazza-san-marco",
  "red-fat": "celestia",
  "red-thin": "misericordia",
  "blue-tall": "rialto",
  "blue-short": "santa-marta",
  "blue-fat": "salute",
  "blue-thin": "sette-martiri",
  "green-tall": "sacca-fisola",
  "green-short": "sant-angelo",
  "green-fat": "san-lorenzo",
  "green-thin": "san-giacomo-dell-orio",
  "yellow-tall": "vallaresso",
  "yellow-short": "fondamente-nove",
  "yellow-fat": "tolentini",
  "yellow-thin": "guglie",
  ambassador: "santa-maria-formosa",
};
const TARGETS: readonly Target[] = [
  { space: "vallaresso", kind: "water", from: "salute", note: "meet Tommaso" },
  { space: "santa-maria-del-giglio", kind: "water", from: "salute" },
  { space: "spirito-santo", kind: "land", from: "salute" },
];

const onpiece = vi.fn();
const ontarget = vi.fn();
const describePiece = (piece: Piece): string => `${piece} at ${PLACES[piece] ?? ""}`;

function show(more: Partial<MapProps> = {}) {
  return render(Map, {
    places: PLACES,
    movable: ["blue-fat", "blue-tall"],
    chosen: "blue-fat",
    targets: TARGETS,
    mine: "blue",
    onpiece,
    ontarget,
    describe: describePiece,
    ...more,
  });
}

function names(group: string): (string | null)[] {
  return within(screen.getByRole("group", { name: group }))
    .getAllByRole("button")
    .map((button) => button.getAttribute("aria-label"));
}

beforeAll(async () => {
  await ready;
  await setLanguage("en");
});
beforeEach(() => vi.clearAllMocks());

describe("buttons", () => {
  it("are all figures, mine first and the Ambassador last", () => {
    show();
    const found = names("Figures");
    expect(found).toHaveLength(17);
    expect(found.slice(0, 4)).toEqual([
      "blue-tall at rialto",
      "blue-short at santa-marta",
      "blue-fat at salute",
      "blue-thin at sette-martiri",
    ]);
    expect(found.at(-1)).toBe("ambassador at santa-maria-formosa");
  });

  it("are all targets by name, with the way and what follows", () => {
    show();
    expect(names("Where to")).toEqual([
      "By water to Santa Maria del Giglio",
      "By land to Spirito Santo",
      "By water to Vallaresso: meet Tommaso",
    ]);
  });

  it("say which piece is chosen, and only of those that may move", () => {
    show();
    const pressed = (name: string): string | null =>
      screen.getByRole("button", { name }).getAttribute("aria-pressed");
    expect(pressed("blue-fat at salute")).toBe("true");
    expect(pressed("blue-tall at rialto")).toBe("false");
    expect(pressed("red-fat at celestia")).toBeNull();
  });

  it("may be named by the caller, and speak other languages", async () => {
    const { rerender } = show({ targets: [{ space: "murano", kind: "any", label: "To Murano" }] });
    expect(names("Where to")).toEqual(["To Murano"]);
    await rerender({ targets: TARGETS });
    await setLanguage("it");
    expect(
      await screen.findByRole("button", { name: "Via terra allo Spirito Santo" }),
    ).toBeTruthy();
    await setLanguage("en");
  });

  it("have everything drawn hidden from screen readers", () => {
    const { container } = show();
    for (const svg of container.querySelectorAll("svg"))
      expect(svg.getAttribute("aria-hidden")).toBe("true");
  });
});

describe("keys", () => {
  it("go to the nearest target in their direction", async () => {
    const user = userEvent.setup();
    show();
    screen.getByRole("button", { name: "blue-fat at salute" }).focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement?.getAttribute("aria-label")).toContain("Vallaresso");
    await user.keyboard("{ArrowLeft}");
    expect(document.activeElement?.getAttribute("aria-label")).toContain("Santa Maria del Giglio");
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement?.getAttribute("aria-label")).toContain("Spirito Santo");
  });

  it("go from figure to figure where there is no target", async () => {
    const user = userEvent.setup();
    show({ targets: [], chosen: null });
    screen.getByRole("button", { name: "blue-tall at rialto" }).focus();
    await user.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: "red-short at piazza-san-marco" }),
    );
  });

  it("choose with Enter, and the focus follows the piece", async () => {
    const user = userEvent.setup();
    const { rerender } = show();
    screen.getByRole("button", { name: /Vallaresso: meet/ }).focus();
    await user.keyboard("{Enter}");
    expect(ontarget).toHaveBeenCalledExactlyOnceWith("vallaresso");
    await rerender({ places: { ...PLACES, "blue-fat": "vallaresso" }, targets: [], chosen: null });
    expect(document.activeElement?.getAttribute("data-spot")).toBe("blue-fat");
  });

  it("choose a piece", async () => {
    const user = userEvent.setup();
    show();
    screen.getByRole("button", { name: "blue-tall at rialto" }).focus();
    await user.keyboard(" ");
    expect(onpiece).toHaveBeenCalledExactlyOnceWith("blue-tall");
  });
});

describe("clicks", () => {
  it("choose targets and pieces", async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole("button", { name: /Spirito Santo/ }));
    expect(ontarget).toHaveBeenCalledExactlyOnceWith("spirito-santo");
    await user.click(screen.getByRole("button", { name: "blue-tall at rialto" }));
    expect(onpiece).toHaveBeenCalledExactlyOnceWith("blue-tall");
  });
});

describe("labels", () => {
  const labels = (container: HTMLElement): string[] =>
    [...container.querySelectorAll("[data-label] b")].map((label) => label.textContent ?? "");

  it("stand at targets that have a way", () => {
    const { container } = show();
    expect(labels(container)).toContain("Vallaresso");
    expect(labels(container)).toHaveLength(3);
  });

  it("never stand where the chosen piece is: it would lie over its neighbours", async () => {
    const { container } = show();
    screen.getByRole("button", { name: "red-fat at celestia" }).focus();
    await vi.waitFor(() => expect(labels(container)).toContain("Celestia"));
    screen.getByRole("button", { name: "blue-fat at salute" }).focus();
    await vi.waitFor(() => expect(labels(container)).not.toContain("Celestia"));
    expect(labels(container)).toHaveLength(3);
    expect(labels(container)).not.toContain("Salute");
  });

  it("stand at others only in focus", async () => {
    const targets = ["murano", "zattere"].map((space) => ({ space, kind: "any" as const }));
    const { container } = show({ targets, chosen: null });
    expect(labels(container)).toEqual([]);
    screen.getByRole("button", { name: "Choose Murano" }).focus();
    await vi.waitFor(() => expect(labels(container)).toEqual(["Murano"]));
  });
});

describe("what looks like a button", () => {
  it("is one: the label of a target presses it, and screen readers hear of it once", async () => {
    const user = userEvent.setup();
    const { container } = show();
    const label = container.querySelector("button[data-label=vallaresso]");
    expect(label?.textContent).toContain("meet Tommaso");
    expect(label?.getAttribute("tabindex")).toBe("-1");
    expect(label?.closest("[aria-hidden=true]")).not.toBeNull();
    await user.click(label as Element);
    expect(ontarget).toHaveBeenCalledExactlyOnceWith("vallaresso");
    expect(screen.getAllByRole("button", { name: /Vallaresso/ })).toHaveLength(1);
  });

  it("is never the name of a space that can't be chosen", async () => {
    const { container } = show({ targets: [], chosen: null });
    screen.getByRole("button", { name: "red-fat at celestia" }).focus();
    await vi.waitFor(() => expect(container.querySelector("p[data-label=celestia]")).toBeTruthy());
    expect(container.querySelector("button[data-label]")).toBeNull();
  });
});

describe("a meeting", () => {
  it("has a ring around it, and a label with both badges", () => {
    const badges = ["blue", "yellow"] as const;
    const { container } = show({
      places: { ...PLACES, "blue-fat": "vallaresso" },
      targets: [],
      meetings: [{ space: "vallaresso", note: "you meet Tommaso", badges }],
    });
    expect(container.querySelectorAll("[data-meeting]")).toHaveLength(1);
    const label = container.querySelector("p[data-label=vallaresso]");
    expect(label?.textContent).toContain("you meet Tommaso");
    expect(label?.querySelectorAll("svg")).toHaveLength(2);
  });
});

describe("a figure that can't move", () => {
  const remark = { piece: "red-fat", text: "Only a rival ball moves it." } as const;

  it("says why, at its space and to screen readers", () => {
    const { container } = show({ remark });
    expect(container.querySelector("[data-label=celestia]")?.textContent).toContain(remark.text);
    expect(screen.getByRole("status").textContent).toBe(remark.text);
  });

  it("says it in the list, too", async () => {
    const user = userEvent.setup();
    show({ remark });
    await user.click(screen.getByRole("button", { name: "Show as a list" }));
    expect(screen.getByRole("button", { name: /red-fat.*Only a rival ball/ })).toBeTruthy();
  });
});

describe("the list", () => {
  it("offers the same choices in plain lists", async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole("button", { name: "Show as a list" }));
    const targets = within(screen.getByRole("region", { name: "Where to" }));
    expect(targets.getAllByRole("listitem")).toHaveLength(3);
    await user.click(targets.getByRole("button", { name: /Vallaresso/ }));
    expect(ontarget).toHaveBeenCalledExactlyOnceWith("vallaresso");
    const figures = within(screen.getByRole("region", { name: "Figures" }));
    expect(figures.getAllByRole("listitem")).toHaveLength(17);
    await user.click(screen.getByRole("button", { name: "Show the map" }));
    expect(names("Figures")).toHaveLength(17);
  });

  it("says that there is nothing to choose", async () => {
    const user = userEvent.setup();
    show({ targets: [], chosen: null, movable: [] });
    await user.click(screen.getByRole("button", { name: "Show as a list" }));
    expect(screen.getByText("Nothing to choose here now.")).toBeTruthy();
  });
});
