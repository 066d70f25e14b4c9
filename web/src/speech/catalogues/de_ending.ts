/** The end of a game, its story and its replay, fetched with the screens that tell them. */
const texts: Readonly<Record<string, string>> = import.meta.glob(
  "../../../../src/inkognito/locales/de/web/{end,story,replay}.ftl",
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(texts);
