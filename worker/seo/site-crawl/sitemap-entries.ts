// Reads the addresses out of a sitemap (sitemaps.org protocol) in one walk over its text.

export interface SitemapEntries {
  kind: "pages" | "index";
  /** As written, entities decoded. */
  addresses: string[];
  /** False when the text ends before the list does, or more are named than are read. */
  isWhole: boolean;
}

/** Far above what a small site has; the rest of a huge one is not looked at. */
const MAX_ENTRIES = 5_000;
/** Characters between <loc> and </loc>, white space and CDATA included; longer ones are no addresses. */
const MAX_LOC_LENGTH = 4_096;

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export function sitemapEntries(text: string): SitemapEntries {
  const root = /<((?:[\w-]{1,40}:)?)(urlset|sitemapindex)[\s/>]/i.exec(text);
  if (root === null) return { kind: "pages", addresses: [], isWhole: false };
  const [, prefix = "", name = ""] = root;
  const open = `<${prefix}loc>`;
  const close = `</${prefix}loc>`;
  const addresses: string[] = [];
  let at = text.indexOf(open, root.index);
  while (at !== -1 && addresses.length < MAX_ENTRIES) {
    const from = at + open.length;
    const to = text.indexOf(close, from);
    if (to === -1) break;
    if (to - from <= MAX_LOC_LENGTH) {
      const address = decoded(text.slice(from, to));
      if (address !== "") addresses.push(address);
    }
    at = text.indexOf(open, to);
  }
  return {
    kind: name.toLowerCase() === "urlset" ? "pages" : "index",
    addresses,
    isWhole: at === -1 && text.includes(`</${prefix}${name}`),
  };
}

function decoded(written: string): string {
  const text = written.trim();
  if (text.startsWith("<![CDATA[") && text.endsWith("]]>")) return text.slice(9, -3).trim();
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (match, decimal, hex, entity) => {
    if (entity !== undefined) return ENTITIES[entity.toLowerCase()] ?? match;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : match;
  });
}
