/**
 * Which labels the map has now, and where: for targets with a way, for meetings, for a figure that says
 * something, and for the space that is pointed at. One for each space.
 */
import type { Piece } from "../wire/messages";
import { courseBetween, spaceOf, steps } from "./geometry";
import { placeLabels, type LabelKind, type Obstacle, type Placed, type Wanted } from "./labels";
import type { Standing } from "./stand";
import type { Remark, Target, Together } from "./types";
import { SPACES } from "./venice";
import { toWindow, type Box, type Size, type View } from "./view";

export interface Scene {
  readonly targets: readonly Target[];
  readonly standing: readonly Standing[];
  /** Figures that may be chosen: no label may hide them. */
  readonly movable?: readonly Piece[];
  readonly meetings?: readonly Together[];
  readonly remark?: Remark | null;
  /** The space under the pointer or in focus. */
  readonly pointed: string | null;
  readonly view: View;
  readonly size: Size;
  /** What lies over the map. */
  readonly covers?: readonly Box[];
  readonly grow: number;
  readonly nameOf: (space: string) => string;
}

const FIGURE = 42;
const DISC = 26;
const PLAIN = 15;

/** What a label says, before it has a place. */
interface Caption extends Pick<Wanted, "note" | "badges"> {
  readonly kind: LabelKind;
}

function wanted(space: string, caption: Caption, scene: Scene): Wanted {
  const { view, grow } = scene;
  const isTarget = scene.targets.some((target) => target.space === space);
  const isTaken = scene.standing.some((one) => one.space === space);
  const { x, y } = spaceOf(space);
  const reach = Math.max(16, (isTarget ? DISC : PLAIN) * grow * view.scale);
  const isRinged = caption.kind === "meeting";
  return {
    key: space,
    ...caption,
    at: toWindow(view, [x, y]),
    name: scene.nameOf(space),
    above: isTaken ? Math.max(reach, (isRinged ? 52 : FIGURE) * grow * view.scale) : reach,
    below: isRinged ? Math.max(reach, 24 * grow * view.scale) : reach,
  };
}

/** What may be chosen and meetings weigh most, then other spaces, then the ways to discs, then figures. */
function obstacles({
  targets,
  standing,
  movable = [],
  meetings,
  view,
  grow,
}: Scene): readonly Obstacle[] {
  const { scale } = view;
  const discs = targets.map(({ space }): Obstacle => {
    const { x, y } = spaceOf(space);
    return { at: toWindow(view, [x, y]), reach: 20 * grow * scale, weight: 30 };
  });
  const ways = targets.flatMap(({ from, space, kind }) => {
    const course = from === undefined ? null : courseBetween(from, space, kind);
    return course === null ? [] : steps(course.curve, 8);
  });
  const together = (meetings ?? []).map(({ space }): Obstacle => {
    const { x, y } = spaceOf(space);
    return { at: toWindow(view, [x, y - 14 * grow]), reach: 26 * grow * scale, weight: 30 };
  });
  return [
    ...discs,
    ...together,
    ...SPACES.map(({ x, y }): Obstacle => ({
      at: toWindow(view, [x, y]),
      reach: 12 * scale,
      weight: 7,
    })),
    ...ways.map((at): Obstacle => ({ at: toWindow(view, at), reach: 8 * scale, weight: 2 })),
    ...standing.map(({ piece, x, y }): Obstacle => ({
      at: toWindow(view, [x, y - 18 * grow]),
      reach: 22 * grow * scale,
      weight: movable.includes(piece) ? 45 : 1.5,
    })),
  ];
}

function isInside({ at: [x, y] }: Wanted, size: Size): boolean {
  return x > -20 && y > -20 && x < size.width + 20 && y < size.height + 20;
}

/** What is said at each space; the first that is said there counts. */
function captionsBySpace(scene: Scene): ReadonlyMap<string, Caption> {
  const { targets, meetings = [], remark, pointed } = scene;
  const found = new Map<string, Caption>();
  const say = (space: string, caption: Caption): void => {
    if (!found.has(space)) found.set(space, caption);
  };
  const said = remark && scene.standing.find(({ piece }) => piece === remark.piece);
  if (remark && said) say(said.space, { kind: "remark", note: remark.text });
  for (const { space, from, note } of targets)
    if (from !== undefined || space === pointed) say(space, { kind: "target", note: note ?? null });
  for (const { space, note, badges } of meetings)
    if (note !== undefined)
      say(space, { kind: "meeting", note, ...(badges === undefined ? {} : { badges }) });
  if (pointed !== null) say(pointed, { kind: "name", note: null });
  return found;
}

export function captions(scene: Scene): readonly Placed[] {
  const labels = [...captionsBySpace(scene)].map(([space, one]) => wanted(space, one, scene));
  return placeLabels(
    labels.filter((label) => isInside(label, scene.size)),
    obstacles(scene),
    { ...scene.size, covers: scene.covers ?? [] },
  );
}
