// How the client is built: into the Python package, from where the server serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";
import { svelteTesting } from "@testing-library/svelte/vite";
import { serviceWorker } from "./vite.worker.ts";

/** `import map from "./map.toml"`: facts and drawings stay in the files where people edit them. */
function toml(): Plugin {
  return {
    name: "toml",
    transform(code, id) {
      if (!id.endsWith(".toml")) return null;
      return { code: `export default ${JSON.stringify(parse(code))};`, map: null };
    },
  };
}

const SERVER = process.env["INKOGNITO_SERVER"] ?? "http://127.0.0.1:8470";

/** What every table needs, and what the end of a game shares with the game. */
const TABLE = new RegExp(
  [
    String.raw`src[\\/](screens[\\/]table|shell|panels|kit|state|fold|speech(?![\\/]catalogues))[\\/](?!QrCode)`,
    String.raw`src[\\/]games[\\/](board[\\/](position|missions)|card[\\/](position|commands))\.ts`,
  ].join("|"),
);

/** Few files, because each one is a round trip. Modules that are not named here are split automatically. */
const CHUNKS = [
  { name: "start", tags: ["$initial" as const], priority: 5 },
  { name: "table", test: TABLE, priority: 4 },
  { name: "venice", test: /src[\\/]map[\\/](venice\.ts|map\.toml)/, priority: 3 },
  { name: "drawings", test: /src[\\/]art[\\/]/, priority: 2 },
  { name: "board", test: /src[\\/](games[\\/]board|map)[\\/](?!rules|end)/, priority: 1 },
  { name: "card", test: /src[\\/]games[\\/]card[\\/](?!rules|end)/ },
];

export default defineConfig(({ mode }) => ({
  plugins: [
    toml(),
    svelte(),
    serviceWorker("src/worker/worker.ts"),
    ...(mode === "test" ? [svelteTesting()] : []),
  ],
  build: {
    outDir: "../src/inkognito/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data in place of a file
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } },
  },
  test: {
    environment: "jsdom",
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
  },
}));
