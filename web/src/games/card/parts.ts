/** What the panels around the card game show. */
import type { CardPosition } from "../../fold/card";
import type { GameParts } from "../../panels/game_parts";
import AmbassadorPapers from "./AmbassadorPapers.svelte";
import { numbersOf } from "./commands";
import NumberHead from "./NumberHead.svelte";
import OwnHand from "./OwnHand.svelte";
import Pips from "./Pips.svelte";

export const cardParts: GameParts = {
  deal: ({ game }: CardPosition) => game,
  absent: "dummy",
  columns: ({ rules }) => numbersOf(rules.edition),
  ColumnHead: NumberHead,
  howShown: ({ rules: { edition } }, t) => t("panels-show-pair", { edition }),
  points: ({ rules, scores }: CardPosition, visitor) =>
    rules?.match === "first-to-3" && visitor !== "dummy" ? scores[visitor] : undefined,
  SeatPicture: Pips,
  isSeatPictureWide: true,
  OwnHand,
  AmbassadorPapers,
  ForOthers: null,
};
