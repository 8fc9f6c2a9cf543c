// Last step of the build: turns React Router's prerendered HTML into pages that paint before any script arrives.
// Per page: CSS inlined (only the rules it uses), module script made inert, starter added, CSP hashes written to _headers.
import { createHash } from "node:crypto";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import postcss from "postcss";
import { PurgeCSS } from "purgecss";
import { minifySync, transformWithOxc } from "vite";
import { toolPaths } from "#app/paths.ts";
import { owner } from "#content/owner.ts";
import { lateSheet } from "./late-sheet.ts";
import { pageHeaders } from "./page-headers.ts";
import { writeSiteFiles } from "./site-files.ts";
import { type TitledPage, writeSocialImages } from "./social-images.ts";

const CLIENT = "build/client";

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)"\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">([\s\S]*?)<\/script>/;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const EXECUTABLE_SCRIPT =
  /<script(?: data-modules="[^"]*" data-sheet="[^"]*" type="text\/plain"(?: async="")?)?>([\s\S]*?)<\/script>/g;

/** From this many characters of HTML in `main` on, the footer lies some screens below the first. */
const FAR_FOOTER_CHARACTERS = 8_000;
const FOOTER_RULE = /^\.(?:footer|related|towns|frame-settings|theme-switch)/;
const LATE_AT_RULES = new Set(["layer late", "media print", "media (scripting:none)"]);

interface Page {
  /** URL path without trailing slash. */
  path: string;
  file: string;
  html: string;
}

await finishPages();

async function finishPages(): Promise<void> {
  const [pages, sheet, starter] = await Promise.all([readPages(), readSheet(), buildStarter()]);
  const policies = await Promise.all(pages.map((page) => finishPage(page, sheet, starter)));
  const demos = await readDemoPolicies();
  await writeFile(
    path.join(CLIENT, "_headers"),
    pageHeaders(policies, demos, Boolean(process.env.VITE_PREVIEW)),
  );
  await writeSiteFiles(CLIENT);
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

/** Sample websites are served as they are; their policies allow the styles they carry. */
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

/** The one stylesheet of the build: what pages inline from, and the address of what they fetch later. */
async function readSheet(): Promise<{ url: string; css: string }> {
  const assets = path.join(CLIENT, "assets");
  const sheets = (await readdir(assets)).filter((file) => file.endsWith(".css"));
  // The Worker's build leaves a copy of its own, with its modules in another order.
  const copies = new Set(await readdir("build/server/assets"));
  const name = sheets.find((file) => !copies.has(file)) ?? sheets[0];
  if (!name) throw new Error("The build has no stylesheet.");
  for (const copy of sheets) if (copy !== name) await rm(path.join(assets, copy));
  const css = await readFile(path.join(assets, name), "utf8");
  const late = lateSheet(css, (icons) => `/assets/${iconsFile(icons)}`);
  await writeFile(path.join(assets, iconsFile(late.icons)), late.icons);
  await writeFile(path.join(assets, name), late.css);
  // Vite named the file by what it held before.
  return { url: `/assets/${name}?${version(late.css)}`, css };
}

function iconsFile(icons: string): string {
  return `icons-${version(icons)}.svg`;
}

function version(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 8);
}

async function buildStarter(): Promise<string> {
  const source = await readFile("app/starter.ts", "utf8");
  const { code } = await transformWithOxc(source, "starter.ts");
  return minifySync("starter.js", code).code.trim();
}

async function finishPage(page: Page, sheet: { url: string; css: string }, starter: string) {
  const modules = [...page.html.matchAll(MODULE_PRELOAD)].map((match) => match[1]);
  const marks = toolPaths.includes(page.path) ? ' data-first="" data-now=""' : ' data-first=""';
  const bare = page.html.replace(MODULE_PRELOAD, "").replace('<html lang="de">', `<html lang="de"${marks}>`);
  const inert = bare.replace(
    MODULE_SCRIPT,
    (_, code) =>
      `<script data-modules="${modules.join(" ")}" data-sheet="${sheet.url}" type="text/plain" async="">${code}</script>`,
  );
  if (inert === bare)
    throw new Error(`${page.path}: no module script found; has React Router changed its markup?`);
  const css = await cssFor(bare, sheet.css);
  const html = inert.replace(
    "</head>",
    () =>
      `<style>${css}</style><noscript><link rel="stylesheet" href="${sheet.url}"/></noscript><script>${starter}</script></head>`,
  );
  await writeFile(page.file, html);
  return {
    path: page.path,
    bytes: Buffer.byteLength(html),
    scriptHashes: [...html.matchAll(EXECUTABLE_SCRIPT)].map((match) => sha256(match[1] ?? "")),
    styleHashes: [sha256(css)],
  };
}

/** The rules a page needs for its first picture: those whose selectors occur in it, without what can wait. */
async function cssFor(html: string, css: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html.replace(/<script[\s\S]*?<\/script>/g, ""), extension: "html" }],
    css: [{ raw: withoutLateRules(css, html) }],
    // UnoCSS class names hold colons, brackets, dots and slashes.
    defaultExtractor: (content) => content.match(/[^<>"'`\s=]+/g) ?? [],
    safelist: { standard: [/^:/, "html", "body"] },
    keyframes: true,
  });
  return (result?.css ?? "").replace(/\n\s*/g, "");
}

/**
 * Drops what cannot show before the full sheet is there: the layer `late`, print and hover (the first movement of a
 * pointer fetches the sheet), and rules for visitors without JavaScript (they get the full sheet by noscript).
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
