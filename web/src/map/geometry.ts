/** Where things lie on the map: outlines, spaces, and the routes between them from either side. Pure. */
import { CORNER, ISLANDS, RII, ROUTES, SPACES, type Point, type Route, type Space } from "./venice";
import type { Way } from "./types";

const BY_ID: ReadonlyMap<string, Space> = new Map(SPACES.map((space) => [space.id, space]));

export function spaceOf(id: string): Space {
  const space = BY_ID.get(id);
  if (space === undefined) throw new Error(`there is no space ${id}`);
  return space;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function towards(from: Point, to: Point, step: number): Point {
  const share = Math.min(0.5, step / (distance(from, to) || 1));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

function spot([x, y]: Point): string {
  return `${+x.toFixed(2)} ${+y.toFixed(2)}`;
}

/** A closed outline whose every corner is rounded by a quadratic curve through it. */
export function rounded(outline: readonly Point[], corner: number = CORNER): string {
  const count = outline.length;
  const parts = outline.map((at, n) => {
    const before = outline[(n + count - 1) % count] ?? at;
    const after = outline[(n + 1) % count] ?? at;
    const enter = spot(towards(at, before, corner));
    return `${n === 0 ? "M" : "L"}${enter}Q${spot(at)} ${spot(towards(at, after, corner))}`;
  });
  return `${parts.join("")}Z`;
}

/** A smooth curve through the points: Catmull-Rom with tangents no longer than 0.38 of a segment. */
export function smooth(points: readonly Point[]): string {
  const [first] = points;
  if (first === undefined) return "";
  let path = `M${spot(first)}`;
  for (let n = 0; n + 1 < points.length; n++) {
    const [a, b] = [points[n] ?? first, points[n + 1] ?? first];
    const out = tangent(points[n - 1] ?? a, b, distance(a, b));
    const into = tangent(a, points[n + 2] ?? b, distance(a, b));
    path += `C${spot([a[0] + out[0], a[1] + out[1]])} ${spot([b[0] - into[0], b[1] - into[1]])} ${spot(b)}`;
  }
  return path;
}

function tangent(before: Point, after: Point, segment: number): Point {
  const [x, y] = [(after[0] - before[0]) / 6, (after[1] - before[1]) / 6];
  const share = Math.min(1, (0.38 * segment) / (Math.hypot(x, y) || 1));
  return [x * share, y * share];
}

// --- routes -------------------------------------------------------------------------------------

/** A piece of a curve: from a point by two control points to the next. */
export type Bend = readonly [Point, Point, Point, Point];

/** The pieces of a route's path, which has only M, L and C with absolute places. */
export function bends(path: string): readonly Bend[] {
  const found: Bend[] = [];
  let at: Point = [0, 0];
  for (const [, command, rest = ""] of path.matchAll(/([MLC])([^MLC]*)/g)) {
    const values = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    const places = Array.from({ length: values.length / 2 }, (_, n): Point => [
      values[2 * n] ?? 0,
      values[2 * n + 1] ?? 0,
    ]);
    const end = places.at(-1) ?? at;
    if (command === "L") found.push([at, at, end, end]);
    if (command === "C") found.push([at, places[0] ?? at, places[1] ?? end, end]);
    at = end;
  }
  return found;
}

function drawn(curve: readonly Bend[]): string {
  const [first] = curve;
  if (first === undefined) return "";
  return `M${spot(first[0])}${curve.map(([, b, c, d]) => `C${spot(b)} ${spot(c)} ${spot(d)}`).join("")}`;
}

function reversed(curve: readonly Bend[]): readonly Bend[] {
  return curve.map(([a, b, c, d]): Bend => [d, c, b, a]).reverse();
}

/** A route seen from one of its ends. */
export interface Course {
  readonly kind: "land" | "water";
  readonly path: string;
  readonly curve: readonly Bend[];
}

const COURSES: ReadonlyMap<string, Course> = new Map(ROUTES.flatMap(bothWays));

function bothWays(route: Route): [string, Course][] {
  const [a, b] = route.between;
  const there = bends(route.path);
  const back = reversed(there);
  return [
    [`${route.kind} ${a} ${b}`, { kind: route.kind, path: drawn(there), curve: there }],
    [`${route.kind} ${b} ${a}`, { kind: route.kind, path: drawn(back), curve: back }],
  ];
}

/** The route from one space to another, or null where none is; "any" takes land first. */
export function courseBetween(from: string, to: string, kind: Way): Course | null {
  if (kind !== "any") return COURSES.get(`${kind} ${from} ${to}`) ?? null;
  return courseBetween(from, to, "land") ?? courseBetween(from, to, "water");
}

/** Whether any route of this kind leads away from a space. */
export function hasRoute(space: string, kind: Way): boolean {
  return ROUTES.some(
    (route) => route.between.includes(space) && (kind === "any" || route.kind === kind),
  );
}

function along([a, b, c, d]: Bend, t: number): Point {
  const s = 1 - t;
  const mix = (n: 0 | 1): number =>
    s * s * s * a[n] + 3 * s * s * t * b[n] + 3 * s * t * t * c[n] + t * t * t * d[n];
  return [mix(0), mix(1)];
}

/** Points along a curve at equal steps of way, both ends included. */
export function steps(curve: readonly Bend[], count: number): readonly Point[] {
  const fine = curve.flatMap((bend) => Array.from({ length: 16 }, (_, n) => along(bend, n / 16)));
  const end = curve.at(-1)?.[3];
  if (end === undefined) return [];
  fine.push(end);
  const far = [0];
  fine.forEach((at, n) => n > 0 && far.push((far[n - 1] ?? 0) + distance(at, fine[n - 1] ?? at)));
  const whole = far.at(-1) ?? 0;
  return Array.from({ length: count + 1 }, (_, n) => {
    const found = far.findIndex((way) => way >= (whole * n) / count - 1e-9);
    return fine[found] ?? end;
  });
}

// --- whole layers, each as one path -------------------------------------------------------------

export const ISLANDS_PATH = ISLANDS.map(({ outline }) => rounded(outline)).join("");
export const RII_PATH = RII.map(smooth).join("");

export function routesPath(kind: Route["kind"]): string {
  return ROUTES.filter((route) => route.kind === kind)
    .map((route) => route.path)
    .join("");
}
