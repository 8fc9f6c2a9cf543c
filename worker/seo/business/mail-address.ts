// E-mail addresses in text, also obfuscated ones: "info [at] firma.de".

/** Addresses kept and @ signs checked per text. */
const maxAddresses = 40;
const maxAtSigns = 2_000;
/** Characters on either side of the sign. */
const maxLocalLength = 64;
const maxHostLength = 120;

const atSign = /@|\s?[[({]\s?(?:at|ät|@|æt)\s?[\])}]\s?/gi;
const writtenDot = /\s?[[({]\s?(?:dot|punkt|\.)\s?[\])}]\s?/gi;

/** Lower case, distinct. Linear in the length of the text. */
export function findMailAddresses(text: string): string[] {
  const found = new Set<string>();
  let looked = 0;
  for (const match of text.matchAll(atSign)) {
    if (found.size >= maxAddresses || looked++ >= maxAtSigns) break;
    const end = match.index + match[0].length;
    const before = text
      .slice(Math.max(0, match.index - maxLocalLength), match.index)
      .replace(writtenDot, ".");
    const behind = text.slice(end, end + maxHostLength).replace(writtenDot, ".");
    const local = before.slice(findLocalPartStart(before));
    const host = /^(?:[a-z0-9äöüß-]{1,63}\.){1,5}[a-z]{2,20}(?![a-z0-9-])/i.exec(behind)?.[0];
    if (local !== "" && host !== undefined) found.add(`${local}@${host}`.toLowerCase());
  }
  return [...found];
}

function findLocalPartStart(text: string): number {
  let start = text.length;
  while (start > 0 && /[a-z0-9._%+-]/i.test(text.charAt(start - 1))) start--;
  return start;
}
