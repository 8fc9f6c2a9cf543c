// What a Set-Cookie header says besides the value, which is never kept.
import { shortened } from "../german/sentences.ts";

export interface Cookie {
  /** Shortened; "ohne Namen" where there is none. */
  name: string;
  secure: boolean;
  httpOnly: boolean;
  /** Lower case; null when not stated. */
  sameSite: string | null;
  /** The header takes an old cookie away: nothing is set that could need protection. */
  isTakenAway: boolean;
}

/** Characters of a name in the report. */
const longestName = 40;

/** @param answeredAt as answerTime gives it */
export function readCookie(header: string, answeredAt: number): Cookie {
  const [pair = "", ...attributes] = header.split(";");
  const equals = pair.indexOf("=");
  // Without "=" browsers take the whole as value, so it is not shown.
  const name = equals === -1 ? "" : shortened(pair.slice(0, equals).trim(), longestName);
  const stated = new Map(
    attributes.map((attribute) => {
      const [key = "", value = ""] = attribute.split("=", 2);
      return [key.trim().toLowerCase(), value.trim().toLowerCase()];
    }),
  );
  return {
    name: name === "" ? "ohne Namen" : name,
    secure: stated.has("secure"),
    httpOnly: stated.has("httponly"),
    sameSite: stated.get("samesite") ?? null,
    isTakenAway: takesAway(attributes, answeredAt),
  };
}

const maxAge = /^\s*max-age\s*=\s*"?(-?\d{1,20})/i;
const expiry = /^\s*expires\s*=\s*"?([^"]{1,60})/i;

/** Max-Age counts before Expires (RFC 6265, section 5.3), of each the last. `answeredAt` as answerTime gives it. */
export function takesAway(attributes: readonly string[], answeredAt: number): boolean {
  const lastOf = (pattern: RegExp) => attributes.flatMap((one) => pattern.exec(one)?.[1] ?? []).at(-1);
  const age = lastOf(maxAge);
  return age === undefined ? Date.parse(lastOf(expiry) ?? "") <= answeredAt : Number(age) <= 0;
}

/** Longer ago than any clock is wrong. */
const longAgo = Date.UTC(2000, 0);

/** ms, by the server's own clock: the same answer gives the same findings. Without one, what is past by any clock is past. */
export function answerTime(headers: Readonly<Record<string, string>>): number {
  const stated = Date.parse(headers.date ?? "");
  return Number.isNaN(stated) ? longAgo : stated;
}

const sessionNames: readonly RegExp[] = [
  /session|sessid|logged_in|typo_user/,
  /(?:^|[_.-])(?:sess|sid|auth|login)(?:$|[_.-])/,
  /^(?:s?sess)?[0-9a-f]{32}$/, // Drupal, Joomla
];

/** Names under which systems keep a login or basket; a token against forgery is read by scripts on purpose. */
export function isSessionLike(name: string): boolean {
  const lower = name.toLowerCase();
  if (/csrf|xsrf/.test(lower)) return false;
  return sessionNames.some((pattern) => pattern.test(lower));
}
