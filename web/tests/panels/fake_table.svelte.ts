/** A table that nobody serves: what a component draws, and a list of what it requests. */
import { render, type RenderResult } from "@testing-library/svelte";
import type { Component } from "svelte";
import type { BoardEvent } from "../../src/fold/board";
import type { CardEvent } from "../../src/fold/card";
import type { Numbered } from "../../src/fold/sheet";
import { gameNamed } from "../../src/games";
import type { Game } from "../../src/games/game";
import type { CoachInSight } from "../../src/state/coach.svelte";
import type { Position } from "../../src/state/game";
import type { Table } from "../../src/state/table.svelte";
import type { Refusal } from "../../src/wire/http";
import type { ConnectionState, NewRequest } from "../../src/wire/connection";
import type {
  ChairView,
  LessonView,
  Options,
  PassKind,
  Seat,
  Settings,
  TableView,
  Turn,
  Viewer,
  TalkItem,
} from "../../src/wire/messages";
import { BOARD_RULES, CARD_RULES } from "../fold/sightings";
import Host from "./Host.svelte";

const NAMES: Readonly<Partial<Record<Seat, string>>> = {
  red: "Leo",
  blue: "Marta",
  green: "Alba",
  yellow: "Tommaso",
  ambassador: "Nina",
};

export function chair(seat: Seat, more: Partial<ChairView> = {}): ChairView {
  const name = NAMES[seat] ?? seat;
  const person = name.toLowerCase();
  return { seat, person, name, bot: null, ready: true, present: true, stand_in: null, ...more };
}

export function words(number: number, more: Partial<TalkItem>): TalkItem {
  const at = Date.UTC(2026, 1, 17, 20, number);
  return {
    number,
    at,
    person: "leo",
    name: "Leo",
    text: null,
    gesture: null,
    to: null,
    after: null,
    bot: null,
    ...more,
  };
}

let tables = 0;

export class FakeTable implements Table {
  /** Its own, so that what is kept for a table is kept for this one alone. */
  readonly id: string = `florian-${(tables += 1)}`;
  view = $state.raw<TableView>(viewOf({}));
  viewer = $state<Viewer | "all">("blue");
  person = $state<string | null>("marta");
  position = $state.raw<Position | null>(null);
  seen = $state.raw<readonly Numbered[]>([]);
  latest = $state.raw<readonly Numbered[]>([]);
  turn = $state.raw<Turn | null>(null);
  options = $state.raw<Options | null>(null);
  talk = $state.raw<readonly TalkItem[]>([]);
  connection = $state<ConnectionState>("open");
  isMine = $state(false);
  busy = false;
  passing = $state.raw<readonly PassKind[]>([]);
  isPassing = false;
  lesson = $state.raw<LessonView | null>(null);
  wrongTry = $state<string | null>(null);
  clocks = $state.raw<Partial<Record<Seat, number>>>({});
  readonly requests: NewRequest[] = [];
  refusal: Refusal | null = null;

  get game(): Game {
    return gameNamed(this.view.settings.game);
  }
  get seat(): Seat | null {
    return this.viewer === "spectator" || this.viewer === "all" ? null : this.viewer;
  }
  get names(): Partial<Record<Seat, string>> {
    return Object.fromEntries(this.view.chairs.map(({ seat }) => [seat, NAMES[seat]]));
  }
  get isHost(): boolean {
    return this.view.host === this.person;
  }

  /** Change how the table stands. */
  set(change: Partial<TableView> & { rules?: Partial<Settings> }): this {
    const { rules, ...rest } = change;
    this.view = { ...this.view, ...rest, settings: { ...this.view.settings, ...rules } };
    return this;
  }

  /** Let something happen. */
  see(...sightings: readonly (BoardEvent | CardEvent)[]): this {
    const first = this.seen.length + 1;
    const viewer = this.viewer === "all" ? "spectator" : this.viewer;
    for (const one of sightings)
      this.position = this.game.after(this.position ?? this.game.empty, one, viewer);
    this.latest = sightings.map((sighting, at) => ({ number: first + at, sighting }));
    this.seen = [...this.seen, ...this.latest];
    return this;
  }

  async act(): Promise<void> {}
  setPassing(kind: PassKind, passes: boolean): Promise<void> {
    return this.request({ type: "set-passing", kind, passes });
  }
  async request(wanted: NewRequest): Promise<void> {
    if (this.refusal !== null) throw this.refusal;
    this.requests.push(wanted);
  }
  nameOf(seat: Seat): string | null {
    return NAMES[seat] ?? null;
  }
  clock(seat: Seat): number | null {
    return this.clocks[seat] ?? null;
  }
}

function viewOf(more: Partial<TableView>): TableView {
  return {
    table: "florian",
    settings: {
      game: "board",
      players: 4,
      rules: BOARD_RULES,
      seats: ["red", "blue", "green", "yellow"],
      bots: {},
      clock: { type: "none" },
      gestures: "open",
      visibility: "link",
      help: "record",
      pace: "normal",
      lesson: null,
      hints: false,
    },
    host: "marta",
    status: "playing",
    chairs: [chair("red"), chair("blue"), chair("green"), chair("yellow")],
    onlookers: [],
    muted: [],
    votes: {},
    commitment: "",
    rematch: null,
    ...more,
  };
}

/** A board game of four in which I am blue, Colonel Bubble, fat, with the letter D. */
export function boardTable(): FakeTable {
  return new FakeTable().see(
    {
      type: "game-opened",
      seats: ["red", "blue", "green", "yellow"],
      rules: BOARD_RULES,
      first: "red",
    },
    {
      type: "hand-dealt",
      hand: { seat: "blue", identity: "bubble", build: "fat", mission: "D" },
    },
    { type: "turn-began", seat: "red", turn: 1 },
  );
}

/** A card game of four in which I am blue, Colonel Bubble, with the number 24. */
export function cardTable(): FakeTable {
  return new FakeTable()
    .set({ rules: { game: "card", rules: CARD_RULES } })
    .see(
      { type: "game-opened", seats: ["red", "blue", "green", "yellow"], rules: CARD_RULES },
      { type: "hand-dealt", game: 1, hand: { seat: "blue", identity: "bubble", number: "24" } },
      { type: "round-began", round: 1, first: "red" },
    );
}

/** Draw a component at a table. */
export function seated<Props extends object>(
  what: Component<Props>,
  table: Table,
  given: Partial<Props> = {},
  coach?: CoachInSight,
): RenderResult<typeof Host> {
  return render(Host, {
    table,
    what: what as unknown as Component<Record<string, unknown>>,
    given: given as Record<string, unknown>,
    ...(coach && { coach }),
  });
}
