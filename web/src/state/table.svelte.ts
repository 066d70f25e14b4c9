/**
 * A table as one viewer has it now: every message of the server folded into what is drawn.
 *
 * It decides nothing. What may be done is in `options`, and what has happened is in `seen`.
 */
import { getContext, setContext } from "svelte";
import type { Numbered } from "../fold/sheet";
import { Refusal } from "../wire/http";
import {
  Connection,
  isFinal,
  socketUrl,
  type ConnectionState,
  type NewRequest,
} from "../wire/connection";
import type {
  ServerMessage,
  GameName,
  LessonView,
  Options,
  PassKind,
  Seat,
  Seen,
  TableView,
  Turn,
  Update,
  Viewer,
  Welcome,
  TalkItem,
} from "../wire/messages";
import * as routes from "../wire/routes";
import type { Command, GameFold, Position } from "./game";
import { namesAt } from "./names";
import { reloadFor } from "./reload";
import { Unsent } from "./unsent.svelte";
import { witnessCommitment } from "./witness";

/** A table, live or in a replay, for whatever draws it. */
export interface Table {
  readonly id: string;
  readonly view: TableView | null;
  readonly viewer: Viewer | "all";
  /** My own seat; null for a spectator. */
  readonly seat: Seat | null;
  readonly person: string | null;
  /** The game that is played here; null until the table is known. */
  readonly game: GameFold | null;
  /** Where the game stands; null before anything was seen. */
  readonly position: Position | null;
  /** All that I have seen, in order. */
  readonly seen: readonly Numbered[];
  /** What the last message told: for whatever moves on the screen. */
  readonly latest: readonly Numbered[];
  readonly turn: Turn | null;
  readonly options: Options | null;
  readonly talk: readonly TalkItem[];
  readonly connection: ConnectionState;
  readonly names: Partial<Record<Seat, string>>;
  /** The game waits for me. */
  readonly isMine: boolean;
  readonly isHost: boolean;
  /** A request is on its way. */
  readonly busy: boolean;
  /** The kinds of decisions in which the server passes for me. Nobody else knows them. */
  readonly passing: readonly PassKind[];
  /** The server is about to pass for me in the decision that is open: `options.passable`. */
  readonly isPassing: boolean;
  /** The step of the lesson that is taught here; null at all other tables. */
  readonly lesson: LessonView | null;
  /** What the coach says about my last try, if it was not what the lesson asks for. */
  readonly wrongTry: string | null;
  /** Do one of the things that `options` offers. */
  act(command: Command): Promise<void>;
  /** Let the server pass for me in decisions of this kind, or ask me again, now too. */
  setPassing(kind: PassKind, passes: boolean): Promise<void>;
  /** Request something of the table; rejects with a `Refusal`. */
  request(wanted: NewRequest): Promise<void>;
  /** What somebody is called here, or null. */
  nameOf(seat: Seat): string | null;
  /** Milliseconds that somebody has left, or null where no clock runs. */
  clock(seat: Seat): number | null;
}

export class LiveTable implements Table {
  readonly id: string;
  view = $state.raw<TableView | null>(null);
  viewer = $state<Viewer>("spectator");
  person = $state<string | null>(null);
  position = $state.raw<Position | null>(null);
  seen = $state.raw<readonly Seen[]>([]);
  latest = $state.raw<readonly Seen[]>([]);
  turn = $state.raw<Turn | null>(null);
  options = $state.raw<Options | null>(null);
  talk = $state.raw<readonly TalkItem[]>([]);
  passing = $state.raw<readonly PassKind[]>([]);
  lesson = $state.raw<LessonView | null>(null);
  wrongTry = $state<string | null>(null);
  connection = $state<ConnectionState>("connecting");
  /** The page is about to be replaced by a newer one. */
  isReloading = $state(false);
  /** How often the server went back to an earlier point of the game, as after a restore. */
  wentBack = $state(0);
  /** Why I was not let in. */
  rejection = $state.raw<Refusal | null>(null);
  readonly unsent = new Unsent();
  /** The run of the server that the last sighting is of; the next hello repeats it. */
  #run = "";
  #turnAt = $state(0);
  #now = $state(Date.now());
  readonly #ticking: ReturnType<typeof setInterval>;
  readonly #connection: Connection;
  readonly #gameNamed: (name: GameName) => GameFold;

  readonly game: GameFold | null = $derived.by(() =>
    this.view === null ? null : this.#gameNamed(this.view.settings.game),
  );
  readonly seat: Seat | null = $derived(this.viewer === "spectator" ? null : this.viewer);
  readonly names: Partial<Record<Seat, string>> = $derived(
    this.view === null ? {} : namesAt(this.view.table, this.view.chairs),
  );
  readonly isMine: boolean = $derived(
    this.options !== null &&
      this.seat !== null &&
      (this.turn?.running.includes(this.seat) ?? false),
  );
  readonly isPassing: boolean = $derived(
    this.isMine && isOneOf(this.passing, this.options?.passable ?? null),
  );
  readonly isHost: boolean = $derived(this.view !== null && this.view.host === this.person);
  readonly busy: boolean = $derived(this.unsent.isWaiting);

  constructor(id: string, gameNamed: (name: GameName) => GameFold) {
    this.id = id;
    this.#gameNamed = gameNamed;
    this.#ticking = setInterval(() => (this.#now = Date.now()), 250);
    this.#connection = new Connection(socketUrl(routes.tableSocket(id)), {
      known: () => ({ after: this.seen.at(-1)?.number ?? 0, talkAfter: 0, run: this.#run }),
      received: (message) => this.receive(message),
      changed: (state) => this.#connected(state),
    });
  }

  async act(command: Command): Promise<void> {
    try {
      await this.#send(command);
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code !== "stale" || !this.#isStillOpen(command))
        throw refusal;
      await this.#send(command);
    }
  }

  #send(command: Command): Promise<void> {
    const decision = this.options?.decision ?? this.turn?.decision ?? 0;
    return this.request({ type: "act", decision, command });
  }

  /** Two choose their cards at the same time: that the other one was quicker takes nothing from me. */
  #isStillOpen(command: Command): boolean {
    const same = JSON.stringify(command);
    const { commands = [] } = this.options ?? {};
    const isOpen = commands.some((one) => JSON.stringify(one) === same);
    return isOpen && (this.game?.isSimultaneous(command) ?? false);
  }

  setPassing(kind: PassKind, passes: boolean): Promise<void> {
    return this.request({ type: "set-passing", kind, passes });
  }

  async request(wanted: NewRequest): Promise<void> {
    this.wrongTry = null;
    const answer = this.#connection.request(wanted);
    try {
      await this.unsent.follow(wanted, answer, this.connection === "lost");
    } catch (refusal) {
      if (!(refusal instanceof Refusal) || refusal.code !== "wrong-try") throw refusal;
      this.wrongTry = String(refusal.params["say"]); // the coach says it, and nothing is lost
    }
  }

  #connected(state: ConnectionState): void {
    this.connection = state;
    if (state === "lost") this.unsent.keep();
  }

  nameOf(seat: Seat): string | null {
    return this.names[seat] ?? null;
  }

  clock(seat: Seat): number | null {
    const left = this.turn?.clocks[seat];
    if (left === undefined) return null;
    return Math.max(0, this.#isClockRunning(seat) ? left - (this.#now - this.#turnAt) : left);
  }

  /** The game waits for bots too, but their clocks stand still. */
  #isClockRunning(seat: Seat): boolean {
    const chair = this.view?.chairs.find((one) => one.seat === seat);
    const isPerson = chair?.bot === null && chair.stand_in === null;
    return (
      isPerson && this.view?.status === "playing" && this.turn?.running.includes(seat) === true
    );
  }

  reconnect(): void {
    this.#connection.reconnect();
  }

  close(): void {
    clearInterval(this.#ticking);
    this.#connection.close();
  }

  // --- what the server says ----------------------------------------------------------------------

  receive(message: ServerMessage): void {
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "update") this.#update(message);
    else if (message.type === "talk") this.#addTalk(message.items);
    else if (message.type === "rejected" && message.id === null)
      this.rejection = new Refusal(message.code, message.params);
    else if (message.type === "goodbye" && isFinal(message))
      this.rejection = new Refusal(message.why);
    else if (message.type === "reload") this.isReloading = reloadFor(message.version);
  }

  #welcome(welcome: Welcome): void {
    if (welcome.afresh === true) this.#goBack(welcome.viewer);
    if (welcome.viewer !== this.viewer && this.seen.length > 0) {
      this.#begin(welcome.viewer);
      this.#connection.restart(); // numbers belong to a viewer, so everything must be sent again
      return;
    }
    this.#begin(welcome.viewer, this.seen);
    this.#run = welcome.run ?? "";
    this.person = welcome.person;
    this.#look(welcome.table);
    this.talk = [];
    this.#see(welcome.sightings ?? []);
    this.latest = []; // what was missed is not played again
    this.#take(welcome);
    this.passing = welcome.passing ?? [];
    this.#addTalk(welcome.talk ?? []);
  }

  /** What I have seen is not in the table's log any more. Another viewer's numbers mean nothing. */
  #goBack(viewer: Viewer): void {
    if (viewer === this.viewer) this.wentBack += 1;
    this.#begin(viewer);
  }

  #begin(viewer: Viewer, seen: readonly Seen[] = []): void {
    this.viewer = viewer;
    if (seen.length > 0) return;
    this.seen = [];
    this.position = null;
  }

  #update(update: Update): void {
    if (update.table !== undefined) this.#sitAt(update.table);
    if (update.sightings !== undefined) this.#see(update.sightings);
    if (update.turn !== undefined) this.#take(update);
    if (update.passing !== undefined) this.passing = update.passing;
    if (typeof update.run === "string") this.#run = update.run;
  }

  /** Take in the table, and keep the seal that it shows before the game. */
  #look(view: TableView): void {
    this.view = view;
    if (view.status === "gathering") witnessCommitment(this.id, view.commitment);
  }

  /** The table has changed; before the game, so may my chair. */
  #sitAt(view: TableView): void {
    this.#look(view);
    const mine = view.chairs.find(
      (chair) =>
        chair.person !== null && chair.person === this.person && chair.stand_in !== "removed",
    );
    const viewer = mine?.seat ?? "spectator";
    if (viewer === this.viewer) return;
    if (this.seen.length === 0) this.viewer = viewer;
    else this.#connection.restart(); // the welcome says who I am now
  }

  #take({ turn, options, lesson }: Welcome | Update): void {
    this.turn = turn ?? null;
    this.options = options ?? null;
    this.lesson = lesson ?? null;
    this.#turnAt = this.#now = Date.now();
  }

  #see(sightings: readonly Seen[]): void {
    const last = this.seen.at(-1)?.number ?? 0;
    const fresh = sightings.filter(({ number }) => number > last);
    const { game } = this;
    if (game !== null && fresh.length > 0)
      this.position = fresh.reduce(
        (position, { sighting }) => game.after(position, sighting, this.viewer),
        this.position ?? game.empty,
      );
    this.seen = [...this.seen, ...fresh];
    this.latest = fresh;
  }

  #addTalk(items: readonly TalkItem[]): void {
    const byNumber = new Map(this.talk.map((one) => [one.number, one]));
    for (const one of items) byNumber.set(one.number, one);
    this.talk = [...byNumber.values()].sort((a, b) => a.number - b.number);
  }
}

function isOneOf(kinds: readonly PassKind[], kind: PassKind | null): boolean {
  return kind !== null && kinds.includes(kind);
}

/** Whom the game waits for, people and bots. */
export function waitedFor({
  view,
  turn,
  game,
}: Pick<Table, "view" | "turn" | "game">): readonly Seat[] {
  if (turn === null || view?.status !== "playing") return [];
  return game?.waitedFor(turn.to_act) ?? [];
}

const KEY = Symbol("table");

/** Give a table to everything below. */
export function provideTable(table: () => Table): void {
  setContext(KEY, table);
}

/** The table that we sit at. */
export function useTable(): Table {
  return getContext<() => Table>(KEY)();
}
