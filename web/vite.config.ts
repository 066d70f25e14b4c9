// How the client is built: into the Python package, from where the server serves it.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { parse } from "smol-toml";
import { defineConfig, type Plugin } from "vite";
import { svelteTesting } from "@testing-library/svelte/vite";
import { chunks } from "./vite.chunks.ts";
import { licences } from "./vite.licences.ts";
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

const { plugin: chunkPlugin, groups } = chunks();

export default defineConfig(({ mode }) => ({
  plugins: [
    toml(),
    svelte(),
    licences(),
    chunkPlugin,
    serviceWorker("src/worker/worker.ts"),
    ...(mode === "test" ? [svelteTesting()] : []),
  ],
  build: {
    outDir: "../src/inkognito/client",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page's policy allows no data in place of a file
    rolldownOptions: { output: { codeSplitting: { groups } } },
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
