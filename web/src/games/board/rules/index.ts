/** The rules of the board game as the pages about the rules read them. */
import { name, t } from "../../../speech/speech.svelte";
import type { Reading } from "../../reading/reading";
import { boardBoxes } from "./aid";
import AidBalls from "./AidBalls.svelte";
import AidPassport from "./AidPassport.svelte";
import { waysOut } from "./passport";
import { boardSections } from "./sections";

export const boardReading: Reading = {
  sections: boardSections,
  boxes: boardBoxes,
  lastBox: { title: "rules-aid-board-balls", Content: AidBalls },
  below: { title: "rules-aid-passport", Content: AidPassport },
  variables: () => ({
    spaces: waysOut()
      .map(({ identity, space }) =>
        t("rules-aid-board-declare-flee", { name: name(identity), space }),
      )
      .join(", "),
  }),
};
