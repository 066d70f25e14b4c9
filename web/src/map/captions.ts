/** Which labels the map has now, and where: for targets with a way, and for the space that is pointed at. */
import { courseBetween, spaceOf, steps } from "./geometry";
import { placeLabels, type Obstacle, type Placed, type Wanted } from "./labels";
import type { Standing } from "./stand";
import type { Target } from "./types";
import { toWindow, type Size, type View } from "./view";

export interface Scene {
  readonly targets: readonly Target[];
  readonly standing: readonly Standing[];
  /** The space under the pointer or in focus. */
  readonly pointed: string | null;
  readonly view: View;
  readonly size: Size;
  readonly grow: number;
  readonly nameOf: (space: string) => string;
}

const FIGURE = 42;
const DISC = 26;
const PLAIN = 15;

function wanted(space: string, note: string | null, scene: Scene): Wanted {
  const { view, grow } = scene;
  const isTarget = scene.targets.some((target) => target.space === space);
  const isTaken = scene.standing.some((one) => one.space === space);
  const { x, y } = spaceOf(space);
  const reach = Math.max(16, (isTarget ? DISC : PLAIN) * grow * view.scale);
  return {
    key: space,
    at: toWindow(view, [x, y]),
    name: scene.nameOf(space),
    note,
    above: isTaken ? Math.max(reach, FIGURE * grow * view.scale) : reach,
    below: reach,
  };
}

/** Discs weigh most, then the ways to them, then figures. */
function obstacles({ targets, standing, view, grow }: Scene): readonly Obstacle[] {
  const { scale } = view;
  const discs = targets.map(({ space }): Obstacle => {
    const { x, y } = spaceOf(space);
    return { at: toWindow(view, [x, y]), reach: 20 * grow * scale, weight: 30 };
  });
  const ways = targets.flatMap(({ from, space, kind }) => {
    const course = from === undefined ? null : courseBetween(from, space, kind);
    return course === null ? [] : steps(course.curve, 8);
  });
  return [
    ...discs,
    ...ways.map((at): Obstacle => ({ at: toWindow(view, at), reach: 8 * scale, weight: 2 })),
    ...standing.map(({ x, y }): Obstacle => ({
      at: toWindow(view, [x, y - 18 * grow]),
      reach: 22 * grow * scale,
      weight: 1.5,
    })),
  ];
}

function isInside({ at: [x, y] }: Wanted, size: Size): boolean {
  return x > -20 && y > -20 && x < size.width + 20 && y < size.height + 20;
}

export function captions(scene: Scene): readonly Placed[] {
  const notes = new Map<string, string | null>();
  for (const { space, from, note } of scene.targets)
    if (from !== undefined || space === scene.pointed) notes.set(space, note ?? null);
  if (scene.pointed !== null && !notes.has(scene.pointed)) notes.set(scene.pointed, null);
  const labels = [...notes].map(([space, note]) => wanted(space, note, scene));
  return placeLabels(
    labels.filter((label) => isInside(label, scene.size)),
    obstacles(scene),
    scene.size,
  );
}
