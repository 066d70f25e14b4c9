/** The board game on one page, box by box: which messages apply to a table. */
import { box, type AidBox } from "../../reading/box";
import { when } from "../../reading/page";
import type { Facts } from "../../reading/subject";

export function boardBoxes({ players }: Facts): readonly AidBox[] {
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
