// Rejects only what cannot be a URL; the server decides what it will fetch.
import { addressProblems, keywordProblems } from "#content/pages/seo-check.ts";
import { MAX_KEYWORD_LENGTH, MAX_KEYWORDS, MAX_URL_LENGTH } from "#contract/seo-request.ts";

export type Address = { ok: true; url: string } | { ok: false; message: string };

/** Trims and adds https:// where the scheme is missing; the message is German. */
export function parseAddress(typed: string): Address {
  const trimmed = typed.trim();
  if (trimmed === "") return { ok: false, message: addressProblems.empty };
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (url.length > MAX_URL_LENGTH) return { ok: false, message: addressProblems.tooLong(MAX_URL_LENGTH) };
  // URL.parse is missing in Safari 17.
  const parsed = URL.canParse(url) ? new URL(url) : null;
  // Chrome accepts a blank in a host; a username means a mail address was typed.
  if (parsed !== null && parsed.username !== "") return { ok: false, message: addressProblems.mail };
  if (/\s/.test(trimmed) || parsed === null) return { ok: false, message: addressProblems.unreadable };
  if (!/^https?:$/.test(parsed.protocol)) return { ok: false, message: addressProblems.scheme };
  const ending = parsed.hostname.split(".").at(-1) ?? "";
  if (!parsed.hostname.includes(".") && !isThisMachine(parsed.hostname))
    return { ok: false, message: addressProblems.noEnding };
  if (ending in wrongEndings) return { ok: false, message: addressProblems.wrongEnding(ending) };
  return { ok: true, url };
}

/** Slips of the finger that are no endings, and what they stand for. */
export const wrongEndings: Readonly<Record<string, string>> = {
  ed: "de",
  d: "de",
  dee: "de",
  dde: "de",
  deu: "de",
  con: "com",
  cmo: "com",
  comm: "com",
  ogr: "org",
  nte: "net",
};

/** For whoever runs this site on a machine of his own; elsewhere the server refuses it. */
function isThisMachine(hostname: string): boolean {
  return hostname === "localhost" || hostname.startsWith("[");
}

/** Undefined without keywords, so that the request has no such field. */
export function parseKeywords(typed: string): string[] | undefined {
  const keywords = typed
    .split(",")
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== "");
  return keywords.length > 0 ? keywords : undefined;
}

/** German message, or null. */
export function validateKeywords(keywords: readonly string[] = []): string | null {
  if (keywords.length > MAX_KEYWORDS) return keywordProblems.tooMany(MAX_KEYWORDS);
  const tooLong = keywords.some((keyword) => keyword.length > MAX_KEYWORD_LENGTH);
  return tooLong ? keywordProblems.tooLong(MAX_KEYWORD_LENGTH) : null;
}

export function startsOnEnter(typedKeywords: string): boolean {
  return typedKeywords.trim() === "";
}
