/** A decision in which the server would pass can wait for me, and passes again afterwards. */
import { expect, test } from "vitest";
import { waitForMe } from "../../src/state/wait_for_me";
import { cardTable } from "../panels/fake_table.svelte";

const asked = () => {
  const table = cardTable();
  table.options = { decision: 3, commands: [], note: false, passable: "declaration", ahead: [] };
  table.passing = ["declaration"];
  table.isPassing = true;
  return table;
};
const set = (passes: boolean) => ({ type: "set-passing", kind: "declaration", passes });

test("the switch is off while I look, and on again afterwards", () => {
  const table = asked();
  const passAgain = waitForMe(table);
  expect(table.requests).toEqual([set(false)]);
  passAgain();
  expect(table.requests).toEqual([set(false), set(true)]);
});

test("when the game has ended, nothing is asked of the server any more", () => {
  const table = asked();
  const passAgain = waitForMe(table);
  table.set({ status: "over" });
  passAgain();
  expect(table.requests).toEqual([set(false)]);
});

test("who is asked anyway changes nothing", () => {
  const table = asked();
  table.isPassing = false;
  waitForMe(table)();
  expect(table.requests).toEqual([]);
});
