/** What is only read: the rules and the aid, fetched with the pages that show them. */
const texts: Readonly<Record<string, string>> = import.meta.glob(
  "../../../../src/inkognito/locales/en/web/{rules,rules-board,rules-card,aid}.ftl",
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(texts);
