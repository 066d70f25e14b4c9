/** How a table is set up and shared, and the settings, fetched with those screens. */
const texts: Readonly<Record<string, string>> = import.meta.glob(
  "../../../../src/inkognito/locales/de/web/{setup,settings}.ftl",
  { eager: true, query: "?raw", import: "default" },
);

export default Object.values(texts);
