// Fetches the packages of the design corpus and writes our own pages beside them: `node scripts/corpus/fetch-designs.ts [FOLDER]`.
// Nothing of the packages is run: they are packed and unpacked, their install scripts never start.
import { execFile } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { corpusPages, folderOf } from "#test/fixtures/design-corpus/manifest.ts";
import { packages } from "#test/fixtures/design-corpus/packages.ts";
import { CORPUS_FOLDER } from "./folders.ts";

const run = promisify(execFile);
const AT_ONCE = 6;
const PACKAGE_MS = 120_000;

const FONTS = {
  "figtree.woff2": "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  "bricolage.woff2":
    "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
};

const folder = path.resolve(process.argv[2] ?? CORPUS_FOLDER);
mkdirSync(folder, { recursive: true });
const waiting = Object.entries(packages).filter(([name]) => !existsSync(path.join(folder, folderOf(name))));
await Promise.all(Array.from({ length: AT_ONCE }, work));
writeOwnPages();
const missing = corpusPages.filter((page) => !existsSync(path.join(folder, page.path)));
for (const page of missing) console.error(`Missing: ${page.id} (${page.path})`);
console.log(`${corpusPages.length - missing.length} of ${corpusPages.length} pages in ${folder}`);
if (missing.length > 0) process.exitCode = 1;

async function work(): Promise<void> {
  for (let next = waiting.shift(); next; next = waiting.shift()) await fetchPackage(...next);
}

async function fetchPackage(name: string, version: string): Promise<void> {
  const temporary = mkdtempSync(path.join(folder, ".fetch-"));
  try {
    const options = { cwd: temporary, timeout: PACKAGE_MS };
    await run("npm", ["pack", "--silent", "--ignore-scripts", `${name}@${version}`], options);
    const archive = readdirSync(temporary).find((file) => file.endsWith(".tgz"));
    if (!archive) throw new Error(`${name}@${version} was not packed.`);
    const unpacked = path.join(temporary, "unpacked");
    mkdirSync(unpacked);
    await run("tar", ["xzf", archive, "-C", unpacked, "--strip-components=1", "--no-same-owner"], options);
    renameSync(unpacked, path.join(folder, folderOf(name)));
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

function writeOwnPages(): void {
  const fonts = path.join(folder, "own", "fonts");
  mkdirSync(fonts, { recursive: true });
  for (const [name, source] of Object.entries(FONTS)) {
    copyFileSync(path.join("node_modules", source), path.join(fonts, name));
  }
  for (const page of corpusPages) if (page.make) writeFileSync(path.join(folder, page.path), page.make());
}
