// E-mail addresses in text, also written against robots: "info [at] firma.de".

/** Addresses kept of one text, and @ signs looked at. */
const mostAddresses = 40;
const mostSigns = 2_000;
/** Characters on either side of the sign. */
const longestLocal = 64;
const longestHost = 120;

const sign = /@|\s?[[({]\s?(?:at|ät|@|æt)\s?[\])}]\s?/gi;
const writtenDot = /\s?[[({]\s?(?:dot|punkt|\.)\s?[\])}]\s?/gi;

/** Lower case, without doubles. Linear in the length of the text. */
export function mailAddressesIn(text: string): string[] {
  const found = new Set<string>();
  let looked = 0;
  for (const match of text.matchAll(sign)) {
    if (found.size >= mostAddresses || looked++ >= mostSigns) break;
    const end = match.index + match[0].length;
    const before = text.slice(Math.max(0, match.index - longestLocal), match.index).replace(writtenDot, ".");
    const behind = text.slice(end, end + longestHost).replace(writtenDot, ".");
    const local = before.slice(startOfLocal(before));
    const host = /^(?:[a-z0-9äöüß-]{1,63}\.){1,5}[a-z]{2,20}(?![a-z0-9-])/i.exec(behind)?.[0];
    if (local !== "" && host !== undefined) found.add(`${local}@${host}`.toLowerCase());
  }
  return [...found];
}

/** Where the last run of characters of a mailbox name begins. */
function startOfLocal(text: string): number {
  let start = text.length;
  while (start > 0 && /[a-z0-9._%+-]/i.test(text.charAt(start - 1))) start--;
  return start;
}
