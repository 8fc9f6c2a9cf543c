// Pieces to copy: HTML, headers, lines for the server. Plain text; values of the page are escaped, what only the owner
// knows is a gap in guillemets, which the report marks. Nothing in a piece is invented.

import { shortened } from "../../german/sentences.ts";
import type { PageFacts } from "../html/page-facts.ts";
import { collectFilledSocialTags } from "../page/meta-tags.ts";
import { isGenericTitle } from "../page/title-parts.ts";

/** Characters of one value inside a snippet: longer ones make it unreadable. */
const MAX_VALUE_LENGTH = 200;

/** The guillemets of a page are no gap's. */
const references: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "‹": "&lsaquo;",
  "›": "&rsaquo;",
};

/** For somebody to fill in: „‹Straße und Hausnummer›“. */
export function gap(name: string): string {
  return `‹${name}›`;
}

/** For texts and attribute values in double quotes, on one line. */
export function escaped(value: string): string {
  return shortened(value.trim(), MAX_VALUE_LENGTH)
    .replace(/\s+/g, " ")
    .replace(/[&<>"‹›]/g, (character) => references[character] ?? character);
}

/** The page's value, or a gap where it has none. */
export function escapedOr(value: string | null | undefined, name: string): string {
  return value?.trim() ? escaped(value) : gap(name);
}

/** Characters of one value in JSON. */
const MAX_JSON_VALUE_LENGTH = 120;

/** A text in JSON-LD, quoted. Safe inside a script element: no value can end it. */
export function safeJson(value: string): string {
  const text = shortened(value.toWellFormed().replace(/\s+/g, " ").trim(), MAX_JSON_VALUE_LENGTH);
  return JSON.stringify(text)
    .replaceAll("<", "\\u003c")
    .replaceAll("‹", "\\u2039")
    .replaceAll("›", "\\u203a");
}

/** The page's value, or a gap where it has none, quoted. */
export function jsonOr(value: string | null | undefined, name: string): string {
  return value?.trim() ? safeJson(value) : `"${gap(name)}"`;
}

/** For addresses, which must not be shortened: without one, or with too long a one, there is a gap. */
export function escapedAddress(address: string | null, name = "Adresse der Seite"): string {
  return address === null || address.length > MAX_VALUE_LENGTH ? gap(name) : escapedOr(address, name);
}

/** A title from the page's own main heading and name. */
export function titleSnippet({ html }: PageFacts): string {
  const main = html.headings.find(({ level, text }) => level === 1 && text.trim() !== "")?.text;
  const heading = main === undefined || isGenericTitle(main) ? undefined : main;
  const site = collectFilledSocialTags(html.metas, "og:")["og:site_name"]?.trim();
  return `<title>${escapedOr(heading, "Leistung und Ort")} – ${escapedOr(site, "Name der Firma")}</title>`;
}

/** A single redirect from every spelling of the address to https and the host name in use. */
export function httpsRedirectSnippet(address: string): string {
  const used = new URL(address).hostname;
  const hostname = /^[a-z0-9.-]{1,253}$/.test(used) ? used : gap("Name der Website");
  return [
    "# Apache (.htaccess)",
    "RewriteEngine On",
    "RewriteCond %{HTTPS} off [OR]",
    `RewriteCond %{HTTP_HOST} !^${hostname.replaceAll(".", "\\.")}$ [NC]`,
    `RewriteRule ^ https://${hostname}%{REQUEST_URI} [R=301,L]`,
  ].join("\n");
}

/** A header for the two usual servers. The value is ours, or made of checked origins. */
export function headerSnippet(name: string, value: string): string {
  const quoted = value.replaceAll('"', '\\"');
  return [
    "# Apache (.htaccess)",
    `Header always set ${name} "${quoted}"`,
    "# nginx",
    `add_header ${name} "${quoted}" always;`,
  ].join("\n");
}
