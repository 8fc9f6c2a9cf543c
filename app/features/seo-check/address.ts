// What a visitor may type as address. The server decides what it will fetch; here only what cannot be an address fails.
import { addressProblems } from "#content/pages/seo-check.ts";
import { MAX_URL_LENGTH } from "#contract/seo-request.ts";

export type Address = { ok: true; url: string } | { ok: false; message: string };

/** Trims, completes a host without scheme with https://, and says in German what is wrong. */
export function readAddress(typed: string): Address {
  const trimmed = typed.trim();
  if (trimmed === "") return { ok: false, message: addressProblems.empty };
  const url = /^[a-z][a-z\d+.-]*:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`;
  if (url.length > MAX_URL_LENGTH) return { ok: false, message: addressProblems.tooLong(MAX_URL_LENGTH) };
  const parsed = parse(url);
  // Chrome reads a blank as part of a host; a username means that somebody typed a mail address.
  if (/\s/.test(trimmed) || parsed === null || parsed.username !== "")
    return { ok: false, message: addressProblems.unreadable };
  if (!/^https?:$/.test(parsed.protocol)) return { ok: false, message: addressProblems.scheme };
  return { ok: true, url };
}

/** URL.parse is missing in Safari 17. */
function parse(url: string): URL | null {
  try {
    return new URL(url);
  } catch {
    return null;
  }
}
