/** A finished game as a table that can be wound forward and back, through anybody's eyes. */
import type { Numbered } from "../../fold/sheet";
import type { GameFold, Position } from "../../state/game";
import { namesAt } from "../../state/names";
import type { Table } from "../../state/table.svelte";
import { Refusal } from "../../wire/http";
import type { ConnectionState } from "../../wire/connection";
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
  readonly game: GameFold;
  readonly view: TableView;
  readonly person = null;
  readonly options: Options | null = null;
  readonly talk: readonly TalkItem[] = [];
  readonly connection: ConnectionState = "open";
  readonly isMine = false;
  readonly isHost = false;
  readonly busy = false;
  readonly passing = [];
  readonly isPassing = false;
  readonly lesson = null;
  readonly wrongTry = null;
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
  /** The positions before and after each sighting. */
  readonly #positions: readonly Position[] = $derived(this.#folded());
  readonly position: Position = $derived.by(() => this.#positions[this.#at] ?? this.game.empty);
  readonly turn: Turn = $derived.by(() => turnOf(this.game.actorsIn(this.position)));

  constructor(listing: LobbyTable, replay: Replay, game: GameFold) {
    this.game = game;
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

  async setPassing(): Promise<void> {
    throw new Refusal("not-playing");
  }

  async request(): Promise<void> {
    throw new Refusal("not-playing");
  }

  nameOf(seat: Seat): string | null {
    return this.names[seat] ?? null;
  }

  clock(): null {
    return null;
  }

  #folded(): readonly Position[] {
    const viewer = this.viewer === "all" ? "spectator" : this.viewer;
    let position = this.game.empty;
    const after = this.all.map(
      ({ sighting }) => (position = this.game.after(position, sighting, viewer)),
    );
    return [this.game.empty, ...after];
  }
}

/** A turn as it was then, as far as the position tells. */
function turnOf(seats: readonly Seat[]): Turn {
  return { decision: 0, to_act: seats, running: seats, clocks: {} };
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
