/** What is said on the start page and at tables: one file, loaded when the language is wanted. */
const texts: Readonly<Record<string, string>> = import.meta.glob(
  [
    "../../../../src/inkognito/locales/de/{names,board,card,outcomes,refusals,tables,deduction,bots}.ftl",
    "../../../../src/inkognito/locales/de/web/*.ftl",
    "!../../../../src/inkognito/locales/de/web/{rules,rules-board,rules-card,aid,learn,story}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(texts);
