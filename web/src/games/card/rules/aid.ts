/** The card game on one page, box by box: which messages apply to a table. */
import { box, type AidBox } from "../../reading/box";
import { when } from "../../reading/page";
import type { Facts } from "../../reading/subject";

export function cardBoxes({ players, match }: Facts): readonly AidBox[] {
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
