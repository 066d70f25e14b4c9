/** Steps by ball, piece and space, and which ball is taken where several would do. */
import { expect, test } from "vitest";
import { ballsFor, ballsOf, fitting, piecesOf } from "../../../src/games/board/steps";
import type { Ball, Step } from "../../../src/wire/messages";

const step = (ball: Ball, to: string, piece: Step["piece"] = "red-fat"): Step => ({
  type: "step",
  ball,
  piece,
  to,
});
const STEPS = [
  step("land", "frari"),
  step("land", "rialto"),
  step("water", "rialto"),
  step("water", "salute"),
  step("either", "frari"),
  step("either", "rialto"),
  step("either", "salute"),
  step("rival", "frari", "blue-tall"),
];

test("balls and pieces are listed once", () => {
  expect(ballsOf(STEPS)).toEqual(["land", "water", "either", "rival"]);
  expect(piecesOf(STEPS)).toEqual(["red-fat", "blue-tall"]);
});

test("what is chosen narrows what is left", () => {
  expect(fitting(STEPS, "land", "red-fat").map(({ to }) => to)).toEqual(["frari", "rialto"]);
  expect(fitting(STEPS, null, null, "salute")).toHaveLength(2);
});

test("the ball that I have chosen is taken", () => {
  expect(ballsFor(STEPS, "red-fat", "frari", "either")).toEqual(["either"]);
});

test("the ball that can do everything is saved", () => {
  expect(ballsFor(STEPS, "red-fat", "frari", null)).toEqual(["land"]);
  expect(ballsFor(STEPS, "red-fat", "salute", null)).toEqual(["water"]);
});

test("where land and water lead to the same space, the player is asked", () => {
  expect(ballsFor(STEPS, "red-fat", "rialto", null)).toEqual(["land", "water"]);
});

test("two balls that can do the same are one", () => {
  const steps = [step("land", "frari"), step("land", "frari")];
  expect(ballsFor(steps, "red-fat", "frari", null)).toEqual(["land"]);
});
