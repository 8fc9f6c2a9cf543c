// The addresses in the text of a sitemap (sitemaps.org protocol).
import { decodeXML } from "entities/decode";

export interface SitemapEntries {
  kind: "urlset" | "index" | "other";
  /** As written, entities decoded. */
  addresses: string[];
  /** The end of the list is in the text; otherwise it may go on. */
  complete: boolean;
}

/** By its tags, linear in the text. Addresses of pictures and videos have another prefix and are ignored. */
export function sitemapEntries(text: string): SitemapEntries {
  const pieces = withoutComments(text).split("<");
  const names = pieces.map(tagNameOf);
  const root = names.find((name) => /(?:^|:)(?:urlset|sitemapindex)$/i.test(name)) ?? "";
  if (root === "") return { kind: "other", addresses: [], complete: false };
  const [prefix = "", local = root] = root.includes(":") ? root.split(":") : ["", root];
  const entry = prefix === "" ? "loc" : `${prefix}:loc`;
  const addresses: string[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (names[index] !== entry) continue;
    const value = piece.slice(piece.indexOf(">") + 1).trim() || cdataOf(pieces[index + 1] ?? "");
    if (value !== "") addresses.push(decodeXML(value));
  }
  const kind = /^urlset$/i.test(local) ? "urlset" : "index";
  return { kind, addresses, complete: names.includes(`/${root}`) };
}

/** "sm:loc" of "sm:loc>https://…"; "" where no tag begins. */
function tagNameOf(piece: string): string {
  return /^\/?[\w:-]+/.exec(piece)?.[0] ?? "";
}

function cdataOf(piece: string): string {
  const opening = "![CDATA[";
  return piece.startsWith(opening) ? piece.slice(opening.length).split("]]>", 1).join("").trim() : "";
}

function withoutComments(text: string): string {
  return text
    .split("<!--")
    .map((part, index) => (index === 0 ? part : part.split("-->").slice(1).join("-->")))
    .join("");
}
