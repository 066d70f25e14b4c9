/** The story of an ending, fetched with the screen that tells it. */
const texts: Readonly<Record<string, string>> = import.meta.glob(
  "../../../../src/inkognito/locales/it/web/story.ftl",
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(texts);
