// Written by `make types` from the types of the server. Do not edit.

export const api = "/api";

export const guests = "/api/guests";

export const me = "/api/me";

export const myData = "/api/me/everything";

export const myTables = "/api/me/tables";

export const myLinks = "/api/me/links";

export const links = "/api/links";

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

export const openapi = "/api/schema";

export const protocolSchema = "/api/protocol.schema.json";

export const tableSocket = (table: string): string =>
  `/ws/tables/${encodeURIComponent(table)}`;

export const lobbySocket = "/ws/lobby";
