/** What is bundled goes out with its licence. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noticeOf, packagesOf } from "../../vite.licences";

function packageWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "licences-"));
  const about = { name: "one", version: "1.2.3", license: "MIT" };
  for (const [name, text] of Object.entries({ "package.json": JSON.stringify(about), ...files }))
    writeFileSync(join(folder, name), text);
  return folder;
}

test("each package is found once, whatever its name", () => {
  const modules = [
    "/x/src/main.ts",
    "/x/node_modules/uqr/dist/index.mjs",
    "/x/node_modules/uqr/dist/more.mjs",
    "\0/x/node_modules/@noble/hashes/sha2.js?commonjs",
  ];
  expect(packagesOf(modules)).toEqual(["/x/node_modules/@noble/hashes", "/x/node_modules/uqr"]);
});

test("a notice has the name, the version and the whole text", () => {
  const folder = packageWith({ "LICENSE.md": "Do what you like.\n", NOTICE: "By us." });
  expect(noticeOf(folder)).toBe("one 1.2.3 (MIT)\n\nDo what you like.\n\nBy us.\n");
});

test("a package without a licence text stops the build, unless we have the text", () => {
  const folder = packageWith({});
  expect(() => noticeOf(folder)).toThrow("one has no licence text");
  const texts = packageWith({ "MIT.txt": "The text." });
  expect(noticeOf(folder, texts)).toContain("The text.");
});
