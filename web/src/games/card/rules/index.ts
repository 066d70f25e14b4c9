/** The rules of the card game as the pages about the rules read them. */
import type { Reading } from "../../reading/reading";
import { cardBoxes } from "./aid";
import AidCode from "./AidCode.svelte";
import { cardSections } from "./sections";

export const cardReading: Reading = {
  sections: cardSections,
  boxes: cardBoxes,
  lastBox: { title: null, Content: AidCode },
  below: null,
  variables: () => ({}),
};
