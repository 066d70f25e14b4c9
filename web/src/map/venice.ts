/** The facts of the board and of its drawing, read from their two files and checked here once. */
import board from "../../../src/inkognito/board/venice.toml";
import type { Colour } from "../wire/messages";
import { COLOURS } from "../wire/values";
import drawing from "./map.toml";

export type Point = readonly [x: number, y: number];

export interface Space {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly start: Colour | null;
  readonly number: number | null;
  readonly isEmbassy: boolean;
}

export interface Route {
  readonly kind: "land" | "water";
  readonly between: readonly [string, string];
  /** The curve, from the first space to the second. */
  readonly path: string;
}

export interface Island {
  readonly id: string;
  readonly outline: readonly Point[];
}

export interface Label {
  readonly kind: "water" | "quarter";
  readonly text: string;
  readonly curve: string | null;
  readonly at: Point | null;
  readonly size: number;
}

type Table = Readonly<Record<string, unknown>>;

function fail(what: string): never {
  throw new Error(`the map's files: ${what} has another shape`);
}
function table(value: unknown, what: string): Table {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as Table)
    : fail(what);
}
function list(value: unknown, what: string): readonly unknown[] {
  return Array.isArray(value) ? value : fail(what);
}
function tables(value: unknown, what: string): readonly Table[] {
  return list(value, what).map((one) => table(one, what));
}
function text(value: unknown, what: string): string {
  return typeof value === "string" ? value : fail(what);
}
function number(value: unknown, what: string): number {
  return typeof value === "number" ? value : fail(what);
}
function numbers(value: unknown, count: number, what: string): readonly number[] {
  const found = list(value, what).map((one) => number(one, what));
  return found.length === count ? found : fail(what);
}
function point(value: unknown, what: string): Point {
  const [x = 0, y = 0] = numbers(value, 2, what);
  return [x, y];
}
function points(value: unknown, what: string): readonly Point[] {
  return list(value, what).map((one) => point(one, what));
}
function colour(value: unknown): Colour | null {
  if (value === undefined) return null;
  return COLOURS.find((one) => one === value) ?? fail("start");
}

const facts = table(board, "venice");
const picture = table(drawing, "map");
const moved = table(picture["place"], "place");

function space(one: Table): Space {
  const id = text(one["id"], "space");
  const [x, y] =
    moved[id] === undefined
      ? [number(one["x"], id), number(one["y"], id)]
      : point(moved[id], `place ${id}`);
  return {
    id,
    name: text(one["name"], id),
    x,
    y,
    start: colour(one["start"]),
    number: one["number"] === undefined ? null : number(one["number"], id),
    isEmbassy: one["embassy"] === true,
  };
}

function route(one: Table): Route {
  const [a, b] = list(one["between"], "route").map((end) => text(end, "route"));
  const kind = one["kind"];
  if (a === undefined || b === undefined || (kind !== "land" && kind !== "water")) fail("route");
  return { kind, between: [a, b], path: text(one["path"], `route ${a}, ${b}`) };
}

function label(one: Table): Label {
  const kind = one["kind"];
  if (kind !== "water" && kind !== "quarter") fail("label");
  return {
    kind,
    text: text(one["text"], "label"),
    curve: one["curve"] === undefined ? null : text(one["curve"], "label"),
    at: one["at"] === undefined ? null : point(one["at"], "label"),
    size: one["size"] === undefined ? 19 : number(one["size"], "label"),
  };
}

const NAMED_MARKS = [
  "campanile",
  "salute",
  "san-giorgio",
  "arsenale-towers",
  "kiln",
  "redentore",
] as const;
const marks = table(picture["landmarks"], "landmarks");
const [left = 0, top = 0, width = 0, height = 0] = numbers(picture["view"], 4, "view");

/** The part of the plane that the whole map shows. */
export const FRAME = { x: left, y: top, width, height } as const;
export const CORNER = number(picture["corner"], "corner");

export const SPACES: readonly Space[] = tables(facts["space"], "space").map(space);
export const ROUTES: readonly Route[] = tables(picture["route"], "route").map(route);
export const ISLANDS: readonly Island[] = tables(picture["island"], "island").map((one) => ({
  id: text(one["id"], "island"),
  outline: points(one["outline"], "outline"),
}));
export const RII: readonly (readonly Point[])[] = list(
  table(picture["rii"], "rii")["courses"],
  "rii",
).map((one) => points(one, "rii"));
export const LABELS: readonly Label[] = tables(picture["label"], "label").map(label);
export const TREES: readonly Point[] = points(marks["trees"], "trees");
export const BOATS: readonly Point[] = points(marks["boats"], "boats");
/** Where each landmark stands. */
export const LANDMARKS: Readonly<Record<(typeof NAMED_MARKS)[number], Point>> = Object.fromEntries(
  NAMED_MARKS.map((name) => [name, point(marks[name], name)]),
) as Record<(typeof NAMED_MARKS)[number], Point>;
export const COMPASS: Point = point(marks["compass"], "compass");

/** Which spaces the rules join, by land and by water, as the board says it. */
export const JOINED: Readonly<Record<"land" | "water", readonly (readonly string[])[]>> = {
  land: pairs("land"),
  water: pairs("water"),
};

function pairs(kind: string): readonly (readonly string[])[] {
  return list(table(facts["routes"], "routes")[kind], kind).map((pair) =>
    list(pair, kind).map((end) => text(end, kind)),
  );
}
