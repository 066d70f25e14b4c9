/**
 * What I have picked so far, and what may be chosen next. All of it follows from the offered
 * commands: a pick that no command bears out is no pick.
 *
 * A step can be undone, so it is sent as soon as its target is chosen.
 */
import type { Remark, Target, Together, Via } from "../../map/types";
import type { Speaker } from "../../speech/speech.svelte";
import { tried } from "../../state/toasts.svelte";
import type { Table } from "../../state/table.svelte";
import type { Ball, BoardCard, BoardCommand, Piece, Seat, Step } from "../../wire/messages";
import { offered, ofType } from "./commands";
import { consequence } from "./consequences";
import { encountersOf, endedBy, type Encounter } from "./encounters";
import { Leaving } from "./leaving.svelte";
import { Placing } from "./placing.svelte";
import { inShort } from "./last_turn_words";
import { promptOf, type Picked, type PromptWords, type Said } from "./prompt";
import { whyStill } from "./reasons";
import { ringed } from "./ringed";
import { ballsFor, ballsOf, fitting, piecesOf } from "./steps";
import type { BoardPosition } from "../../fold/board";
import { lastTurn } from "../../fold/trail";
import { boardAt } from "./position";
import { lastVia, shownTo } from "./just_now";

/**
 * What was pressed, in which turn and after how many steps: a new turn begins with empty hands, and so
 * does everything after a step that made a meeting.
 */
interface Pressed {
  readonly turn: number;
  readonly steps: number;
  readonly ball: Ball | null;
  readonly piece: Piece | null;
  /** A step that several balls could make. */
  readonly undecided: { readonly piece: Piece; readonly to: string } | null;
}

const NOTHING = { ball: null, piece: null, undecided: null } as const;

/** A step that would end a meeting of mine, and waits for a second word. */
export interface Parting {
  readonly step: Step;
  readonly from: Encounter;
}

export class Choices {
  readonly #table: Table;
  readonly #words: () => Speaker;
  readonly placing: Placing;
  readonly leaving: Leaving;
  #pressed = $state.raw<Pressed>({ turn: -1, steps: 0, ...NOTHING });
  /** The step that is asked about, and the decision it belongs to. */
  #parting = $state.raw<{ readonly decision: number; readonly parting: Parting } | null>(null);
  /** The piece that was pressed and can't move, and when: it says why until something happens. */
  #still = $state.raw<{ readonly moment: string; readonly piece: Piece } | null>(null);

  readonly commands: readonly BoardCommand[] = $derived.by(() => offered(this.#table.options));
  readonly steps: readonly Step[] = $derived(ofType(this.commands, "step"));

  constructor(table: Table, words: () => Speaker) {
    this.#table = table;
    this.#words = words;
    this.placing = new Placing(() => ofType(this.commands, "place-figures"));
    this.leaving = new Leaving(
      () => this.commands,
      () => this.#decision,
    );
  }

  get #me(): Seat {
    return this.#table.seat ?? "ambassador";
  }
  get #board(): BoardPosition {
    return boardAt(this.#table);
  }
  get #decision(): number {
    return this.#table.options?.decision ?? -1;
  }
  get #moment(): string {
    return `${this.#decision} ${this.#table.seen.length}`;
  }
  get #now(): Pressed {
    const { turn, steps } = this.#board;
    const isOld = this.standsWith.length > 0 && this.#pressed.steps !== steps.length;
    if (this.#pressed.turn === turn && !isOld) return this.#pressed;
    return { turn, steps: steps.length, ...NOTHING };
  }

  // --- meetings that I have made and can still leave ---------------------------------------------------

  /** The meetings in which I stand while I could end my movement. */
  readonly standsWith: readonly Encounter[] = $derived.by(() => {
    const canEnd = this.commands.some(({ type }) => type === "end-movement");
    return this.#table.isMine && canEnd ? encountersOf(this.#board.places, this.#me) : [];
  });

  /** The step that would end a meeting, while it waits for a second word. */
  readonly parting: Parting | null = $derived.by(() => {
    const asked = this.#parting;
    return asked !== null && asked.decision === this.#decision ? asked.parting : null;
  });

  /** Take the step that ends the meeting, or stay. */
  part(isSure: boolean): void {
    const { parting } = this;
    this.#parting = null;
    if (isSure && parting !== null) this.#send(parting.step);
  }

  // --- steps --------------------------------------------------------------------------------------

  /** The ball that I have chosen, or the only one that is left. */
  readonly ball: Ball | null = $derived.by(() => {
    const { ball, piece } = this.#now;
    if (ball !== null && ballsOf(this.steps).includes(ball)) return ball;
    const canMove = piece !== null && piecesOf(this.steps).includes(piece);
    if (!canMove && this.standsWith.length > 0) return null; // nothing is taken up for me there
    const able = ballsOf(fitting(this.steps, null, canMove ? piece : null));
    return able.length === 1 ? (able[0] ?? null) : null;
  });

  /** The piece that I have chosen, or the only one that the ball moves. */
  readonly piece: Piece | null = $derived.by(() => {
    if (this.standsWith.length > 0 && this.#now.piece === null && this.#now.ball === null)
      return null;
    const pieces = piecesOf(fitting(this.steps, this.ball, null));
    const { piece } = this.#now;
    if (piece !== null && pieces.includes(piece)) return piece;
    return pieces.length === 1 ? (pieces[0] ?? null) : null;
  });

  /** The balls among which I must choose for a step whose target is chosen already. */
  readonly asked: readonly Ball[] = $derived.by(() => {
    const step = this.#now.undecided;
    return step === null ? [] : ballsFor(this.steps, step.piece, step.to, null);
  });

  /** Whether a ball of this kind can still be used. */
  isUsable(ball: Ball): boolean {
    return this.asked.length > 0
      ? this.asked.includes(ball)
      : fitting(this.steps, ball, null).length > 0;
  }

  pressBall(ball: Ball): void {
    const { undecided, piece } = this.#now;
    this.#still = null;
    if (!this.isUsable(ball)) return;
    if (undecided !== null && this.asked.includes(ball)) {
      this.#step(undecided.piece, undecided.to, ball);
      return;
    }
    const isSame = this.#now.ball === ball;
    const staysChosen = piece !== null && fitting(this.steps, ball, piece).length > 0;
    this.#pressed = {
      ...this.#now,
      ball: isSame ? null : ball,
      piece: staysChosen ? piece : null,
      undecided: null,
    };
  }

  pressPiece(piece: Piece): void {
    if (this.placing.isOpen) return this.placing.choose(piece);
    const isStill = fitting(this.steps, null, piece).length === 0;
    this.#still = isStill ? { moment: this.#moment, piece } : null;
    if (isStill) return;
    const { ball } = this.#now;
    const staysChosen = ball !== null && fitting(this.steps, ball, piece).length > 0;
    this.#pressed = {
      ...this.#now,
      ball: staysChosen ? ball : null,
      piece: this.#now.piece === piece ? null : piece,
      undecided: null,
    };
  }

  /** Put ball and piece down again. */
  putDown(): void {
    this.#pressed = { ...this.#now, ...NOTHING };
    this.leaving.putDown();
    this.#still = null;
  }

  /** Take a step; if it ends a meeting, ask first. */
  #step(piece: Piece, to: string, ball: Ball): void {
    const step: Step = { type: "step", ball, piece, to };
    const from = endedBy(this.#board.places, piece, this.#me);
    if (from !== null && this.standsWith.length > 0)
      this.#parting = { decision: this.#decision, parting: { step, from } };
    else this.#send(step);
  }

  #send(step: Step): void {
    this.#pressed = { ...this.#now, ball: null };
    this.send(step);
  }

  // --- what the map shows -----------------------------------------------------------------------------

  /** What may be picked up: with a ball chosen, what this ball moves. */
  readonly movable: readonly Piece[] = $derived.by(() => {
    if (this.placing.isOpen) return this.placing.movable(this.#me);
    if (this.#table.busy || this.leaving.slipping !== null) return [];
    return piecesOf(fitting(this.steps, this.ball, null));
  });

  /** What is said at a piece that was pressed and can't move: why. */
  readonly remark: Remark | null = $derived.by(() => {
    const still = this.#still;
    const { seat, isMine } = this.#table;
    if (still === null || still.moment !== this.#moment || seat === null) return null;
    const { commands } = this;
    const why: Said =
      this.#table.lesson === null
        ? whyStill(still.piece, { me: seat, isMine, board: this.#board, commands })
        : { id: "lessons-not-this", vars: {} };
    return { piece: still.piece, text: this.#words().t(why.id, why.vars) };
  });

  /** The meetings that the map rings. */
  readonly meetings: readonly Together[] = $derived.by(() =>
    ringed(this.#board, this.#table.seat, this.standsWith.length > 0, this.#words().t),
  );

  readonly chosen: Piece | null = $derived.by(() => {
    if (this.placing.isOpen) return this.placing.piece(this.#me);
    return this.leaving.slipping ?? this.piece;
  });

  readonly targets: readonly Target[] = $derived.by(() => {
    if (this.placing.isOpen)
      return this.placing.targets.map((space) => ({ space, kind: "any" as const }));
    if (this.leaving.spaces.length > 0)
      return this.leaving.spaces.map((space) => this.#leavingTarget(space));
    const { piece, ball } = this;
    if (piece === null) return [];
    const spaces = new Set(fitting(this.steps, ball, piece).map(({ to }) => to));
    return [...spaces].map((space) => this.#stepTarget(piece, space));
  });

  #stepTarget(piece: Piece, space: string): Target {
    const from = this.#board.places[piece];
    const note = consequence(this.#board.places, piece, space, this.#me);
    return {
      space,
      kind: this.#wayTo(piece, space),
      ...(from === undefined ? {} : { from }),
      ...(note === null ? {} : { note: this.#words().t(note.id, note.vars) }),
    };
  }

  #wayTo(piece: Piece, space: string): Target["kind"] {
    const [ball, ...others] = ballsFor(this.steps, piece, space, this.ball);
    return others.length === 0 && (ball === "land" || ball === "water") ? ball : "any";
  }

  #leavingTarget(space: string): Target {
    const { slipping, marked } = this.leaving;
    const from = slipping === null ? undefined : this.#board.places[slipping];
    const note = space === marked ? this.#words().t("board-ui-note-marked") : undefined;
    return {
      space,
      kind: "any",
      ...(from === undefined ? {} : { from }),
      ...(note === undefined ? {} : { note }),
    };
  }

  pressTarget(space: string): void {
    if (this.#table.busy) return; // what was pressed before is still on its way
    this.#still = null;
    if (this.placing.isOpen) return this.placing.put(space);
    if (this.leaving.spaces.includes(space)) return this.#leave(space);
    const { piece } = this;
    if (piece === null) return;
    const balls = ballsFor(this.steps, piece, space, this.ball);
    const [ball] = balls;
    if (ball === undefined) return;
    if (balls.length === 1) this.#step(piece, space, ball);
    else this.#pressed = { ...this.#now, undecided: { piece, to: space } };
  }

  /** Mark a space, or go to the one that is marked already. */
  #leave(space: string): void {
    const { marked, command } = this.leaving;
    if (marked === space && command !== null) this.send(command);
    else this.leaving.mark(space);
  }

  /** The last move, as the map draws it. */
  readonly via: Via | null = $derived.by(() => lastVia(this.#board, this.#table.seat));

  // --- what is said ---------------------------------------------------------------------------------

  readonly picked: Picked = $derived.by(() => ({
    ball: this.ball,
    piece: this.placing.isOpen ? this.placing.piece(this.#me) : this.piece,
    undecided: this.asked.length > 1 ? (this.#now.undecided?.to ?? null) : null,
    targets: this.targets.length,
    marked: this.leaving.marked,
    slipping: this.leaving.slipping,
    expelling: this.leaving.isExpelling,
    placed: this.placing.count,
    standsWith: this.standsWith,
  }));

  readonly prompt: PromptWords = $derived.by(() => {
    const { seat, isMine, turn } = this.#table;
    const { commands, picked } = this;
    return promptOf({
      me: seat,
      isMine,
      board: this.#board,
      turn,
      commands,
      picked,
      shownToMe: this.shownToMe,
      lastTurn: this.lastTurn,
    });
  });

  /** The last turn in one sentence, while nothing has happened in this one. */
  readonly lastTurn: Said | null = $derived.by(() => {
    const { seen, seat } = this.#table;
    const turn = seen.at(-1)?.sighting.type === "turn-began" ? lastTurn(seen) : null;
    return turn === null ? null : inShort(turn, seat);
  });

  /** The cards of this turn's last answer, if I was the one who saw them. */
  readonly shownToMe: readonly BoardCard[] = $derived.by(() =>
    shownTo(this.#board, this.#table.seen, this.#table.seat),
  );

  /** Do it. */
  send(command: BoardCommand): void {
    this.#pressed = { ...this.#now, undecided: null };
    void tried(this.#table.act(command));
  }
}
