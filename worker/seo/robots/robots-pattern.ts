// Patterns of robots.txt rules: * for anything, $ for the end (RFC 9309 section 2.2.3).

/**
 * Searches the pieces between stars from left to right, each as early as possible: linear, unlike a regular expression
 * made from a hostile pattern.
 * @param path normalize path with query
 * @param pattern as written in the file
 */
export function matchesPattern(path: string, pattern: string): boolean {
  const anchored = pattern.endsWith("$");
  const pieces = (anchored ? pattern.slice(0, -1) : pattern).replace(/\*+/g, "*").split("*").map(normalize);
  const first = pieces.shift() ?? "";
  if (!path.startsWith(first)) return false;
  const last = pieces.pop();
  if (last === undefined) return !anchored || path.length === first.length;
  let position = first.length;
  for (const piece of pieces) {
    const found = path.indexOf(piece, position);
    if (found === -1) return false;
    position = found + piece.length;
  }
  if (!anchored) return path.indexOf(last, position) !== -1;
  return path.length - last.length >= position && path.endsWith(last);
}

/**
 * One spelling for comparison (section 2.2.2): characters beyond ASCII as percent-encoded UTF-8, hex digits upper
 * case, escapes of unreserved characters and of * and $ decoded (in a pattern these are literal then).
 */
export function normalize(text: string): string {
  if (!/[%\u0080-\uffff]/.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/%([0-9a-fA-F]{2})|[\u0080-\u{10ffff}]/gu, (match, hex: string | undefined) =>
      hex === undefined ? encodeURIComponent(match) : (literalOf(hex) ?? `%${hex.toUpperCase()}`),
    );
}

function literalOf(hex: string): string | null {
  const character = String.fromCharCode(Number.parseInt(hex, 16));
  return /[A-Za-z0-9._~*$-]/.test(character) ? character : null;
}

/** Length by which rules are compared: as written, with characters beyond ASCII escaped. */
export function octetsOf(pattern: string): number {
  let octets = 0;
  for (const character of pattern) {
    const code = character.codePointAt(0) ?? 0;
    // Every byte beyond ASCII is written with three characters (%C3).
    octets += code < 0x80 ? 1 : 3 * (code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);
  }
  return octets;
}

/** "/a/index.html" → "/a/$", null for other patterns. */
export function folderOfIndexPage(pattern: string): string | null {
  const slash = pattern.lastIndexOf("/");
  return slash !== -1 && pattern.startsWith("/index.htm", slash) ? `${pattern.slice(0, slash + 1)}$` : null;
}
