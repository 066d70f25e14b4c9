/** What was published before a game is kept on the device, and nobody can exchange it later. */
import { beforeEach, expect, test, vi } from "vitest";
import { witnessCommitment, witnessed, witnessEntropy } from "../../src/state/witness";

beforeEach(() => localStorage.clear());

test("of all commitments that a table shows before the game the first one counts", () => {
  witnessCommitment("florian", "first");
  witnessCommitment("florian", "second");
  witnessCommitment("quadri", "other");
  expect(witnessed("florian")).toEqual({ commitment: "first", entropy: null });
  expect(witnessed("quadri").commitment).toBe("other");
  expect(witnessed("unknown")).toEqual({ commitment: null, entropy: null });
});

test("of all bytes that I give the last ones count, and it survives a reload", async () => {
  witnessCommitment("florian", "seal");
  witnessEntropy("florian", "aa");
  witnessEntropy("florian", "bb");
  vi.resetModules();
  const again = await import("../../src/state/witness");
  expect(again.witnessed("florian")).toEqual({ commitment: "seal", entropy: "bb" });
});

test("only the latest tables are kept", () => {
  for (let table = 0; table < 120; table += 1) witnessCommitment(`t${table}`, "seal");
  expect(witnessed("t19").commitment).toBeNull();
  expect(witnessed("t20").commitment).toBe("seal");
  expect(witnessed("t119").commitment).toBe("seal");
});

test("a browser that keeps nothing remembers it as long as the page is open", () => {
  const setItem = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  witnessCommitment("florian", "seal");
  expect(witnessed("florian").commitment).toBe("seal");
  setItem.mockRestore();
});
