/** Builds the service worker when the client is built: one script, which knows all files beside it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build, type Plugin } from "vite";

/** Not kept: the page, which is fetched by its address, and what no browser with a worker loads. */
const LEFT_OUT =
  /^index\.html$|^worker\.js$|^licences\.txt$|^\.|\.woff$|-(cyrillic|cyrillic-ext|vietnamese)-|-512\.png$/;

/** The files of a built client that must work without the server, in a fixed order. */
export function keptFiles(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) =>
      join(one.parentPath, one.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .filter((name) => !LEFT_OUT.test(name))
    .sort();
}

/** A name for what is in these files and in the page. */
export function versionOf(folder: string, files: readonly string[]): string {
  const total = createHash("sha256");
  for (const name of ["index.html", ...files])
    total.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return total.digest("hex").slice(0, 16);
}

export function serviceWorker(entry: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async writeBundle({ dir: folder = "" }) {
      const files = keptFiles(folder);
      const known = {
        version: versionOf(folder, files),
        files: files.map((name) => `/${name}`),
      };
      await build({
        configFile: false,
        logLevel: "warn",
        define: { BUILD: JSON.stringify(known) },
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          target: "es2022",
          rolldownOptions: {
            input: entry,
            output: { format: "iife", entryFileNames: "worker.js" },
          },
        },
      });
    },
  };
}
