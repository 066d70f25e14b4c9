/** Reviews and hints, fetched with the screen or the button that needs them. */
const texts: Readonly<Record<string, string>> = import.meta.glob(
  [
    "../../../../src/inkognito/locales/it/{review,bots}.ftl",
    "../../../../src/inkognito/locales/it/web/{review,moves,coach}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(texts);
