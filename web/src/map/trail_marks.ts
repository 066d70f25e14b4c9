/** How the moves of a turn are drawn: each one's line, its arrow head, and where its number stands. Pure. */
import type { TrailMove } from "../fold/trail";
import { courseBetween, distance, spaceOf, steps } from "./geometry";
import type { Standing } from "./stand";
import { FRAME, SPACES, type Point } from "./venice";

export interface Drawn {
  readonly step: number;
  readonly path: string;
  /** Along no route: a dotted arc. */
  readonly isArc: boolean;
  /** The tip of the arrow and its direction in degrees. */
  readonly tip: Point;
  readonly angle: number;
  /** Where the number stands. */
  readonly at: Point;
}

export type Move = Pick<TrailMove, "step" | "piece" | "origin" | "to" | "way">;

const SAMPLES = 32;
/** Lines keep this far from the middle of the spaces that they join. */
const CLEAR = 14;
/** How far lines along the same route lie apart. */
const BESIDE = 7;
/** What a number must not cover: a space, and a figure's body. */
const SPACE = 10;
const BODY = 14;
const BODY_HEIGHT = 17;

/** All of them, with numbers of this radius. */
export function drawn(
  moves: readonly Move[],
  standing: readonly Standing[],
  radius: number,
): readonly Drawn[] {
  const lines = moves.map((move, index) => {
    const before = moves.slice(0, index).filter((other) => isAlong(other, move)).length;
    return { ...move, points: lineOf(move, before * BESIDE) };
  });
  const bodies = standing.map(({ x, y }): Point => [x, y - BODY_HEIGHT]);
  const taken: Point[] = [];
  return lines.map(({ step, points, way }) => {
    const at = numberAt(points, { bodies, taken, radius, hasEmblem: step === 1 });
    taken.push(at, ...(step === 1 ? [emblemAt(at, radius)] : []));
    const [tip, angle] = headOf(points);
    return { step, path: pathOf(points), isArc: isArc(way), tip, angle, at };
  });
}

/** Where each piece stood that walked: the beginnings of the trail. */
export function beginnings(moves: readonly Move[]): readonly string[] {
  const walked = new Map<string, string>();
  for (const { piece, origin, way } of moves)
    if (!isArc(way) && !walked.has(piece)) walked.set(piece, origin);
  return [...new Set(walked.values())];
}

/** A single move's line, without a number. */
export function lineFor(move: Move): Omit<Drawn, "at" | "step"> {
  const points = lineOf(move, 0);
  const [tip, angle] = headOf(points);
  return { path: pathOf(points), isArc: isArc(move.way), tip, angle };
}

function isArc(way: Move["way"]): boolean {
  return way === "sent" || way === "slipped";
}

function isAlong(a: Move, b: Move): boolean {
  if (isArc(a.way) || isArc(b.way)) return false;
  return [a.origin, a.to].sort().join() === [b.origin, b.to].sort().join();
}

// --- lines ----------------------------------------------------------------------------------------

/** From one space to the other, not quite touching them. */
function lineOf({ origin, to, way }: Move, aside: number): readonly Point[] {
  const course = way === "sent" || way === "slipped" ? null : courseBetween(origin, to, way);
  const [a, b] = [at(origin), at(to)];
  const whole = course === null ? arc(a, b) : steps(course.curve, SAMPLES);
  const clear = Math.min(CLEAR, distance(a, b) / 4);
  const open = whole.filter((one) => distance(one, a) >= clear && distance(one, b) >= clear);
  const line = open.length > 1 ? open : whole;
  return aside === 0 ? line : line.map((one, n) => moved(one, line, n, aside));
}

function at(space: string): Point {
  const { x, y } = spaceOf(space);
  return [x, y];
}

/** A bow over the town, as high as the way is far, and never out of the picture. */
function arc(a: Point, b: Point): readonly Point[] {
  const length = distance(a, b);
  const lift = Math.min(170, Math.max(40, length * 0.34));
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [x, y] = normal(a, b);
  const up = y > 0 ? -1 : 1;
  const top: Point = [middle[0] + x * up * lift * 2, middle[1] + y * up * lift * 2];
  const control: Point = [
    within(top[0], FRAME.x, FRAME.width),
    within(top[1], FRAME.y - 60, FRAME.height),
  ];
  return Array.from({ length: SAMPLES + 1 }, (_, n) => bow(a, control, b, n / SAMPLES));
}

function bow(a: Point, control: Point, b: Point, t: number): Point {
  const s = 1 - t;
  const mix = (n: 0 | 1) => s * s * a[n] + 2 * s * t * control[n] + t * t * b[n];
  return [mix(0), mix(1)];
}

function within(value: number, start: number, length: number): number {
  return Math.min(start + length - 24, Math.max(start + 24, value));
}

/** The unit vector at a right angle to the way. */
function normal(a: Point, b: Point): Point {
  const length = distance(a, b) || 1;
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
}

function moved(one: Point, line: readonly Point[], n: number, aside: number): Point {
  const [x, y] = normal(line[n - 1] ?? one, line[n + 1] ?? one);
  return [one[0] + x * aside, one[1] + y * aside];
}

function pathOf(points: readonly Point[]): string {
  return points
    .map(([x, y], n) => `${n === 0 ? "M" : "L"}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join("");
}

function headOf(points: readonly Point[]): readonly [Point, number] {
  const tip = points.at(-1) ?? [0, 0];
  const before = points.at(-3) ?? points[0] ?? tip;
  return [tip, (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI];
}

// --- numbers --------------------------------------------------------------------------------------

const ALONG = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74] as const;

interface Around {
  readonly bodies: readonly Point[];
  /** Where other numbers stand. */
  readonly taken: readonly Point[];
  readonly radius: number;
  /** The first number has the mover's emblem at its left. */
  readonly hasEmblem: boolean;
}

/** The first place on the line, or beside it, where a number covers nothing; else the best one. */
function numberAt(line: readonly Point[], around: Around): Point {
  const { radius } = around;
  const asides = [0, radius + 5, -radius - 5, radius + 14, -radius - 14];
  const places = asides.flatMap((aside) => ALONG.map((share) => beside(line, share, aside)));
  const rooms = places.map((place) => roomFor(place, around));
  const free = rooms.findIndex((room) => room >= 0);
  const best = free >= 0 ? free : rooms.indexOf(Math.max(...rooms));
  return places[best] ?? line[0] ?? [0, 0];
}

function beside(line: readonly Point[], share: number, aside: number): Point {
  const n = Math.round((line.length - 1) * share);
  return moved(line[n] ?? [0, 0], line, n, aside);
}

/** The middle of the emblem beside the first number. */
export function emblemAt([x, y]: Point, radius: number): Point {
  return [x - (radius * 20) / 12, y];
}

function roomFor(place: Point, around: Around): number {
  const room = roomAt(place, around);
  return around.hasEmblem ? Math.min(room, roomAt(emblemAt(place, around.radius), around)) : room;
}

/** How much free space is left around a disc; less than nothing where it covers something. */
function roomAt(place: Point, { bodies, taken, radius }: Around): number {
  const spaces = SPACES.map(({ x, y }) => distance(place, [x, y]) - SPACE - radius);
  const figures = bodies.map((body) => distance(place, body) - BODY - radius);
  const numbers = taken.map((other) => distance(place, other) - 2 * radius - 2);
  const edges = [
    place[0] - FRAME.x - radius,
    place[1] - FRAME.y - radius,
    FRAME.x + FRAME.width - place[0] - radius,
    FRAME.y + FRAME.height - place[1] - radius,
  ];
  return Math.min(...spaces, ...figures, ...numbers, ...edges);
}
