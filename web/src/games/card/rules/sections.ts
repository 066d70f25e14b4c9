/** The order of the card game's rules: which messages apply to an edition, player count and options. */
import {
  choices,
  differences,
  heading,
  list,
  picture,
  steps,
  text,
  when,
  type Block,
  type Section,
} from "../../reading/page";
import { isEachAlone } from "./partners";
import type { Facts } from "../../reading/subject";
import { closingSections } from "../../reading/closing";
import { CARD_OPTIONS } from "../../../wire/values";

export function cardSections(facts: Facts): readonly Section[] {
  return [
    about(facts),
    setup(facts),
    round(facts),
    meetings(facts),
    deduction(),
    code(facts),
    winning(facts),
    ...when(facts.match === "first-to-3", match()),
    ...closingSections(facts, optionBlocks(facts), editionBlocks(facts)),
  ];
}

function about(facts: Facts): Section {
  return {
    anchor: "about",
    title: "rules-card-about",
    blocks: [
      text("rules-card-about-carnival"),
      ...when(!isEachAlone(facts), text("rules-teams"), picture("ring")),
      text("rules-card-about-aim"),
    ],
  };
}

function setup({ players }: Facts): Section {
  return {
    anchor: "setup",
    title: "rules-card-setup",
    blocks: [
      list(
        "rules-card-setup-black",
        "rules-card-setup-coloured",
        "rules-card-setup-places",
        "rules-card-setup-ambassador",
        ...when(players === 3, "rules-card-setup-dummy"),
        "rules-card-setup-first",
      ),
      picture("secrets"),
    ],
  };
}

function round({ players }: Facts): Section {
  return {
    anchor: "round",
    title: "rules-card-round",
    blocks: [
      steps(
        ...when(players === 5, "rules-card-round-hidden"),
        "rules-card-round-places",
        ...when(players === 3, "rules-card-round-dummy"),
        "rules-card-round-ambassador",
        "rules-card-round-meet",
        "rules-card-round-back",
      ),
      picture("places"),
      text("rules-card-round-five"),
    ],
  };
}

function meetings(facts: Facts): Section {
  const { players } = facts;
  return {
    anchor: "meetings",
    title: "rules-card-meetings",
    blocks: [
      text("rules-card-meetings-two"),
      text("rules-card-meetings-order"),
      heading("rules-card-agents"),
      text("rules-card-agents-swap"),
      text("rules-card-agents-true"),
      picture("pass"),
      text("rules-card-agents-private"),
      text("rules-card-agents-fresh"),
      heading("rules-card-ambassador"),
      text("rules-card-ambassador-ask"),
      picture("black"),
      list(
        "rules-card-ambassador-fresh",
        "rules-card-ambassador-decline",
        ...when(players === 5, "rules-card-ambassador-both"),
        ...when(players === 3, "rules-card-ambassador-dummy"),
      ),
      ...when(
        players === 3,
        heading("rules-card-dummy"),
        text("rules-card-dummy-look"),
        text("rules-card-dummy-none"),
      ),
      ...when(players === 5, heading("rules-card-two"), text("rules-card-two-show")),
      heading("rules-example"),
      example(facts),
    ],
  };
}

function example({ hers, other }: Facts): Block {
  return {
    kind: "example",
    owner: "green",
    steps: [
      {
        id: "rules-card-example-first",
        cards: [
          { face: "x", mark: "false" },
          { face: hers, mark: "true" },
        ],
      },
      {
        id: "rules-card-example-second",
        cards: [
          { face: "bubble", mark: "true" },
          { face: other, mark: "false" },
        ],
      },
      { id: "rules-card-example-end" },
    ],
  };
}

function deduction(): Section {
  return {
    anchor: "thinking",
    title: "rules-deduce",
    blocks: [
      list(
        "rules-card-deduce-own",
        "rules-card-deduce-pair",
        "rules-card-deduce-last",
        "rules-card-deduce-partner",
        "rules-card-deduce-places",
        "rules-card-deduce-order",
      ),
    ],
  };
}

function code({ players }: Facts): Section {
  return {
    anchor: "code",
    title: "rules-card-code",
    blocks: [
      text("rules-card-code-order"),
      ...when(players === 5, text("rules-card-code-ambassador")),
      picture("code"),
    ],
  };
}

function winning({ limit }: Facts): Section {
  return {
    anchor: "winning",
    title: "rules-card-winning",
    blocks: [
      text("rules-card-winning-when"),
      list("rules-card-winning-right", "rules-card-winning-wrong"),
      picture("declare"),
      text("rules-card-winning-asked"),
      text("rules-card-winning-order"),
      ...when(limit > 0, text("rules-card-winning-limit")),
    ],
  };
}

function match(): Section {
  return {
    anchor: "match",
    title: "rules-card-match",
    blocks: [
      text("rules-card-match-points"),
      text("rules-card-match-next"),
      text("rules-card-match-end"),
    ],
  };
}

function optionBlocks(facts: Facts): readonly Block[] {
  return [
    choices("rules-option-match", CARD_OPTIONS.match, facts.match),
    choices("rules-option-rounds", ["free", "limited"], facts.limit > 0 ? "limited" : "free"),
  ];
}

function editionBlocks(facts: Facts): readonly Block[] {
  const { players } = facts;
  return [
    differences("rules-differ-truth", facts),
    differences("rules-differ-numbers", facts),
    ...when(players === 5, differences("rules-differ-partners", facts)),
    ...when(players !== 4, differences("rules-differ-points", facts)),
  ];
}
