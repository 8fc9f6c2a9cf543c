// Second step of the build: turns React Router's prerendered HTML into pages that paint before any script arrives.
// Per page: CSS inlined (only the rules it uses), module script made inert, starter added, CSP hashes written to _headers.
import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import postcss from "postcss";
import { PurgeCSS } from "purgecss";
import { minifySync, transformWithOxc } from "vite";
import { toolPaths } from "#app/paths.ts";
import { owner } from "#content/owner.ts";
import { writeCheckScripts } from "./check-scripts.ts";
import { writeLicences } from "./licences/write-licences.ts";
import { pageHeaders } from "./page-headers.ts";
import { copyPaperFonts } from "./paper-fonts.ts";
import { writeSheets } from "./sheets.ts";
import { writeSiteFiles } from "./site-files.ts";
import { type TitledPage, writeSocialImages } from "./social-images.ts";

const CLIENT = "build/client";

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const EXECUTABLE_SCRIPT =
  /<script(?: data-modules="[^"]*" data-sheets="[^"]*" type="text\/plain"(?: async="")?)?>([\s\S]*?)<\/script>/g;

/** From this length of the HTML in `main` on, the footer is some screens below the first. */
const FAR_FOOTER_CHARACTERS = 8_000;
const FOOTER_RULE = /^\.(?:footer|related|towns|frame-settings|theme-switch)/;
const LATE_AT_RULES = new Set(["layer late", "media print", "media (scripting:none)"]);

interface Page {
  /** URL path without trailing slash. */
  path: string;
  file: string;
  html: string;
}

type Sheets = Awaited<ReturnType<typeof writeSheets>>;

await finishPages();

async function finishPages(): Promise<void> {
  const [pages, sheets, starter] = await Promise.all([readPages(), writeSheets(CLIENT), buildStarter()]);
  const policies = await Promise.all(pages.map((page) => finishPage(page, sheets, starter)));
  const demos = await readDemoPolicies();
  await writeFile(
    path.join(CLIENT, "_headers"),
    pageHeaders(policies, demos, Boolean(process.env.VITE_PREVIEW)),
  );
  await Promise.all([writeSiteFiles(CLIENT), writeCheckScripts(CLIENT), copyPaperFonts(CLIENT)]);
  writeLicences(CLIENT);
  await writeSocialImages(CLIENT, pages.map(titled));
  for (const { path: url, bytes } of policies) console.log(`${url}: ${bytes} bytes of HTML`);
}

async function readPages(): Promise<Page[]> {
  const files = (await readdir(CLIENT, { recursive: true })).filter(
    (file) => file.endsWith("index.html") && !file.startsWith("demos"),
  );
  return Promise.all(
    files.map(async (file) => ({
      path: `/${path.dirname(file)}`.replace("/.", "/"),
      file: path.join(CLIENT, file),
      html: await readFile(path.join(CLIENT, file), "utf8"),
    })),
  );
}

/** Sample websites are served unchanged; their policies allow their inline styles. */
async function readDemoPolicies() {
  const files = (await readdir(path.join(CLIENT, "demos"), { recursive: true })).sort();
  return Promise.all(
    files
      .filter((file) => path.basename(file) === "index.html")
      .map(async (file) => {
        const html = await readFile(path.join(CLIENT, "demos", file), "utf8");
        const styles = [...html.matchAll(STYLE)].map((match) => match[1] ?? "");
        return { path: `/demos/${path.dirname(file)}`, styleHashes: styles.map(sha256) };
      }),
  );
}

async function buildStarter(): Promise<string> {
  const source = await readFile("app/starter.ts", "utf8");
  const { code } = await transformWithOxc(source, "starter.ts");
  return minifySync("starter.js", code).code.trim();
}

async function finishPage(page: Page, { sheetsOf, manifest }: Sheets, starter: string) {
  const source = page.html.replaceAll(manifest.before, manifest.after);
  const modules = [...source.matchAll(MODULE_PRELOAD)].map((match) => match[1] ?? "");
  const sheets = sheetsOf(modules);
  const marks = toolPaths.includes(page.path) ? ' data-first="" data-now=""' : ' data-first=""';
  const bare = source.replace(MODULE_PRELOAD, "").replace('<html lang="de">', `<html lang="de"${marks}>`);
  const inert = bare.replace(
    MODULE_SCRIPT,
    (_, code) =>
      `<script data-modules="${modules.join(" ")}" data-sheets="${sheets.urls.join(" ")}" type="text/plain" async="">${code}</script>`,
  );
  if (inert === bare)
    throw new Error(`${page.path}: no module script found; has React Router changed its markup?`);
  const css = await cssFor(bare, sheets.css);
  const html = inert.replace(
    "</head>",
    () =>
      `<style>${css}</style><noscript>${sheets.urls.map(sheetLink).join("")}</noscript><script>${starter}</script></head>`,
  );
  await writeFile(page.file, html);
  return {
    path: page.path,
    bytes: Buffer.byteLength(html),
    scriptHashes: [...html.matchAll(EXECUTABLE_SCRIPT)].map((match) => sha256(match[1] ?? "")),
    styleHashes: [sha256(css)],
  };
}

function sheetLink(url: string): string {
  return `<link rel="stylesheet" href="${url}"/>`;
}

/** The rules for the first paint: selectors that occur in the page, without late rules. */
async function cssFor(html: string, css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html.replace(/<script[\s\S]*?<\/script>/g, ""), extension: "html" }],
    css: [{ raw: withoutLateRules(css, html) }],
    // UnoCSS class names contain colons, brackets, dots and slashes.
    defaultExtractor: (content) => content.match(/[^<>"'`\s=]+/g) ?? [],
    safelist: { standard: [/^:/, "html", "body"] },
    keyframes: true,
  });
  return (result?.css ?? "").replace(/\n\s*/g, "");
}

/**
 * Drops what cannot show before the page's sheets are there: the layer `late`, print and hover (the first movement of a
 * pointer fetches them), and rules for visitors without JavaScript (they get the sheets by noscript).
 * Pictures of icons below the header follow too; their room is kept (styles/icons.css). So does the footer of a long page.
 */
function withoutLateRules(css: string, html: string): string {
  const header = html.slice(0, html.indexOf("</header>"));
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const isFooterFar = main.length >= FAR_FOOTER_CHARACTERS;
  const root = postcss.parse(css);
  root.walkAtRules((rule) => {
    if (LATE_AT_RULES.has(`${rule.name} ${rule.params.replaceAll(" ", "")}`) && rule.nodes) rule.remove();
  });
  root.walkRules((rule) => {
    const icon = rule.selector.match(/^\.(i-tabler-[\w-]+)$/)?.[1];
    const isLate = icon
      ? !header.includes(icon)
      : rule.selectors.every((part) => part.includes(":hover") || (isFooterFar && FOOTER_RULE.test(part)));
    if (isLate) rule.remove();
  });
  root.walkAtRules("media", (rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  root.walkAtRules("page", (rule) => {
    rule.remove();
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  return root.toString();
}

/** The title without the brand, which the picture shows anyway. */
function titled({ path: url, html }: Page): TitledPage {
  const title = html.match(/<title>([^<]+)/)?.[1] ?? "";
  return { path: url, title: title.replace(` – ${owner.brand}`, "") };
}

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
