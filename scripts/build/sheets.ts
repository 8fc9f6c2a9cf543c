// Cuts the build's one stylesheet: a sheet for what every page shares, and one for each page's own rules, late parts included.
// Pages that need the same rules share a sheet. Order within a sheet is the build's.
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { CSS_MARK, CSS_OWNERS_FILE, type CssOwners } from "./css-owners.ts";
import { lateSheet } from "./late-sheet.ts";

/** Entries that are part of every page. */
const SHARED_ENTRY = /^(entry\.client|root)-/;
const MANIFEST = /^manifest-\w+\.js$/;
const MANIFEST_START = "window.__reactRouterManifest=";

export interface SplitSheets {
  /** Rules of every page. */
  shared: string;
  /** By name of a page's entry: its own rules, or empty. */
  own: Map<string, string>;
}

export interface PageSheets {
  /** All rules of a page, the source of the inlined ones. */
  css: string;
  /** Addresses of the sheets that hold them. */
  urls: string[];
}

interface RouterManifest {
  routes: Record<string, { module: string; css?: string[] }>;
}

/** @param css the whole sheet, with marks */
export function splitSheet(css: string, owners: CssOwners): SplitSheets {
  const [start = "", ...marked] = css.split(CSS_MARK);
  const files = marked.flatMap((text, index) =>
    index % 2 === 0 ? [{ number: Number(text), css: marked[index + 1] ?? "" }] : [],
  );
  const entries = Object.entries(owners);
  const shared = new Set(entries.flatMap(([entry, numbers]) => (SHARED_ENTRY.test(entry) ? numbers : [])));
  const join = (isIn: (number: number) => boolean) =>
    files.map((file) => (isIn(file.number) ? file.css : "")).join("");
  return {
    shared: start + join((number) => shared.has(number)),
    own: new Map(
      entries.map(([entry, numbers]) => [
        entry,
        join((number) => numbers.includes(number) && !shared.has(number)),
      ]),
    ),
  };
}

/**
 * Replaces the build's stylesheet by content-hashed sheets, and updates React Router's manifest.
 * @returns a page's sheets by the addresses of its modules; the manifest's address, before and after
 */
export async function writeSheets(client: string) {
  const assets = path.join(client, "assets");
  const { shared, own } = splitSheet(
    await takeSheet(assets),
    JSON.parse(await readFile(CSS_OWNERS_FILE, "utf8")) as CssOwners,
  );
  const late = lateSheet(shared, (icons) => `/assets/${iconsFile(icons)}`);
  await writeFile(path.join(assets, iconsFile(late.icons)), late.icons);
  const sharedUrl = await writeAsset(assets, `frame-${version(late.css)}.css`, late.css);
  const manifest = await readManifest(assets);
  const pages = new Map<string, string>();
  for (const route of manifest.routes) {
    const css = own.get(path.basename(route.module));
    route.css = css ? [await writeAsset(assets, `page-${version(css)}.css`, css)] : [];
    pages.set(route.module, css ?? "");
  }

  function sheetsOf(modules: readonly string[]): PageSheets {
    const route = manifest.routes.find(({ module }) => modules.includes(module));
    if (!route?.css) throw new Error(`None of ${modules.join(", ")} is the module of a route.`);
    return { css: shared + pages.get(route.module), urls: [sharedUrl, ...route.css] };
  }
  return { sheetsOf, manifest: { before: manifest.url, after: await manifest.rewrite() } };
}

/** Reads and removes the build's stylesheet. The Worker's build has its own copy, in another order. */
async function takeSheet(assets: string): Promise<string> {
  const sheets = (await readdir(assets)).filter((file) => file.endsWith(".css"));
  const copies = new Set(await readdir("build/server/assets"));
  const name = sheets.find((file) => !copies.has(file)) ?? sheets[0];
  if (!name) throw new Error("The build has no stylesheet.");
  const css = await readFile(path.join(assets, name), "utf8");
  for (const sheet of sheets) await rm(path.join(assets, sheet));
  return css;
}

/**
 * React Router's route manifest without the root. The `css` of a route becomes its own sheet, which React Router fetches and
 * page-sheet.ts applies on navigation.
 */
async function readManifest(assets: string) {
  const name = (await readdir(assets)).find((file) => MANIFEST.test(file));
  if (!name) throw new Error("The build has no manifest.");
  const source = await readFile(path.join(assets, name), "utf8");
  const manifest = JSON.parse(source.slice(MANIFEST_START.length).replace(/;$/, "")) as RouterManifest;
  const { root, ...routes } = manifest.routes;
  if (root) root.css = [];

  /** Writes the changed manifest under a new name. */
  async function rewrite(): Promise<string> {
    await rm(path.join(assets, name as string));
    const rewritten = `${MANIFEST_START}${JSON.stringify(manifest)};`;
    const newName = `manifest-${version(rewritten)}.js`;
    // It contains its own name.
    return writeAsset(assets, newName, rewritten.replaceAll(name as string, newName));
  }
  return { url: `/assets/${name}`, routes: Object.values(routes), rewrite };
}

async function writeAsset(assets: string, name: string, content: string): Promise<string> {
  await writeFile(path.join(assets, name), content);
  return `/assets/${name}`;
}

function iconsFile(icons: string): string {
  return `icons-${version(icons)}.svg`;
}

function version(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}
