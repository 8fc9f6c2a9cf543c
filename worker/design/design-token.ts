// Ties a rating to an analysis that was counted: signed, for one address, for a quarter of an hour, for one use.
import { completeAddress } from "../address-guard/public-address.ts";
import { fromBase64Url, toBase64Url } from "../base64url.ts";
import { derivedKey, isHashOf, keyedHash } from "../keyed-hash.ts";

export interface DesignTokens {
  /** @param url the address the analysis was asked for. */
  issue(url: string): Promise<string>;
  /** Uses the token up. `restore` makes it good again: for a rating that did not come about. */
  redeem(token: string, url: string): Promise<{ ok: true; restore: () => Promise<void> } | { ok: false }>;
}

/** Counts the uses of one token; forgets it at `expiresAt`, ms since 1970. */
export interface UseCounter {
  reserve(limit: number, expiresAt: number): Promise<{ granted: boolean }>;
  restore(): Promise<void>;
}

const PURPOSE = "design token";
/** The page asks at once; the rest is for a second try after a failure. */
const LIFE_MS = 15 * 60_000;
/** UUID, end of life in base 36, then 32 bytes in base64url. */
const FORM = /^([0-9a-f-]{36})\.([0-9a-z]{1,11})\.([\w-]{43})$/;

/** @param now ms since 1970 */
export function createDesignTokens(
  secret: string,
  counterOf: (id: string) => UseCounter,
  now: () => number,
): DesignTokens {
  return {
    async issue(url) {
      const id = crypto.randomUUID();
      const expires = (now() + LIFE_MS).toString(36);
      const hash = await keyedHash(await derivedKey(secret, PURPOSE), signed(id, expires, url));
      return `${id}.${expires}.${toBase64Url(hash)}`;
    },
    async redeem(token, url) {
      const [, id, expires, hash] = FORM.exec(token) ?? [];
      if (id === undefined || expires === undefined || hash === undefined) return { ok: false };
      const key = await derivedKey(secret, PURPOSE);
      if (!(await isHashOf(key, fromBase64Url(hash), signed(id, expires, url)))) return { ok: false };
      const expiresAt = Number.parseInt(expires, 36);
      if (expiresAt <= now()) return { ok: false };
      const counter = counterOf(id);
      const { granted } = await counter.reserve(1, expiresAt);
      return granted ? { ok: true, restore: () => counter.restore() } : { ok: false };
    },
  };
}

/** One spelling for "ihre-website.de", "https://ihre-website.de" and "https://ihre-website.de/". */
function signed(id: string, expires: string, url: string): string {
  const address = completeAddress(url);
  return [id, expires, URL.canParse(address) ? new URL(address).href : address].join("\n");
}
