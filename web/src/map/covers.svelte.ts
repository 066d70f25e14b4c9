/**
 * What lies over the map: panels and buttons, each with its box in pixels of the map's window. Attach
 * `lies` to each of them. The map keeps what may be chosen out from under them.
 */
import type { Box } from "./view";

export class Covers {
  readonly #nodes = new Set<HTMLElement>();
  #map: HTMLElement | null = null;
  #boxes = $state.raw<readonly Box[]>([]);
  readonly #watch = new ResizeObserver(() => this.#measure());

  get boxes(): readonly Box[] {
    return this.#boxes;
  }

  /** To be attached to the map's window. */
  readonly map = (node: HTMLElement): (() => void) => {
    this.#map = node;
    this.#watch.observe(node);
    return () => {
      this.#watch.unobserve(node);
      this.#map = null;
    };
  };

  /** To be attached to whatever lies over the map. */
  readonly lies = (node: HTMLElement): (() => void) => {
    this.#nodes.add(node);
    this.#watch.observe(node);
    return () => {
      this.#watch.unobserve(node);
      this.#nodes.delete(node);
      this.#measure();
    };
  };

  #measure(): void {
    const map = this.#map?.getBoundingClientRect();
    if (map === undefined) return;
    const found = [...this.#nodes].map((node) => boxIn(map, node.getBoundingClientRect()));
    const boxes = found.filter(({ width, height }) => width > 0 && height > 0);
    if (JSON.stringify(boxes) !== JSON.stringify(this.#boxes)) this.#boxes = boxes;
  }
}

function boxIn(map: DOMRect, { left, top, width, height }: DOMRect): Box {
  return { x: left - map.left, y: top - map.top, width, height };
}
