// A signed token that permits one visit by the browser, a rating or a check, of the address that a counted analysis has checked, for 15 minutes.
import { completeAddress } from "./address-guard/public-address.ts";
import { fromBase64Url, toBase64Url } from "./encoding.ts";
import { derivedKey, isHashOf, keyedHash } from "./keyed-hash.ts";

export interface VisitTokens {
  /** @param url the address the analysis was asked for. */
  issue(url: string): Promise<string>;
  redeem(token: string, url: string): Promise<Redemption>;
}

export type Redemption =
  | {
      ok: true;
      /** After a failed visit: makes the token valid again if this was the first attempt. */
      restore: () => Promise<void>;
      /** After a visit that never started: does not count as an attempt. */
      withdraw: () => Promise<void>;
    }
  /** "not-valid": forged, expired, or for another address. "in-use": its visit is running or done. */
  | { ok: false; why: "not-valid" | "in-use" | "tried-twice" };

/** Counts the uses of one token, at most `attempts` including restored ones; forgets it at `expiresAt`, ms since 1970. */
export interface UseCounter {
  reserve(limit: number, expiresAt: number, attempts: number): Promise<{ granted: boolean; used: number }>;
  restore(): Promise<void>;
  withdraw(): Promise<void>;
}

/** The page asks at once; the rest leaves time for a second attempt. */
const LIFETIME_MS = 15 * 60_000;
/** A failed visit costs as much browser time as a successful one. */
export const TOKEN_ATTEMPTS = 2;
/** UUID, end of life in base 36, then 32 bytes in base64url. */
const TOKEN_PATTERN = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/;
const NOT_VALID = { ok: false, why: "not-valid" } as const;

/** A token of one purpose is worth nothing for the other. */
export type TokenPurpose = "design token" | "browser token";

/** @param now ms since 1970 */
export function createVisitTokens(
  secret: string,
  counterOf: (id: string) => UseCounter,
  now: () => number,
  purpose: TokenPurpose = "design token",
): VisitTokens {
  return {
    async issue(url) {
      const id = crypto.randomUUID();
      const expires = (now() + LIFETIME_MS).toString(36);
      const hash = await keyedHash(await derivedKey(secret, purpose), textToSign(id, expires, url));
      return `${id}.${expires}.${toBase64Url(hash)}`;
    },
    async redeem(token, url) {
      const [, id, expires, hash] = TOKEN_PATTERN.exec(token) ?? [];
      if (id === undefined || expires === undefined || hash === undefined) return NOT_VALID;
      const key = await derivedKey(secret, purpose);
      if (!(await isHashOf(key, fromBase64Url(hash), textToSign(id, expires, url)))) return NOT_VALID;
      const expiresAt = Number.parseInt(expires, 36);
      if (expiresAt <= now()) return NOT_VALID;
      const counter = counterOf(id);
      const { granted, used } = await counter.reserve(1, expiresAt, TOKEN_ATTEMPTS);
      if (!granted) return { ok: false, why: used > 0 ? "in-use" : "tried-twice" };
      return { ok: true, restore: () => counter.restore(), withdraw: () => counter.withdraw() };
    },
  };
}

/** One spelling for "ihre-website.de", "https://ihre-website.de" and "https://ihre-website.de/". */
function textToSign(id: string, expires: string, url: string): string {
  const address = completeAddress(url);
  return [id, expires, URL.canParse(address) ? new URL(address).href : address].join("\n");
}
