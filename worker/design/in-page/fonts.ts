// The typeface of a font stack that visitors see, and the webfonts of the page.
import type { Technique } from "../page-snapshot.ts";
import type { StyleFacts } from "./style-rules.ts";
import { isOwnHost, parseUrl } from "./urls.ts";

const GENERIC = new Set([
  ...["serif", "sans-serif", "monospace", "cursive", "fantasy", "math", "emoji"],
  ...["system-ui", "ui-serif", "ui-sans-serif", "ui-monospace", "ui-rounded"],
]);
/** Vendor names of the system's typeface. */
const SYSTEM = new Set(["-apple-system", "blinkmacsystemfont"]);
/** Shipped with Windows, macOS or both: visitors see these even if the rating browser lacks them. */
const COMMON = new Set(
  `arial|arial black|arial narrow|baskerville|book antiqua|bookman old style|brush script mt|calibri|cambria|candara|century gothic|comic sans ms|
consolas|courier|courier new|didot|franklin gothic medium|futura|garamond|geneva|georgia|gill sans|helvetica|helvetica neue|impact|lucida console|
lucida grande|lucida sans unicode|menlo|monaco|optima|palatino|palatino linotype|rockwell|segoe ui|tahoma|times|times new roman|trebuchet ms|
verdana`
    .replaceAll("\n", "")
    .split("|"),
);
/** Letters whose widths differ between typefaces. */
const PROBE = "mmmmMMWWliIQ@&0159 Hamburgefonstiv";
const PROBE_SIZE = "72px";
/** Never the same typeface: one that is as wide as the first is distinguished by the second. */
const REFERENCES = ["monospace", "serif"];
const MAX_NAME = 80;
const MAX_STACK = 20;
/** Further ones count as missing. */
const MAX_MEASURED = 300;

/** Finds the first family of a computed font-family that visitors have: loaded, installed or common; else the generic one. */
export function createFontFinder(): (stack: string) => string {
  const loaded = readLoadedFamilies();
  const isInstalled = createInstalledCheck();
  const hasFamily = (family: string) =>
    loaded.get(family.toLowerCase()) ?? (COMMON.has(family.toLowerCase()) || isInstalled(family));
  return memoize((stack) => {
    for (const family of splitStack(stack)) {
      const name = family.toLowerCase();
      if (GENERIC.has(name)) return name;
      if (hasFamily(family)) return SYSTEM.has(name) ? "system-ui" : family.slice(0, MAX_NAME);
    }
    return "serif";
  });
}

/** By lower-case name, whether any face of a declared webfont has loaded; one that failed hides an installed namesake. */
function readLoadedFamilies(): Map<string, boolean> {
  const families = new Map<string, boolean>();
  for (const { family, status } of document.fonts) {
    const name = unquote(family).toLowerCase();
    families.set(name, families.get(name) === true || status === "loaded");
  }
  return families;
}

/** Measures text: document.fonts.check reports every undeclared typeface as available. */
function createInstalledCheck(): (family: string) => boolean {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  let measured = 0;
  const widthIn = (families: string) => {
    if (!context) return 0;
    context.font = `${PROBE_SIZE} ${families}`;
    return context.measureText(PROBE).width;
  };
  const references = REFERENCES.map((name) => ({ name, width: widthIn(name) }));
  return memoize((family) => {
    const quoted = `"${family.replace(/["\\\n]/g, "")}"`;
    measured += 1;
    return (
      measured <= MAX_MEASURED &&
      references.some(({ name, width }) => widthIn(`${quoted}, ${name}`) !== width)
    );
  });
}

function memoize<Value>(compute: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, { value: Value }>();
  return (key) => {
    const entry = known.get(key) ?? { value: compute(key) };
    known.set(key, entry);
    return entry.value;
  };
}

function splitStack(stack: string): string[] {
  const names = stack.slice(0, MAX_STACK * MAX_NAME).match(/"[^"]*"|'[^']*'|[^,]+/g) ?? [];
  return names
    .slice(0, MAX_STACK)
    .map((name) => unquote(name.trim()))
    .filter(Boolean);
}

type Webfont = Technique["fonts"][number];
type FontFile = Pick<Webfont, "format" | "origin">;

const MAX_FONTS = 60;
/** Characters: a typeface may be inlined in the sheet. */
const MAX_SOURCE = 500_000;
const MAX_SOURCES = 10;
const SOURCE =
  /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)"']*))\s*\)\s*(?:format\(\s*["']?([\w-]+)(?:-variations)?["']?)?/g;
/** By format(), suffix, or subtype of the media type; "woff2-variations" counts as "woff2". */
const FORMATS: Record<string, string> = {
  ...{ woff2: "woff2", woff: "woff", eot: "eot", "embedded-opentype": "eot", svg: "svg" },
  ...{ truetype: "ttf", ttf: "ttf", sfnt: "ttf", opentype: "otf", otf: "otf" },
};
const LOADABLE = new Set(["woff2", "woff", "ttf", "otf"]);
/** They serve woff2; files requested by a sheet of another origin are not recorded. */
const FONT_SERVICES = /^(?:fonts\.googleapis\.com|fonts\.bunny\.net|use\.typekit\.net|fast\.fonts\.net)$/;
const FONT_FILE = /\.(woff2|woff|ttf|otf)$/i;

/** Each family once per format, display and origin; loaded ones first. */
export function readWebfonts({ fontRules, unreadable }: StyleFacts): Webfont[] {
  const faces = [...document.fonts];
  const loaded = new Set(
    faces.filter(({ status }) => status === "loaded").map(({ family }) => toName(family)),
  );
  const declared = fontRules.flatMap(({ style, base }) => {
    const source = findSource(style.getPropertyValue("src").slice(0, MAX_SOURCE), base);
    const family = toName(style.getPropertyValue("font-family"));
    return source && family
      ? [{ family, display: style.getPropertyValue("font-display") || "auto", ...source }]
      : [];
  });
  const known = new Set(fontRules.map(({ style }) => toName(style.getPropertyValue("font-family"))));
  const origin = guessOrigin(unreadable);
  const others = faces
    .filter(({ family }) => !known.has(toName(family)))
    .map(({ family, display }) => ({ family: toName(family), display, ...origin }));
  const distinct = new Map([...declared, ...others].map((font) => [JSON.stringify(font), font]));
  return [...distinct.values()]
    .sort((a, b) => Number(loaded.has(b.family)) - Number(loaded.has(a.family)))
    .slice(0, MAX_FONTS);
}

/** Whether the sheet declares typefaces and nothing else. */
export function isFontService(sheet: string): boolean {
  return FONT_SERVICES.test(parseUrl(sheet)?.hostname ?? "");
}

/** The first file that current browsers load; null for local() alone. */
function findSource(src: string, base: string): FontFile | null {
  const sources = [];
  for (const [, double, single, bare, written] of src.matchAll(SOURCE)) {
    sources.push(describeFile(double ?? single ?? bare ?? "", written, base));
    if (sources.length === MAX_SOURCES) break;
  }
  return sources.find(({ format }) => LOADABLE.has(format)) ?? sources[0] ?? null;
}

function describeFile(address: string, written: string | undefined, base: string): FontFile {
  const name = written?.toLowerCase().replace(/(?<=^(?:woff2?|truetype|opentype))-variations$/, "");
  const stated = name && (FORMATS[name] ?? name);
  const inline = /^\s*data:[\w-]+\/(?:x-)?(?:font-)?([\w-]+)/i.exec(address.slice(0, MAX_NAME));
  if (inline) return { format: stated || (FORMATS[inline[1]?.toLowerCase() ?? ""] ?? ""), origin: "inline" };
  const url = parseUrl(address, base);
  const suffix = /\.(\w+)$/.exec(url?.pathname ?? "")?.[1]?.toLowerCase() ?? "";
  const isForeign = url !== null && /^https?:$/.test(url.protocol) && !isOwnHost(url.hostname);
  return { format: stated || (FORMATS[suffix] ?? ""), origin: isForeign ? "foreign" : "own" };
}

/** Of faces without a readable rule: by the unreadable sheets and the loaded font files. */
function guessOrigin(sheets: readonly string[]): FontFile {
  const files = performance.getEntriesByType("resource").flatMap(({ name }) => {
    const url = parseUrl(name);
    const format = url && FONT_FILE.exec(url.pathname)?.[1]?.toLowerCase();
    return format ? [{ format, isForeign: !isOwnHost(url.hostname) }] : [];
  });
  const hosts = sheets.map((sheet) => parseUrl(sheet)?.hostname ?? "");
  if (files.length === 0 && hosts.length === 0) return { format: "", origin: "inline" };
  const isForeign = files.some((file) => file.isForeign) || hosts.some((host) => !isOwnHost(host));
  const file = files.find((one) => one.isForeign === isForeign);
  const format = file?.format ?? (sheets.some(isFontService) ? "woff2" : "");
  return { format, origin: isForeign ? "foreign" : "own" };
}

function toName(family: string): string {
  return unquote(family).slice(0, MAX_NAME);
}

function unquote(family: string): string {
  return family.replace(/^(["'])(.*)\1$/, "$2");
}
