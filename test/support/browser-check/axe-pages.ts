// More than sixty pages for axe: faults of our own, the rated fixtures, the sample sites, and what the rules of act-rules.github.io are about.
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { demoSlugs } from "#scripts/demo-sites.ts";
import { CONTENT_TYPES } from "#scripts/serving/content-types.ts";
import { type ActExample, actExamples } from "../../fixtures/act/examples.ts";
import type { PageServer } from "../page-server.ts";

const PUBLIC = "public";
const DESIGN = "test/fixtures/pages/design";
const VIEWPORT = '<meta name="viewport" content="width=device-width, initial-scale=1">';
/** Browsers disagree on which of a machine's typefaces is their "monospace", and so on the height of a field. */
const SAME_TYPEFACE = "textarea{font-family:sans-serif}";

/** Each with one kind of fault, beside what looks alike and is none. */
const faults: Record<string, string> = {
  images: '<img src="/a.png"><img src="/b.png" alt="">',
  fields: '<label>Name</label><input><select><option>1</select><button></button><a href="/x"></a>',
  contrast:
    '<p style="color:#aaa">Zu hell</p><p style="color:#767676">Gerade genug</p><h1 style="color:#999">Groß</h1>',
  lists: "<ul><p>Kein Punkt</p></ul><li>Allein</li><dl><p>x</p></dl>",
  aria: '<div role="button" tabindex="0"></div><div role="listbox"></div><span aria-checked="true">x</span><div aria-hidden="true"><a href="/">x</a></div>',
  headings: "<h1>Eins</h1><h3>Drei</h3><h2></h2>",
  frames: '<iframe src="about:blank"></iframe><iframe title="Karte" src="about:blank"></iframe>',
  tables: "<table><tr><th>Kopf</th></tr></table>",
  narrow: '<nav><a href="/a" style="font-size:9px">A</a><a href="/b" style="font-size:9px">B</a></nav>',
  language: '<p lang="xx">Text</p>',
  doubles: '<label for="a">A</label><input id="a"><input id="a">',
  clean: "<main><h1>Gut</h1><p>Alles in Ordnung.</p></main>",
};

const faultPage = (name: string, content: string) =>
  `<!doctype html><html><head><meta charset="utf-8">${VIEWPORT}<title>${name}</title></head><body>${content}</body></html>`;

function actPage({ rule, about, head = "", root = ' lang="de"', body }: ActExample): string {
  const viewport = head.includes("viewport") ? "" : VIEWPORT;
  const title = head.includes("<title>") ? "" : `<title>${rule}: ${about}</title>`;
  return `<!doctype html><html${root}><head><meta charset="utf-8">${viewport}${title}${head}</head><body>${body}</body></html>`;
}

/** By path. */
export const axePages: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.entries(faults).map(([name, content]) => [`/fault/${name}/`, faultPage(name, content)]),
  ...readdirSync(DESIGN).map((file) => [`/design/${file}`, readFileSync(path.join(DESIGN, file), "utf8")]),
  ...demoSlugs.map((slug) => [
    `/demos/${slug}/`,
    readFileSync(path.join(PUBLIC, "demos", slug, "index.html"), "utf8"),
  ]),
  ...actExamples.map((example) => [`/act/${example.rule}/`, actPage(example)]),
]);

export interface AxePageServer extends PageServer {
  /** From now on the page comes with these styles, so that elements are found again in pictures. */
  paint: (at: string, styles: string) => void;
}

export async function serveAxePages(): Promise<AxePageServer> {
  const styles = new Map<string, string>();
  const server = createServer(({ url = "/" }, response) => {
    const { pathname } = new URL(url, "http://localhost");
    const page = Object.hasOwn(axePages, pathname) ? axePages[pathname] : undefined;
    const body = page === undefined ? assetOf(pathname) : painted(page, styles.get(pathname));
    const type = page === undefined ? CONTENT_TYPES[path.extname(pathname)] : "text/html; charset=utf-8";
    response.writeHead(body === null ? 404 : 200, { "Content-Type": type ?? "text/plain" });
    response.end(body ?? "not found");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    paint: (at, css) => styles.set(at, css),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function painted(page: string, styles: string | undefined): string {
  return styles === undefined
    ? page
    : page.replace(/<\/head>/i, `<style>${SAME_TYPEFACE}${styles}</style></head>`);
}

function assetOf(pathname: string): Buffer | null {
  try {
    return readFileSync(path.join(PUBLIC, path.posix.normalize(decodeURIComponent(pathname))));
  } catch {
    return null;
  }
}
