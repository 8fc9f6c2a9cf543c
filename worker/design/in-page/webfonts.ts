// Webfonts: what readable sheets declare, and what the browser knows from sheets that may not be read.
import type { Technique } from "../page-snapshot.ts";
import { isOwnHost, parsed } from "./addresses.ts";
import type { StyleFacts } from "./style-rules.ts";

type Webfont = Technique["fonts"][number];

const MAX_FONTS = 60;
const MAX_FAMILY = 80;
/** Characters: a typeface may be written into the sheet. */
const MAX_SOURCE = 500_000;
const MAX_SOURCES = 10;
const SOURCE =
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)\s*(?:format\(\s*["']?([\w-]+)(?:-variations)?["']?)?/g;
const FORMATS: Record<string, string> = {
  woff2: "woff2",
  "woff2-variations": "woff2",
  woff: "woff",
  "woff-variations": "woff",
  truetype: "ttf",
  "truetype-variations": "ttf",
  ttf: "ttf",
  sfnt: "ttf",
  opentype: "otf",
  "opentype-variations": "otf",
  otf: "otf",
  "embedded-opentype": "eot",
  eot: "eot",
  svg: "svg",
};
const LOADABLE = new Set(["woff2", "woff", "ttf", "otf"]);
/** They send a browser of today woff2; files that a sheet of another origin asks for are not recorded. */
const FONT_SERVICES = /^(?:fonts\.googleapis\.com|fonts\.bunny\.net|use\.typekit\.net|fast\.fonts\.net)$/;
const FONT_FILE = /\.(woff2|woff|ttf|otf)$/i;

/** Each family once per format, display and origin; those in use first. */
export function readWebfonts({ fontRules, unreadable }: StyleFacts): Webfont[] {
  const faces = [...document.fonts];
  const loaded = new Set(
    faces.filter(({ status }) => status === "loaded").map(({ family }) => nameOf(family)),
  );
  const declared = fontRules.flatMap(({ style, base }) => {
    const source = sourceOf(style.getPropertyValue("src").slice(0, MAX_SOURCE), base);
    const family = nameOf(style.getPropertyValue("font-family"));
    return source && family
      ? [{ family, display: style.getPropertyValue("font-display") || "auto", ...source }]
      : [];
  });
  const known = new Set(fontRules.map(({ style }) => nameOf(style.getPropertyValue("font-family"))));
  const origin = originOfUnreadable(unreadable);
  const others = faces
    .filter(({ family }) => !known.has(nameOf(family)))
    .map(({ family, display }) => ({ family: nameOf(family), display, ...origin }));
  const distinct = new Map([...declared, ...others].map((font) => [JSON.stringify(font), font]));
  return [...distinct.values()]
    .sort((a, b) => Number(loaded.has(b.family)) - Number(loaded.has(a.family)))
    .slice(0, MAX_FONTS);
}

/** Whether the sheet declares typefaces and nothing else. */
export function isFontService(sheet: string): boolean {
  return FONT_SERVICES.test(parsed(sheet)?.hostname ?? "");
}

/** The first file that browsers of today would load; null for names of installed typefaces alone. */
function sourceOf(src: string, base: string): Pick<Webfont, "format" | "origin"> | null {
  const sources = [];
  for (const [, double, single, bare, written] of src.matchAll(SOURCE)) {
    sources.push(fileOf(double ?? single ?? bare ?? "", written, base));
    if (sources.length === MAX_SOURCES) break;
  }
  return sources.find(({ format }) => LOADABLE.has(format)) ?? sources[0] ?? null;
}

function fileOf(
  address: string,
  written: string | undefined,
  base: string,
): Pick<Webfont, "format" | "origin"> {
  const stated = written && (FORMATS[written.toLowerCase()] ?? written.toLowerCase());
  const inline = /^\s*data:[\w-]+\/(?:x-)?(?:font-)?([\w-]+)/i.exec(address.slice(0, MAX_FAMILY));
  if (inline) return { format: stated || (FORMATS[inline[1]?.toLowerCase() ?? ""] ?? ""), origin: "inline" };
  const url = parsed(address, base);
  const suffix = /\.(\w+)$/.exec(url?.pathname ?? "")?.[1]?.toLowerCase() ?? "";
  const isForeign = url !== null && /^https?:$/.test(url.protocol) && !isOwnHost(url.hostname);
  return { format: stated || (FORMATS[suffix] ?? ""), origin: isForeign ? "foreign" : "own" };
}

/** Of faces without a readable rule: told by the sheets that may declare them and the font files that came. */
function originOfUnreadable(sheets: readonly string[]): Pick<Webfont, "format" | "origin"> {
  const files = performance.getEntriesByType("resource").flatMap(({ name }) => {
    const url = parsed(name);
    const format = url && FONT_FILE.exec(url.pathname)?.[1]?.toLowerCase();
    return format ? [{ format, isForeign: !isOwnHost(url.hostname) }] : [];
  });
  const hosts = sheets.map((sheet) => parsed(sheet)?.hostname ?? "");
  if (files.length === 0 && hosts.length === 0) return { format: "", origin: "inline" };
  const isForeign = files.some((file) => file.isForeign) || hosts.some((host) => !isOwnHost(host));
  const file = files.find((one) => one.isForeign === isForeign);
  const format = file?.format ?? (sheets.some(isFontService) ? "woff2" : "");
  return { format, origin: isForeign ? "foreign" : "own" };
}

function nameOf(family: string): string {
  return family.replace(/^(["'])(.*)\1$/, "$2").slice(0, MAX_FAMILY);
}
