/** A finished game as a table that can be wound forward and back, through anybody's eyes. */
import { boardAfter, EMPTY_BOARD, type BoardEvent, type BoardPosition } from "../../fold/board";
import { cardAfter, EMPTY_CARD, type CardEvent, type CardPosition } from "../../fold/card";
import type { Numbered } from "../../fold/sheet";
import { namesAt } from "../../state/persons";
import type { Table } from "../../state/table.svelte";
import { Refusal } from "../../wire/http";
import type { Connection } from "../../wire/line";
import type {
  LobbyTable,
  Options,
  Replay,
  Seat,
  TableView,
  Turn,
  Viewer,
  TalkItem,
} from "../../wire/messages";

/** Whose eyes one looks through. */
export type Eyes = Viewer | "all";

export class ReplayTable implements Table {
  readonly id: string;
  readonly view: TableView;
  readonly person = null;
  readonly options: Options | null = null;
  readonly talk: readonly TalkItem[] = [];
  readonly connection: Connection = "open";
  readonly isMine = false;
  readonly isHost = false;
  readonly busy = false;
  readonly names: Partial<Record<Seat, string>>;
  #replay = $state.raw<Replay>() as Replay;
  #at = $state(0);
  #before = 0;

  readonly viewer: Eyes = $derived(this.#replay.viewer);
  readonly seat: Seat | null = $derived(
    this.viewer === "all" || this.viewer === "spectator" ? null : this.viewer,
  );
  readonly all: readonly Numbered[] = $derived(this.#replay.sightings as readonly Numbered[]);
  readonly seen: readonly Numbered[] = $derived(this.all.slice(0, this.#at));
  readonly #boards: readonly BoardPosition[] = $derived(
    this.#folded("board", EMPTY_BOARD, boardAfter),
  );
  readonly #cards: readonly CardPosition[] = $derived(this.#folded("card", EMPTY_CARD, cardAfter));
  readonly board: BoardPosition = $derived(this.#boards[this.#at] ?? EMPTY_BOARD);
  readonly card: CardPosition = $derived(this.#cards[this.#at] ?? EMPTY_CARD);
  readonly turn: Turn = $derived(turnOf(this.board, this.card));

  constructor(listing: LobbyTable, replay: Replay) {
    this.id = replay.table;
    this.#replay = replay;
    this.names = namesAt(replay.table, replay.chairs);
    this.view = viewOf(listing, replay);
  }

  /** How many of the viewer's sightings are on the screen. */
  get at(): number {
    return this.#at;
  }

  get length(): number {
    return this.all.length;
  }

  /** What has just happened: only what was stepped to, not what was jumped over. */
  get latest(): readonly Numbered[] {
    return this.#at === this.#before + 1 ? this.seen.slice(-1) : [];
  }

  /** Wind to this moment. */
  goTo(at: number): void {
    this.#before = this.#at;
    this.#at = Math.max(0, Math.min(this.length, at));
  }

  /** Look through other eyes, at about the same moment. */
  lookThrough(replay: Replay): void {
    const part = this.length === 0 ? 0 : this.#at / this.length;
    this.#replay = replay;
    this.goTo(Math.round(part * this.length));
  }

  async act(): Promise<void> {
    throw new Refusal("not-playing");
  }

  async wish(): Promise<void> {
    throw new Refusal("not-playing");
  }

  nameOf(seat: Seat): string | null {
    return this.names[seat] ?? null;
  }

  clock(): null {
    return null;
  }

  /** The positions before and after each sighting. */
  #folded<Position, Event extends BoardEvent | CardEvent>(
    game: "board" | "card",
    empty: Position,
    after: (position: Position, event: Event, viewer: Viewer) => Position,
  ): readonly Position[] {
    if (this.#replay.game !== game) return [empty];
    const viewer = this.viewer === "all" ? "spectator" : this.viewer;
    const positions = [empty];
    let position = empty;
    for (const { sighting } of this.all) {
      position = after(position, sighting as Event, viewer);
      positions.push(position);
    }
    return positions;
  }
}

/** Whom the game waited for then, as far as the position says. */
function turnOf(board: BoardPosition, card: CardPosition): Turn {
  const isAnswering = board.stage === "answering" || board.stage === "replacing";
  const agent = isAnswering ? board.question?.agent : board.toMove;
  const seats = card.seats.length > 0 ? waitingIn(card) : agent ? [agent] : [];
  return { decision: 0, to_act: seats, running: seats, clocks: {} };
}

function waitingIn(card: CardPosition): readonly Seat[] {
  if (card.named !== null) return [card.named];
  const { meeting } = card;
  if (meeting !== null) return meeting.visitors.filter((one): one is Seat => one !== "dummy");
  const round = Object.values(card.here).flat();
  const next = card.seats.find((seat) => !round.includes(seat) && seat !== "ambassador");
  return next === undefined ? [] : [next];
}

function viewOf(listing: LobbyTable, replay: Replay): TableView {
  return {
    table: replay.table,
    settings: listing.settings,
    host: "",
    status: "playing",
    chairs: replay.chairs,
    onlookers: [],
    muted: [],
    votes: {},
    commitment: "",
    rematch: null,
  };
}
