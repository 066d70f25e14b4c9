/** Names in the pictures of the rules stand whole. */
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Card from "../../../src/screens/rules/pictures/Card.svelte";
import Ring from "../../../src/screens/rules/pictures/Ring.svelte";

const number = (element: Element, name: string) => Number(element.getAttribute(name));

test("no medal and no line of the ring is in the way of a name", () => {
  render(Ring);
  const [, , width = 0, height = 0] = (document.querySelector("svg")?.getAttribute("viewBox") ?? "")
    .split(" ")
    .map(Number);
  const medals = [...document.querySelectorAll("circle.medal")];
  const names = [...document.querySelectorAll("text")];
  expect(names).toHaveLength(4);
  const LETTERS = { above: 20, below: 8, half: 0.5 * 0.45 * 24 };
  for (const name of names) {
    const baseline = number(name, "y");
    const [top, bottom] = [baseline - LETTERS.above, baseline + LETTERS.below];
    for (const medal of medals) {
      const [cy, r] = [number(medal, "cy"), number(medal, "r") + 2];
      expect(bottom < cy - r || top > cy + r).toBe(true);
    }
    const half = (name.textContent?.length ?? 0) * LETTERS.half;
    expect(number(name, "x") - half).toBeGreaterThan(0);
    expect(number(name, "x") + half).toBeLessThan(width);
    expect(bottom).toBeLessThanOrEqual(height);
    expect(top).toBeGreaterThanOrEqual(0);
  }
  for (const path of document.querySelectorAll("path.together, path.against"))
    for (const [, , y] of (path.getAttribute("d") ?? "").matchAll(/M(\d+) (\d+)/g))
      expect(names.every((name) => Math.abs(Number(y) - number(name, "y")) > 20)).toBe(true);
});

test("a long name may be broken on its card", () => {
  render(Card, { face: "fiddlebottom" });
  expect(document.querySelector(".name")?.textContent).toMatch(/^Lord Fid\u00ad?dle\u00adbottom$/);
});
