/** What the coach says in lessons and guided games, fetched with the first of them. */
const texts: Readonly<Record<string, string>> = import.meta.glob(
  "../../../../src/inkognito/locales/en/web/{lessons,lessons-board,lessons-card,guide}.ftl",
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(texts);
