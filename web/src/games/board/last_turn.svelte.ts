/**
 * The last turn, as the map shows it: a numbered trail that stays until the next turn is over, and
 * that can be played again. Playing it changes nothing but where the figures are drawn for a moment.
 */
import { lastTurn, placesBefore, type FinishedTurn, type TrailMove } from "../../fold/trail";
import type { Trail, Via } from "../../map/types";
import { showings } from "../../state/showings.svelte";
import type { Table } from "../../state/table.svelte";
import type { Piece } from "../../wire/messages";

type Places = Readonly<Partial<Record<Piece, string>>>;

/** Milliseconds until the first move, and from one move to the next. */
const FIRST = 600;
const EACH = 900;

export class LastTurn {
  readonly #table: Table;
  /** How many of its moves have been played again; null while none are. */
  #played = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #over = (): void => {};

  /** The turn; null before any is over. */
  readonly turn: FinishedTurn | null = $derived.by(() => lastTurn(this.#table.seen));

  constructor(table: Table) {
    this.#table = table;
  }

  get isPlaying(): boolean {
    return this.#played !== null;
  }

  /** Whether there is anything to see again. */
  get canPlay(): boolean {
    return (this.turn?.moves.length ?? 0) > 0;
  }

  readonly trail: Trail | null = $derived.by(() => {
    const { turn } = this;
    if (turn === null || turn.moves.length === 0) return null;
    return { mover: turn.mover, moves: turn.moves, upTo: this.#played ?? turn.moves.length };
  });

  /** Play it from the beginning. */
  play(): void {
    if (!this.canPlay) return;
    this.stop();
    this.#over = showings.begin(() => this.stop());
    this.#played = 0;
    this.#timer = setTimeout(() => this.#next(), FIRST);
  }

  /** Show at once how things stand. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#over();
    this.#played = null;
  }

  #next(): void {
    const { turn } = this;
    if (turn === null || this.#played === null || this.#played >= turn.moves.length)
      return this.stop();
    this.#played += 1;
    this.#timer = setTimeout(() => this.#next(), EACH);
  }

  /** Where the figures are drawn: as they stand, or as they stood at this point of the turn. */
  placesIn(places: Places): Places {
    const { turn } = this;
    if (this.#played === null || turn === null) return places;
    const before = placesBefore(places, turn.moves);
    const moved = turn.moves.slice(0, this.#played).map(({ piece, to }) => [piece, to]);
    return { ...before, ...(Object.fromEntries(moved) as Places) };
  }

  /** The move that is being played. */
  get via(): Via | null {
    const move = this.#played === null ? undefined : this.turn?.moves[this.#played - 1];
    return move === undefined || this.turn === null ? null : viaOf(move, this.turn);
  }
}

function viaOf({ piece, origin, to, way }: TrailMove, { mover }: FinishedTurn): Via {
  const isRoute = way === "land" || way === "water" || way === "any";
  return { piece, origin, to, kind: isRoute ? way : "none", by: mover };
}
