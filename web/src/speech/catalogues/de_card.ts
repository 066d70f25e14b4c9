/** The card game on the screen and in its log, fetched with it. */
const texts: Readonly<Record<string, string>> = import.meta.glob(
  [
    "../../../../src/inkognito/locales/de/card.ftl",
    "../../../../src/inkognito/locales/de/web/card-ui.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(texts);
