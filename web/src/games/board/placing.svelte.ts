/** Putting my four figures on my start spaces, one by one, before it is said once and for all. */
import type { Build, Piece, PlaceFigures, Seat } from "../../wire/messages";
import { BUILDS } from "../../wire/values";

type Places = Readonly<Partial<Record<Build, string>>>;

export class Placing {
  readonly #offered: () => readonly PlaceFigures[];
  #chosen = $state.raw<Build | null>(null);
  #places = $state.raw<Places>({});

  constructor(offered: () => readonly PlaceFigures[]) {
    this.#offered = offered;
  }

  get isOpen(): boolean {
    return this.#offered().length > 0;
  }

  /** Where the figures stand so far. */
  get places(): Places {
    return this.isOpen ? this.#places : {};
  }

  get count(): number {
    return Object.keys(this.places).length;
  }

  /** The figure in my hand: the one I have chosen, or else the next without a space. */
  get build(): Build | null {
    if (this.#chosen !== null) return this.#chosen;
    return BUILDS.find((build) => this.#places[build] === undefined) ?? null;
  }

  piece(me: Seat): Piece | null {
    const { build } = this;
    return build === null || me === "ambassador" ? null : `${me}-${build}`;
  }

  /** Figures that stand already may be taken up again. */
  movable(me: Seat): readonly Piece[] {
    if (me === "ambassador") return [];
    return BUILDS.filter((build) => this.#places[build] !== undefined).map(
      (build): Piece => `${me}-${build}`,
    );
  }

  /** All spaces where the figure in my hand may stand. */
  get targets(): readonly string[] {
    const { build } = this;
    return build === null ? [] : [...new Set(this.#offered().map((one) => one[build]))];
  }

  choose(piece: Piece): void {
    const build = BUILDS.find((one) => piece.endsWith(`-${one}`));
    if (build !== undefined) this.take(build);
  }

  /** Take a figure into my hand. */
  take(build: Build): void {
    this.#chosen = build;
  }

  /** Put the figure in my hand on this space; a figure that stands there changes places with it. */
  put(space: string): void {
    const { build } = this;
    if (build === null) return;
    const was = this.#places[build];
    const other = BUILDS.find((one) => one !== build && this.#places[one] === space);
    const next: Partial<Record<Build, string>> = { ...this.#places, [build]: space };
    if (other !== undefined) {
      if (was === undefined) delete next[other];
      else next[other] = was;
    }
    this.#places = next;
    this.#chosen = null;
  }

  /** Begin again. */
  clear(): void {
    this.#chosen = null;
    this.#places = {};
  }

  /** What I have laid out, as the server offers it; null while a figure has no space. */
  get command(): PlaceFigures | null {
    const places = this.#places;
    return (
      this.#offered().find((one) => BUILDS.every((build) => one[build] === places[build])) ?? null
    );
  }
}
