// The stylesheets the build was cut into, against the pages that name them. Needs `npm run build` before.
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import postcss from "postcss";
import { describe, expect, it } from "vitest";
import { builtPaths, NOT_FOUND_PATH, SHARED_REPORT_PATH } from "#app/paths.ts";
import { attributes, elements } from "#test/support/seo/html-tree.ts";

const CLIENT = "build/client";
const MARK = ".css-file-";
const CLASS_NAME = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;

interface Manifest {
  url: string;
  routes: Record<string, { path?: string; index?: boolean; css: string[] }>;
}

const pages = [...builtPaths, SHARED_REPORT_PATH, NOT_FOUND_PATH].map((address) => {
  const html = readFileSync(`${CLIENT}${address === "/" ? "" : address}/index.html`, "utf8");
  const tree = [...elements(parse(html))];
  const sheets = tree.flatMap((element) => attributes(element)["data-sheets"]?.split(" ") ?? []);
  const classes = new Set(tree.flatMap((element) => attributes(element).class?.split(/\s+/) ?? []));
  return { address, html, sheets, classes };
});

const sheets = new Map(
  globSync(`${CLIENT}/assets/*.css`).map((file) => [file.slice(CLIENT.length), readFileSync(file, "utf8")]),
);
const styled = new Map([...sheets].map(([url, css]) => [url, styledClasses(css)]));
/** The sources too: a file may have come into no sheet at all. */
const sources = globSync("app/**/*.css").map((file) => styledClasses(readFileSync(file, "utf8")));
const styledSomewhere = new Set([...styled.values(), ...sources].flatMap((names) => [...names]));

const [manifestFile = ""] = globSync(`${CLIENT}/assets/manifest-*.js`);
const manifest: Manifest = JSON.parse(
  readFileSync(manifestFile, "utf8")
    .replace(/^[^{]*/, "")
    .replace(/;$/, ""),
);

describe.each(pages)("the sheets of $address", ({ address, html, sheets: named, classes }) => {
  it("exist: what all pages share, and the page's own", () => {
    expect(named).toHaveLength(2);
    expect(named.filter((url) => !existsSync(CLIENT + url))).toEqual([]);
  });

  it("style every class of the page that any sheet of the site or its sources styles [QUAL-06]", () => {
    const missing = [...classes].filter(
      (name) => styledSomewhere.has(name) && !named.some((url) => styled.get(url)?.has(name)),
    );
    expect(missing).toEqual([]);
  });

  it("are those that the manifest names, by which the page is opened from another one [QUAL-06]", () => {
    const route = Object.values(manifest.routes).find((one) =>
      address === NOT_FOUND_PATH
        ? one.path === "*"
        : one.path
          ? `/${one.path.replace("/:id?", "")}` === address
          : one.index && address === "/",
    );
    expect(route?.css).toEqual(named.slice(1));
    expect(html).toContain(manifest.url);
  });

  it("have left no mark of the build in the page", () => {
    expect(html).not.toContain(MARK);
  });
});

describe("the files of the build", () => {
  it("hold no mark in any sheet, and each sheet is some page's", () => {
    expect([...sheets].filter(([, css]) => css.includes(MARK)).map(([url]) => url)).toEqual([]);
    expect([...new Set(pages.flatMap((page) => page.sheets))].sort()).toEqual([...sheets.keys()].sort());
  });

  it("hold one manifest, which names itself", () => {
    expect(globSync(`${CLIENT}/assets/manifest-*.js`)).toHaveLength(1);
    expect(manifest.url).toBe(`/assets/${path.basename(manifestFile)}`);
  });
});

function styledClasses(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    for (const [, name = ""] of selector.matchAll(CLASS_NAME)) names.add(unescaped(name));
  });
  return names;
}

function unescaped(name: string): string {
  return name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");
}
