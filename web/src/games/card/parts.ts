/** What the panels around the card game show. */
import type { CardPosition } from "../../fold/card";
import type { GameParts } from "../../panels/game_parts";
import AmbassadorPapers from "./AmbassadorPapers.svelte";
import { cardFacts } from "./edition";
import NumberHead from "./NumberHead.svelte";
import OwnHand from "./OwnHand.svelte";
import PipLegend from "./PipLegend.svelte";
import Pips from "./Pips.svelte";

export const cardParts: GameParts = {
  deal: ({ game }: CardPosition) => game,
  absent: "dummy",
  columns: ({ rules }) => cardFacts(rules.edition).numbers,
  ColumnHead: NumberHead,
  howShown: ({ rules }, t) => t("panels-show-pair", { truth: cardFacts(rules.edition).truth }),
  points: ({ rules, scores }: CardPosition, visitor) =>
    rules?.match === "first-to-3" && visitor !== "dummy" ? scores[visitor] : undefined,
  SeatPicture: Pips,
  isSeatPictureWide: true,
  SeatLegend: PipLegend,
  OwnHand,
  DossierButton: null,
  AmbassadorPapers,
  ForOthers: null,
};
