/** What the panels around the board game show. */
import { BUILDS } from "../../wire/values";
import { lastTurn } from "../../fold/trail";
import type { GameParts } from "../../panels/game_parts";
import AmbassadorPapers from "./AmbassadorPapers.svelte";
import BuildHead from "./BuildHead.svelte";
import DeclareButton from "./DeclareButton.svelte";
import OwnHand from "./OwnHand.svelte";
import PassportForOthers from "./PassportForOthers.svelte";
import SeatFigures from "./SeatFigures.svelte";

export const boardParts: GameParts = {
  deal: () => 1,
  absent: "aside",
  columns: () => BUILDS,
  ColumnHead: BuildHead,
  howShown: () => "",
  points: () => undefined,
  marked: (seen) =>
    new Map((lastTurn(seen)?.moves ?? []).map(({ number, step }) => [number, step])),
  SeatPicture: SeatFigures,
  isSeatPictureWide: false,
  SeatLegend: null,
  OwnHand,
  DossierButton: DeclareButton,
  AmbassadorPapers,
  ForOthers: PassportForOthers,
};
