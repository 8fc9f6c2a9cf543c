// Ready pieces to copy: HTML, headers, lines for the server. Plain text; values of the page are escaped.
import { shortened } from "./wording.ts";

/** Characters of one value inside a snippet: longer ones would make it unreadable. */
const longestValue = 200;

const references: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** For texts and attribute values in double quotes, on one line. */
export function escaped(value: string): string {
  return shortened(value.trim(), longestValue)
    .replace(/\s+/g, " ")
    .replace(/[&<>"]/g, (character) => references[character] ?? character);
}

/** For addresses: never shortened in the middle of nowhere, so too long ones give the example instead. */
export function escapedAddress(address: string, example = "https://www.ihre-adresse.de/seite"): string {
  return escaped(address.length > longestValue ? example : address);
}

/** The same header for the two usual servers. The value is ours, never the page's. */
export function headerSnippet(name: string, value: string): string {
  const quoted = value.replaceAll('"', '\\"');
  return [
    "# Apache (.htaccess)",
    `Header always set ${name} "${quoted}"`,
    "# nginx",
    `add_header ${name} "${quoted}" always;`,
  ].join("\n");
}
