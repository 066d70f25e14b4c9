/** The catalogues of one language, which become one file that is loaded when it is wanted. */
const texts: Readonly<Record<string, string>> = import.meta.glob(
  [
    "../../../../src/inkognito/locales/de/{names,board,card,outcomes,refusals,tables,deduction,bots}.ftl",
    "../../../../src/inkognito/locales/de/web/*.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(texts);
