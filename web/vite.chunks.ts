/**
 * Groups the modules of the client into few files, because each file is a round trip. A file has what its
 * roots import statically, so what is fetched with `import()` stays out of the files that come before it.
 */
import { resolve } from "node:path";
import type { Plugin } from "vite";

/** What is fetched together, by the modules that ask for it. */
const ROOTS = {
  table: ["screens/table/TableScreen.svelte"],
  board: ["games/board/BoardGame.svelte"],
  card: ["games/card/CardGame.svelte"],
  papers: ["panels/Paper.svelte"],
  boardLater: ["Chooser", "Answer", "ShownNow"].map((one) => `games/board/${one}.svelte`),
  cardLater: ["DeclareCode", "ShownNow"].map((one) => `games/card/${one}.svelte`),
};

type Root = keyof typeof ROOTS;

const GAMES = ["board", "card"] as const;
const LATER = ["boardLater", "cardLater"] as const;

/**
 * The file of a module that these roots share. What both games need at once comes with the table, and what both
 * need later comes with the papers, which both have; so does what one of them has in common with the other's.
 */
function fileOf(roots: ReadonlySet<Root>): Root | null {
  const [game, other] = GAMES.filter((one) => roots.has(one));
  if (roots.has("table") || other !== undefined) return "table";
  const [later, another] = LATER.filter((one) => roots.has(one) && one !== `${game}Later`);
  if (game !== undefined) return roots.has("papers") || later !== undefined ? "table" : game;
  return roots.has("papers") || another !== undefined ? "papers" : (later ?? null);
}

export interface Group {
  readonly name: string;
  readonly priority: number;
  readonly tags?: "$initial"[];
  readonly test?: RegExp | ((id: string) => boolean);
}

/** The plugin that finds out what the roots import, and the groups for the bundler, which need it. */
export function chunks(): { readonly plugin: Plugin; readonly groups: Group[] } {
  const files = new Map<string, string>();
  const inFile = (file: string) => (id: string) => files.get(id) === file;
  return {
    plugin: {
      name: "chunks",
      apply: "build",
      buildEnd() {
        const known = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
        for (const [id, roots] of rootsOf(known)) {
          const file = fileOf(roots);
          if (file !== null) files.set(id, file);
        }
      },
    },
    groups: [
      { name: "start", tags: ["$initial"], priority: 10 },
      { name: "table", test: inFile("table"), priority: 9 },
      { name: "places", test: /board[\\/]venice\.toml|speech[\\/]place_names/, priority: 8 },
      { name: "venice", test: /src[\\/]map[\\/](venice\.ts|map\.toml)/, priority: 7 },
      { name: "board", test: inFile("board"), priority: 6 },
      { name: "card", test: inFile("card"), priority: 5 },
      { name: "papers", test: inFile("papers"), priority: 4 },
      { name: "board-later", test: inFile("boardLater"), priority: 3 },
      { name: "card-later", test: inFile("cardLater"), priority: 2 },
    ],
  };
}

/** By module: the roots that import it, directly or through others, without `import()`. */
function rootsOf(
  imports: (id: string) => readonly string[],
): ReadonlyMap<string, ReadonlySet<Root>> {
  const found = new Map<string, Set<Root>>();
  for (const [root, modules] of Object.entries(ROOTS) as [Root, readonly string[]][]) {
    const open = modules.map((one) => resolve(import.meta.dirname, "src", one));
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const roots = found.get(id) ?? new Set();
      if (roots.has(root)) continue;
      found.set(id, roots.add(root));
      open.push(...imports(id));
    }
  }
  return found;
}
