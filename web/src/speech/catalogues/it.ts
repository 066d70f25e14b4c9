/** What is said on the start page and at every table: loaded when the language is wanted. */
const texts: Readonly<Record<string, string>> = import.meta.glob(
  [
    "../../../../src/inkognito/locales/it/{names,outcomes,refusals,tables,deduction}.ftl",
    "../../../../src/inkognito/locales/it/web/{panels,home,offline,shell,links,missions}.ftl",
  ],
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(texts);
