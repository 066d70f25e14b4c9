/** What people and bots at a table are called, and what a table is called. */
import type { ChairView, Seat } from "../wire/messages";

const BOTS = [
  "Leo", "Alba", "Tommaso", "Nina", "Zorzi", "Orsola", "Marco", "Bianca", "Alvise", "Lucia",
  "Piero", "Zanetta", "Jacopo", "Marina", "Sandro", "Fiammetta", "Duilio", "Perla",
]; // prettier-ignore

const TABLES = [
  "Caffè Florian", "Campo San Polo", "Ponte dei Pugni", "Ridotto", "Ca' Rezzonico", "Campo Santa Margherita",
  "Sotoportego dei Preti", "Ponte delle Tette", "Osteria del Sole", "Teatro La Fenice", "Riva degli Schiavoni",
  "Corte del Milion", "Ca' Dario", "Fondaco dei Turchi", "Squero di San Trovaso", "Campo de' Mori",
  "Ponte della Paglia", "Calle del Forno", "Altana Rossa", "Ca' Mocenigo", "Campiello dei Squelini",
  "Fondamenta della Misericordia", "Scala del Bovolo", "Campo San Barnaba", "Ponte del Diavolo", "Ca' Foscari",
  "Sala dello Scrutinio", "Corte Sconta", "Calle Varisco", "Rio Terà degli Assassini", "Molino Stucky", "Torcello",
]; // prettier-ignore

/** A number that is always the same for the same text. */
function numberOf(text: string): number {
  let number = 2_166_136_261;
  for (const letter of text) number = Math.imul(number ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return number;
}

/** A name for the table, easier to say than its id. */
export function tableName(table: string): string {
  return TABLES[numberOf(table) % TABLES.length] ?? table;
}

/** By seat: the name of the person or bot there; bots get names that nobody else at the table has. */
export function namesAt(
  table: string,
  chairs: readonly ChairView[],
): Partial<Record<Seat, string>> {
  const names: Partial<Record<Seat, string>> = {};
  const taken = new Set<string>();
  for (const { seat, name } of chairs) {
    if (name === null) continue;
    names[seat] = name;
    taken.add(name);
  }
  let next = numberOf(`${table} bots`);
  for (const { seat, bot } of chairs) {
    if (bot === null || names[seat] !== undefined) continue;
    while (taken.has(BOTS[next % BOTS.length] ?? "")) next += 1;
    const name = BOTS[next % BOTS.length] ?? seat;
    names[seat] = name;
    taken.add(name);
  }
  return names;
}
