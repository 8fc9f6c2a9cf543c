// The Link header (RFC 8288): targets with their parameters.

export interface HeaderLink {
  /** As written between < and >. */
  target: string;
  /** Lower-case tokens. */
  rel: string[];
  hreflang: string | null;
}

/** Links read from one header; real ones have far fewer. */
const MAX_LINKS = 200;

/** Linear in the header. Broken links are left out. */
export function parseLinkHeader(header: string): HeaderLink[] {
  const links: HeaderLink[] = [];
  let position = header.indexOf("<");
  while (position !== -1 && links.length < MAX_LINKS) {
    const close = header.indexOf(">", position);
    if (close === -1) break;
    const { parts, end } = splitParameters(header, close + 1);
    const parameters = parseParameters(parts);
    links.push({
      target: header.slice(position + 1, close).trim(),
      rel: (parameters.get("rel") ?? "").toLowerCase().split(/\s+/).filter(Boolean),
      hreflang: parameters.get("hreflang") ?? null,
    });
    position = header.indexOf("<", end);
  }
  return links;
}

/** The parameters up to the comma that ends the link: commas and semicolons in quotes belong to a value. */
function splitParameters(header: string, from: number): { parts: string[]; end: number } {
  const parts: string[] = [];
  let isQuoted = false;
  let start = from;
  let end = from;
  for (; end < header.length; end++) {
    const character = header[end];
    if (character === "\\" && isQuoted) end++;
    else if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === ",") break;
    else if (character === ";") {
      parts.push(header.slice(start, end));
      start = end + 1;
    }
  }
  parts.push(header.slice(start, end));
  return { parts, end };
}

/** First value of each parameter (RFC 8288: later ones of "rel" are ignored). */
function parseParameters(parts: readonly string[]): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const part of parts) {
    const equals = part.indexOf("=");
    if (equals === -1) continue;
    const name = part.slice(0, equals).trim().toLowerCase();
    const value = part
      .slice(equals + 1)
      .trim()
      .replaceAll('"', "");
    if (!parameters.has(name)) parameters.set(name, value);
  }
  return parameters;
}
