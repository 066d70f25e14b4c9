/**
 * What the state of a table must know about its game. The registry in games/ has one such object per
 * game and passes it in; nothing below games/ knows which games there are.
 */
import type { BoardEvent, BoardPosition } from "../fold/board";
import type { CardEvent, CardPosition } from "../fold/card";
import type {
  BoardCommand,
  CardCommand,
  ChairView,
  GameName,
  Seat,
  Viewer,
  Visitor,
} from "../wire/messages";

export type Position = BoardPosition | CardPosition;
export type Sighting = BoardEvent | CardEvent;
export type Command = BoardCommand | CardCommand;

export interface GameFold {
  readonly name: GameName;
  /** The position before the first sighting. */
  readonly empty: Position;
  /** The position after one more sighting. */
  after(position: Position, sighting: Sighting, viewer: Viewer): Position;
  /** Of the seats that may act, those whom the game waits for. */
  waitedFor(toAct: readonly Seat[]): readonly Seat[];
  /** The seats whom a position waits for. A replay has no turns and asks this instead. */
  actorsIn(position: Position): readonly Seat[];
  /** Whether several players choose such a command at the same time. */
  isSimultaneous(command: Command): boolean;
  /** Everybody who has a place around the table, clockwise, including those whom nobody plays. */
  visitors(chairs: readonly ChairView[]): readonly Visitor[];
  /** Whether the deduction sheet lists missions, which are worth asking for at every level of help. */
  readonly hasMissions: boolean;
}
