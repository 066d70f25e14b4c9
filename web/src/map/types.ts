/** The types of the map's properties and callbacks. */
import type { Snippet } from "svelte";
import type { TrailMove } from "../fold/trail";
import type { Build, Colour, Piece, Seat } from "../wire/messages";
import type { Silhouette } from "../art/shapes";
import type { Covers } from "./covers.svelte";

/** A way along a route. "any": whichever route there is, or none at all (placing, sending away). */
export type Way = "land" | "water" | "any";

/** A space that may be chosen now. */
export interface Target {
  readonly space: string;
  readonly kind: Way;
  /** Where the step begins: the route from there is drawn in gold. Without it there is only a ring. */
  readonly from?: string;
  /** What follows from the choice, as a second line: "meet Tommaso". */
  readonly note?: string;
  /** What the button says to those who do not see it, if not "By water to Vallaresso: meet Tommaso". */
  readonly label?: string;
}

/** A space on which figures of several players stand together: it is ringed. */
export interface Together {
  readonly space: string;
  /** What the label at it says, as a second line: "you meet Alvise". Without it there is only a ring. */
  readonly note?: string;
  /** Whose badges stand before and after the note. */
  readonly badges?: readonly [Seat, Seat];
}

/** What is said at a piece that was pressed: why it can't move. */
export interface Remark {
  readonly piece: Piece;
  readonly text: string;
}

/** How the last move went. "none": along no route, as a piece that is sent away. */
export interface Via {
  readonly piece: Piece;
  readonly origin: string;
  readonly to: string;
  readonly kind: Way | "none";
  /** Who moved it: their colour marks the way for a moment. Without it there is no mark. */
  readonly by?: Seat;
}

/** The moves of a turn, drawn as a numbered trail. */
export interface Trail {
  readonly mover: Seat;
  readonly moves: readonly TrailMove[];
  /** How many of them are drawn. */
  readonly upTo: number;
}

/** Something that is said beside a space for a moment; at the top where it has no space. */
export interface Pinned {
  readonly key: number;
  readonly space: string | null;
  readonly content: Snippet;
}

export interface MapProps {
  /** Where each piece stands. */
  places: Readonly<Partial<Record<Piece, string>>>;
  /** The pieces that may be chosen now. */
  movable?: readonly Piece[];
  chosen?: Piece | null;
  targets?: readonly Target[];
  via?: Via | null;
  meetings?: readonly Together[];
  remark?: Remark | null;
  /** What lies over the map; what may be chosen is kept out from under it. */
  covers?: Covers;
  /** What the last turn did. */
  trail?: Trail | null;
  /** The spaces that are worth a look as a whole, when they change. */
  look?: readonly string[];
  /** Somebody has moved since: the trail is not the newest thing to look at. */
  isBusy?: boolean;
  /** What happens just now. */
  pinned?: Pinned | null;
  /** Buttons in the upper left corner, out of the way while a target lies under them. */
  corner?: Snippet;
  /** Whose figures come first in the order of lists. */
  mine?: Seat | null;
  /** The spaces that matter now: all of them are shown, however small. Without it: what may be chosen, or my figures. */
  focus?: readonly string[];
  /** A piece was pressed, movable or not. */
  onpiece?: (piece: Piece) => void;
  ontarget?: (space: string) => void;
  /** A piece in words, with its place: "Fat, blue, at Salute". */
  describe: (piece: Piece) => string;
}

/** A piece's owner and shape, from its name. */
export function partsOf(piece: Piece): { seat: Seat; build: Silhouette } {
  if (piece === "ambassador") return { seat: piece, build: piece };
  const [seat, build] = piece.split("-") as [Colour, Build];
  return { seat, build };
}
