// Written by `make types` from the types of the server. Do not edit.

export const api = "/api";

export const guests = "/api/guests";

export const me = "/api/me";

export const myData = "/api/me/everything";

export const myTables = "/api/me/tables";

export const myLinks = "/api/me/links";

export const myDevices = "/api/me/devices";

export const myDevice = (device: string): string =>
  `/api/me/devices/${encodeURIComponent(device)}`;

export const links = "/api/links";

export const lessons = "/api/lessons";

export const lesson = (lesson: string): string =>
  `/api/lessons/${encodeURIComponent(lesson)}`;

export const tables = "/api/tables";

export const table = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}`;

export const tokens = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/tokens`;

export const sheet = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/sheet`;

export const marks = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/sheet/marks`;

export const why = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/sheet/why`;

export const costs = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/sheet/costs`;

export const record = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/record`;

export const sightings = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/sightings`;

export const knowledge = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/knowledge`;

export const story = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/story`;

export const review = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/review`;

export const thoughts = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/thoughts`;

export const shares = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/shares`;

export const sharedName = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/shares/name`;

export const hints = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/hints`;

export const shared = (secret: string): string =>
  `/api/shared/${encodeURIComponent(secret)}`;

export const sharedCard = (secret: string): string =>
  `/api/shared/${encodeURIComponent(secret)}/card.png`;

export const puzzles = "/api/puzzles";

export const dailyPuzzle = "/api/puzzles/daily";

export const puzzle = (puzzle: string): string =>
  `/api/puzzles/${encodeURIComponent(puzzle)}`;

export const puzzleAnswer = (puzzle: string): string =>
  `/api/puzzles/${encodeURIComponent(puzzle)}/answer`;

export const puzzleHint = (puzzle: string): string =>
  `/api/puzzles/${encodeURIComponent(puzzle)}/hint`;

export const puzzleSolution = (puzzle: string): string =>
  `/api/puzzles/${encodeURIComponent(puzzle)}/solution`;

export const companion = "/api/companion";

export const openapi = "/api/schema";

export const protocolSchema = "/api/protocol.schema.json";

export const tableSocket = (table: string): string =>
  `/ws/tables/${encodeURIComponent(table)}`;

export const lobbySocket = "/ws/lobby";
