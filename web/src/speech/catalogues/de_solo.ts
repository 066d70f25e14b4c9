/** What one does alone: puzzles and the companion, fetched with their screens. */
const texts: Readonly<Record<string, string>> = import.meta.glob(
  "../../../../src/inkognito/locales/de/web/{puzzles,companion}.ftl",
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(texts);
