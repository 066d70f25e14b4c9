/** What stands on the one-page reference, box by box: which messages apply to this table. */
import { when } from "./page";
import type { Facts } from "./subject";

export interface AidBox {
  readonly title: string;
  readonly ids: readonly string[];
  readonly isOrdered?: boolean;
}

export function aidBoxes(facts: Facts): readonly AidBox[] {
  return facts.game === "board" ? boardBoxes(facts) : cardBoxes(facts);
}

function boardBoxes({ players }: Facts): readonly AidBox[] {
  return [
    box("board-turn", ["-declare", "-shake", "-move", "-meet", "-end"], true),
    box("board-ask", ["-identity", "-build", "-ambassador", "-grey", "-repeat"]),
    box("board-away", ["-figure", "-ambassador"]),
    ...when(players === 5, box("board-five", ["-move", "-ask", "-note"])),
    box("board-declare", [
      "-when",
      "-right",
      "-wrong",
      ...when(players === 3, "-alone"),
      ...when(players === 5, "-note"),
    ]),
  ];
}

/** What is to be known when the passport is read. */
export function passportNotes({ players }: Facts): readonly string[] {
  return [
    "rules-aid-passport-true",
    ...when(players !== 5, "rules-aid-passport-bring"),
    ...when(players === 3, "rules-aid-passport-missing"),
  ];
}

function cardBoxes({ players, match }: Facts): readonly AidBox[] {
  return [
    box(
      "card-round",
      [
        ...when(players === 5, "-hide"),
        "-play",
        ...when(players === 3, "-dummy"),
        "-turn",
        "-meet",
        "-next",
      ],
      true,
    ),
    {
      title: "rules-aid-card-meetings",
      ids: [
        "rules-aid-card-agents",
        "rules-aid-card-ambassador",
        ...when(players === 3, "rules-aid-card-dummy"),
        ...when(players === 5, "rules-aid-card-two"),
        "rules-aid-card-other",
      ],
    },
    box("card-code", ["-order", "-numbers"]),
    {
      title: "rules-aid-card-declare",
      ids: ["rules-aid-card-declare-when", "rules-card-winning-right", "rules-card-winning-wrong"],
    },
    ...when(match === "first-to-3", {
      title: "rules-aid-card-points",
      ids: ["rules-aid-card-points-three", "rules-card-match-points"],
    }),
  ];
}

function box(name: string, parts: readonly string[], isOrdered = false): AidBox {
  const title = `rules-aid-${name}`;
  return { title, ids: parts.map((part) => title + part), isOrdered };
}
