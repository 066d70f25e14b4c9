/** No line ends inside a code or a count. */
import { describe, expect, test } from "vitest";
import { setLanguage, t, withNames } from "../../src/speech/speech.svelte";
import { unbroken } from "../../src/speech/unbroken";

describe("hyphens", () => {
  test.each([
    ["Mission D-C is not fulfilled", "Mission D\u2011C is not fulfilled"],
    ["D-C, A-B", "D\u2011C, A\u2011B"],
    ["3-mal", "3\u2011mal"],
    ["bisher 12-mal", "bisher 12\u2011mal"],
    ["Typ-X", "Typ\u2011X"],
    ["Spitzen-Agent", "Spitzen-Agent"],
    ["D -C", "D -C"],
    ["no hyphen", "no hyphen"],
  ])("%s", (before, after) => {
    expect(unbroken(before)).toBe(after);
  });
});

test.each(["en", "it", "de"] as const)("a mission stays on one line in %s", async (language) => {
  await setLanguage(language);
  const outcome = {
    reason: "mission-not-fulfilled",
    winners: ["red", "blue"],
    mission: "D-C",
  } as const;
  const said = withNames({}).say(
    { type: "game-ended", outcome, hands: [], note: null } as never,
    "board",
  );
  expect(said).toContain("D\u2011C");
  expect(said).not.toContain("D-C");
  expect(t("panels-passport-pair", { one: "Leo", other: "Alba", list: "A-B, D-C" })).toContain(
    "A\u2011B, D\u2011C",
  );
  await setLanguage("en");
});
