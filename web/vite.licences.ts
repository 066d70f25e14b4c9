/** Collects the licences of everything that is bundled: fonts and scripts go out with their notices. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Texts of licences for packages that come without one, by their short names. */
const TEXTS = join(import.meta.dirname, "licences");

const INSIDE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;
const LICENCE = /^(licen[cs]e|copying|notice)/i;

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/** The folders of the packages that these modules belong to. */
export function packagesOf(modules: Iterable<string>): readonly string[] {
  const folders = [...modules].map((id) => INSIDE.exec(id.replace(/^\0/, ""))?.[1]);
  return [...new Set(folders.filter((one) => one !== undefined))].sort();
}

/** The notice of a package; every package must have one. */
export function noticeOf(folder: string, texts: string = TEXTS): string {
  const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Package;
  const files = readdirSync(folder).filter((name) => LICENCE.test(name));
  const paths = files.map((name) => join(folder, name));
  if (paths.length === 0) paths.push(join(texts, `${about.license}.txt`));
  const missing = paths.find((path) => !existsSync(path));
  if (missing !== undefined) throw new Error(`${about.name} has no licence text: ${missing}`);
  const text = paths.map((path) => readFileSync(path, "utf8").trim()).join("\n\n");
  return `${about.name} ${about.version} (${about.license})\n\n${text}\n`;
}

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const notices = packagesOf(this.getModuleIds()).map((folder) => noticeOf(folder));
      const source = notices.join(`\n${"-".repeat(72)}\n\n`);
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}
