/** The catalogues of these pages hold nothing that no page says, and the same messages in all languages. */
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { READINGS } from "../../../src/games/reading";
import type { Block } from "../../../src/games/reading/page";
import { editionsOf, factsOf, type Facts } from "../../../src/games/reading/subject";
import { PLAYER_COUNTS } from "../../../src/wire/values";
import type { GameName } from "../../../src/wire/messages";

const FILES = ["rules", "rules-board", "rules-card", "aid"] as const;
const catalogues: Readonly<Record<string, string>> = import.meta.glob(
  "../../../../src/inkognito/locales/*/web/{rules,rules-board,rules-card,aid}.ftl",
  { eager: true, query: "?raw", import: "default" },
);
const components: Readonly<Record<string, string>> = import.meta.glob(
  ["../../../src/screens/rules/**/*.{svelte,ts}", "../../../src/games/**/rules/*.{svelte,ts}"],
  { eager: true, query: "?raw", import: "default" },
);
const CODE = Object.values(components).join("\n");

/** Ids that end with the name of a ball, a goal or an agent. */
const NAMED_AFTER_THINGS = /^rules-(?:board-ball|aid-ball|mission|signs)-/u;

const GAMES: readonly GameName[] = ["board", "card"];
const FACTS: readonly Facts[] = GAMES.flatMap((game) =>
  editionsOf(game).flatMap((edition) =>
    PLAYER_COUNTS.flatMap((players) =>
      [
        {},
        { phantom: "classic-1988", match: "first-to-3", turn_limit: 9, round_limit: 9 } as const,
      ].map((options) => factsOf({ game, edition, players }, options)),
    ),
  ),
);

function messages(language: string, file: string): readonly string[] {
  const text = catalogues[`../../../../src/inkognito/locales/${language}/web/${file}.ftl`] ?? "";
  return new FluentResource(text).body.map(({ id }) => id);
}

function idsOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "text":
    case "heading":
      return [block.id];
    case "list":
      return block.ids;
    case "picture":
      return [`rules-picture-${block.picture}`];
    case "example":
      return block.steps.map(({ id }) => id);
    case "choices":
      return [block.title, ...block.choices.map(({ id }) => id)];
    default:
      return [];
  }
}

function idsFor(facts: Facts): readonly string[] {
  const { sections, boxes } = READINGS[facts.game];
  return [
    ...sections(facts).flatMap(({ title, blocks }) => [title, ...blocks.flatMap(idsOf)]),
    ...boxes(facts).flatMap(({ title, ids }) => [title, ...ids]),
  ];
}

const SAID = new Set(FACTS.flatMap(idsFor));

describe.each(FILES)("%s.ftl", (file) => {
  it("has the same messages in all languages", () => {
    const english = messages("en", file);
    expect(english.length).toBeGreaterThan(10);
    expect(messages("it", file)).toEqual(english);
    expect(messages("de", file)).toEqual(english);
  });

  it("has no message that no page says", () => {
    const idle = messages("en", file).filter(
      (id) => !SAID.has(id) && !NAMED_AFTER_THINGS.test(id) && !CODE.includes(`"${id}"`),
    );
    expect(idle).toEqual([]);
  });
});
