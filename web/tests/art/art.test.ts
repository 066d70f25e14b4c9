/** The drawings: complete, hidden where words stand beside them, and true to the settings. */
import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it } from "vitest";
import Badge from "../../src/art/Badge.svelte";
import BallDisc from "../../src/art/BallDisc.svelte";
import Figure from "../../src/art/Figure.svelte";
import GestureFace from "../../src/art/GestureFace.svelte";
import Icon from "../../src/art/Icon.svelte";
import { AGENTS, BALLS, ICONS, PIPS } from "../../src/art/icons";
import Quay from "../../src/art/Quay.svelte";
import { SCENES } from "../../src/art/scenes";
import { settings } from "../../src/state/settings.svelte";

afterEach(() => settings.change({ patterns: false }));

describe("a figure", () => {
  it("wears its player's pattern, which lies in the same drawing", () => {
    const { container } = render(Figure, { seat: "green", build: "fat" });
    const pattern = container.querySelector("pattern");
    expect(container.querySelector(`[fill="url(#${pattern?.id ?? "?"})"]`)).not.toBeNull();
    expect(container.querySelector('[fill="var(--green)"]')).not.toBeNull();
  });

  it("has a pattern of its own name, however many there are", () => {
    const ids = [1, 2].map(
      () => render(Figure, { seat: "red", build: "tall" }).container.querySelector("pattern")?.id,
    );
    expect(ids[0]).not.toBe(ids[1]);
  });

  it("has larger patterns and an emblem at its foot where that is requested", () => {
    settings.change({ patterns: true });
    const { container } = render(Figure, { seat: "red", build: "tall" });
    const transform = container.querySelector("pattern")?.getAttribute("patternTransform");
    expect(transform).toContain("scale(1.5)");
    expect(container.querySelector(".foot")).not.toBeNull();
  });

  it("is plain where it is nobody's, and the Ambassador never has a pattern", () => {
    const plain = render(Figure, { build: "thin" }).container;
    expect(plain.querySelector('[fill="currentColor"]')).not.toBeNull();
    expect(plain.querySelector("pattern")).toBeNull();
    const { container } = render(Figure, { build: "ambassador" });
    expect(container.querySelector("pattern")).toBeNull();
  });

  it("is decoration without a label and a picture with one", () => {
    const { container } = render(Figure, { seat: "blue", build: "short" });
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    render(Figure, { seat: "blue", build: "short", label: "short, blue" });
    expect(screen.getByRole("img", { name: "short, blue" })).toBeTruthy();
  });
});

describe("small drawings", () => {
  it("are there for every ball, agent and place", () => {
    expect(Object.keys(BALLS)).toEqual(["land", "water", "either", "rival", "ambassador", "none"]);
    expect(Object.keys(AGENTS)).toEqual(["fiddlebottom", "bubble", "zsazsa", "x"]);
    expect(Object.keys(PIPS)).toEqual(Object.keys(SCENES));
    for (const path of Object.values(ICONS)) expect(path).toMatch(/^M[\d.]/);
  });

  it("show a used ball hollow", () => {
    const { container, rerender } = render(BallDisc, { ball: "rival", state: "chosen" });
    expect(container.querySelector(".ring")).not.toBeNull();
    return rerender({ state: "used" }).then(() => {
      expect(container.querySelector(".hollow")).not.toBeNull();
      expect(container.querySelector(".ring")).toBeNull();
    });
  });

  it("may have names", () => {
    render(Icon, { name: "crown", label: "winner" });
    render(Badge, { seat: "yellow", label: "Tommaso" });
    expect(screen.getByRole("img", { name: "winner" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Tommaso" })).toBeTruthy();
  });

  it("move only while they play", async () => {
    const { container, rerender } = render(GestureFace, { gesture: "frown" });
    expect(container.querySelector(".playing")).toBeNull();
    await rerender({ playing: true });
    expect(container.querySelector(".playing.frown")).not.toBeNull();
  });
});

describe("the quay", () => {
  it("has its five figures on a wide screen and on a narrow one", () => {
    for (const compact of [false, true]) {
      const { container } = render(Quay, { compact });
      expect(container.querySelectorAll("pattern")).toHaveLength(4);
      expect(container.querySelector(".cockade")).not.toBeNull();
      expect(container.querySelector("[style]")).toBeNull();
    }
  });
});
