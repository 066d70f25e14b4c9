/** The order of the board game's rules: which messages apply to an edition, player count and options. */
import {
  choices,
  differences,
  heading,
  list,
  picture,
  text,
  when,
  type Block,
  type Section,
} from "../../reading/page";
import type { Facts } from "../../reading/subject";
import { closingSections } from "../../reading/closing";
import { BOARD_OPTIONS } from "../../../wire/values";

const EXAMPLE: Block = {
  kind: "example",
  owner: "red",
  steps: [
    {
      id: "rules-board-example-ask",
      cards: [{ face: "bubble" }, { face: "zsazsa" }, { face: "short" }],
    },
    {
      id: "rules-board-example-first",
      cards: [
        { face: "bubble", mark: "false" },
        { face: "zsazsa", mark: "open" },
        { face: "short", mark: "open" },
      ],
    },
    {
      id: "rules-board-example-second",
      cards: [
        { face: "tall", mark: "open" },
        { face: "fat", mark: "open" },
      ],
    },
    {
      id: "rules-board-example-end",
      cards: [
        { face: "bubble", mark: "false" },
        { face: "zsazsa", mark: "true" },
        { face: "short", mark: "false" },
      ],
    },
  ],
};

export function boardSections(facts: Facts): readonly Section[] {
  return [
    about(),
    setup(facts),
    turn(facts),
    meetings(facts),
    deduction(),
    missions(facts),
    winning(facts),
    ...when(facts.players === 3, alone()),
    ...when(facts.players === 5, ambassador()),
    ...closingSections(facts, optionBlocks(facts), editionBlocks(facts)),
  ];
}

function about(): Section {
  return {
    anchor: "about",
    title: "rules-board-about",
    blocks: [
      text("rules-board-about-carnival"),
      text("rules-teams"),
      picture("ring"),
      text("rules-board-about-partner"),
      text("rules-board-about-aim"),
    ],
  };
}

function setup({ players }: Facts): Section {
  return {
    anchor: "setup",
    title: "rules-board-setup",
    blocks: [
      list(
        "rules-board-setup-figures",
        ...when(players === 3, "rules-board-setup-unused"),
        "rules-board-setup-placement",
        "rules-board-setup-ambassador",
        "rules-board-setup-secrets",
        ...when(players === 3, "rules-board-setup-aside"),
        "rules-board-setup-true",
        "rules-board-setup-coloured",
        "rules-board-setup-first",
      ),
      picture("hand"),
    ],
  };
}

function turn({ players, phantom }: Facts): Section {
  return {
    anchor: "turn",
    title: "rules-board-turn",
    blocks: [
      text("rules-board-turn-parts"),
      ...when(players === 5, text("rules-board-turn-ambassador")),
      heading("rules-board-phantom"),
      text("rules-board-phantom-shake"),
      { kind: "balls" },
      heading("rules-board-moving"),
      list(
        "rules-board-moving-use",
        "rules-board-moving-through",
        "rules-board-moving-end",
        "rules-board-moving-ambassador",
        ...when(phantom === "ares-2013", "rules-board-moving-rival"),
        "rules-board-moving-undo",
      ),
      picture("moving"),
    ],
  };
}

function meetings({ players }: Facts): Section {
  return {
    anchor: "meetings",
    title: "rules-board-meetings",
    blocks: [
      text("rules-board-meetings-what"),
      list("rules-board-meetings-ask", "rules-board-meetings-slip"),
      picture("meeting"),
      text("rules-board-meetings-clean"),
      heading("rules-board-agent"),
      text("rules-board-agent-kinds"),
      list("rules-board-agent-identity", "rules-board-agent-build"),
      text("rules-board-agent-true"),
      heading("rules-board-through"),
      text("rules-board-through-ask"),
      text("rules-board-through-same"),
      ...when(players === 5, text("rules-board-through-relay")),
      heading("rules-board-show"),
      list(
        "rules-board-show-private",
        "rules-board-show-different",
        "rules-board-show-grey",
        "rules-board-show-mission",
        "rules-board-show-repeat",
        "rules-board-show-repeats",
      ),
      heading("rules-board-away"),
      list("rules-board-away-figure", "rules-board-away-ambassador"),
      heading("rules-example"),
      EXAMPLE,
    ],
  };
}

function deduction(): Section {
  return {
    anchor: "thinking",
    title: "rules-deduce",
    blocks: [
      list(
        "rules-board-deduce-own",
        "rules-board-deduce-rest",
        "rules-board-deduce-pair",
        "rules-board-deduce-partner",
        "rules-board-deduce-record",
        "rules-board-deduce-routes",
      ),
    ],
  };
}

function missions({ players }: Facts): Section {
  return {
    anchor: "missions",
    title: "rules-board-missions",
    blocks: [
      text("rules-board-missions-letters"),
      text("rules-board-missions-stands"),
      ...when(players !== 5, text("rules-board-missions-bring")),
      text("rules-board-missions-true"),
      ...when(players === 3, text("rules-board-missions-missing")),
      heading("rules-board-passport"),
      { kind: "passport" },
    ],
  };
}

function winning({ players, limit }: Facts): Section {
  return {
    anchor: "winning",
    title: "rules-board-winning",
    blocks: [
      text("rules-board-winning-declare"),
      text("rules-board-winning-silent"),
      picture("handshake"),
      list(
        "rules-board-winning-taken",
        "rules-board-winning-refused",
        ...when(players === 3, "rules-board-winning-alone", "rules-board-winning-third"),
        ...when(players === 5, "rules-board-winning-note"),
      ),
      ...when(limit > 0, text("rules-board-winning-limit")),
      text("rules-board-winning-end"),
    ],
  };
}

function alone(): Section {
  return {
    anchor: "alone",
    title: "rules-board-three",
    blocks: [
      text("rules-board-three-who"),
      picture("missing"),
      { kind: "flee" },
      text("rules-board-three-open"),
    ],
  };
}

function ambassador(): Section {
  return {
    anchor: "ambassador",
    title: "rules-board-five",
    blocks: [
      text("rules-board-five-turn"),
      text("rules-board-five-meeting"),
      text("rules-board-five-balls"),
      text("rules-board-five-note"),
      picture("note"),
      text("rules-board-five-win"),
    ],
  };
}

function optionBlocks({ placement, repeats, phantom, limit }: Facts): readonly Block[] {
  return [
    choices("rules-option-placement", BOARD_OPTIONS.placement, placement),
    choices("rules-option-repeats", ["prevented", "challenge"], repeats),
    choices("rules-option-phantom", BOARD_OPTIONS.phantom, phantom),
    choices("rules-option-turns", ["free", "limited"], limit > 0 ? "limited" : "free"),
  ];
}

function editionBlocks(facts: Facts): readonly Block[] {
  return [
    differences("rules-differ-expulsion", facts),
    ...when(facts.players === 5, differences("rules-differ-bring", facts)),
  ];
}
