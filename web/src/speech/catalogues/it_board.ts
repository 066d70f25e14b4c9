/** The board game on the screen and in its log, fetched with it. */
const texts: Readonly<Record<string, string>> = import.meta.glob(
  [
    "../../../../src/inkognito/locales/it/board.ftl",
    "../../../../src/inkognito/locales/it/web/{board-ui,map}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(texts);
