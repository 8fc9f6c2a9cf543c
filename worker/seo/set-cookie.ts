// What a Set-Cookie header says besides the value, which is never kept.
import { shortened } from "../german/sentences.ts";

export interface Cookie {
  /** Shortened; "ohne Namen" where there is none. */
  name: string;
  secure: boolean;
  httpOnly: boolean;
  /** Lower case; null when not stated. */
  sameSite: string | null;
}

/** Characters of a name in the report. */
const longestName = 40;

export function readCookie(header: string): Cookie {
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
  };
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
