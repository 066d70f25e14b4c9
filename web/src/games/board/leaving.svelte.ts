/**
 * Leaving a meeting: a figure of mine slips away, or the piece that I met is sent away. Neither can be
 * undone, so the space is marked first, and the command is sent by a button or by choosing it again.
 */
import type { BoardCommand, Figure } from "../../wire/messages";
import { ofType } from "./commands";
import { slipsOf } from "./meetings";

export class Leaving {
  readonly #commands: () => readonly BoardCommand[];
  readonly #decision: () => number;
  /** How I leave a meeting without a question, and the decision it belongs to. */
  #unasked = $state.raw<{ readonly decision: number; readonly figure: Figure | null } | null>(null);
  /** The target that waits for a button, and the decision it belongs to. */
  #mark = $state.raw<{ readonly decision: number; readonly space: string } | null>(null);

  constructor(commands: () => readonly BoardCommand[], decision: () => number) {
    this.#commands = commands;
    this.#decision = decision;
  }

  /** The figure that is to slip away. */
  readonly slipping: Figure | null = $derived.by(() => {
    const figure = this.#unasked?.decision === this.#decision() ? this.#unasked.figure : null;
    return figure !== null && this.#slips(figure).length > 0 ? figure : null;
  });

  /** Whether a piece is being sent away: where nothing else can be done, or when I want it so. */
  readonly isExpelling: boolean = $derived.by(() => {
    const commands = this.#commands();
    if (!commands.some(({ type }) => type === "expel")) return false;
    if (!commands.some(({ type }) => type === "question-agent")) return true;
    return this.#unasked?.decision === this.#decision() && this.#unasked.figure === null;
  });

  slip(figure: Figure | null): void {
    this.#unasked = figure === null ? null : { decision: this.#decision(), figure };
    this.#mark = null;
  }

  expelUnasked(isWanted: boolean): void {
    this.#unasked = isWanted ? { decision: this.#decision(), figure: null } : null;
    this.#mark = null;
  }

  /** Stay: nothing is marked, and questions can be asked again. */
  putDown(): void {
    this.#unasked = null;
    this.#mark = null;
  }

  /** Where the piece may go. */
  readonly spaces: readonly string[] = $derived.by(() => {
    if (this.slipping !== null) return this.#slips(this.slipping);
    return this.isExpelling ? ofType(this.#commands(), "expel").map(({ to }) => to) : [];
  });

  /** Where it goes as soon as that is said: what was pressed, or the only space there is. */
  readonly marked: string | null = $derived.by(() => {
    const [only, ...others] = this.spaces;
    if (only !== undefined && others.length === 0) return only;
    const mark = this.#mark;
    if (mark === null || mark.decision !== this.#decision()) return null;
    return this.spaces.includes(mark.space) ? mark.space : null;
  });

  /** The command that the marked space stands for. */
  readonly command: BoardCommand | null = $derived.by(() => {
    const { marked, slipping } = this;
    if (marked === null) return null;
    return slipping !== null
      ? { type: "slip-away", figure: slipping, to: marked }
      : { type: "expel", to: marked };
  });

  /** Mark a space. */
  mark(space: string): void {
    this.#mark = { decision: this.#decision(), space };
  }

  #slips(figure: Figure): readonly string[] {
    return slipsOf(ofType(this.#commands(), "slip-away"), figure).map(({ to }) => to);
  }
}
