// When a form was first touched, signed and good for one inquiry, so that no program claims to have typed. Nothing about the visitor.
import { fromBase64Url, toBase64Url } from "../encoding.ts";
import { derivedKey, isHashOf, keyedHash } from "../keyed-hash.ts";

/** missing: none, or one of a tab that was open for too long to say anything. */
export type TokenVerdict = "good" | "missing" | "forged" | "too-fast";

/** A token whose time counts, to be noted by the outbox. */
export interface TokenUse {
  /** What stands in front of the signature. */
  id: string;
  /** End of the token's life, in ms since 1970: afterwards it need not be remembered. */
  endsAt: number;
}

export interface FormTokens {
  issue(): Promise<string>;
  /** @param token what the form sent; undefined or empty without script. */
  judge(token: string | undefined): Promise<TokenVerdict>;
}

const PURPOSE = "contact form token";
/** From the first touch to the button: less is no typing. */
const MIN_AGE_MS = 3_000;
/** A form left open over a long day; afterwards the token counts as missing, so that none can be collected for later. */
const MAX_AGE_MS = 6 * 3_600_000;
/** Tells apart two forms that were touched in the same millisecond. */
const CHANCE_BYTES = 12;
/** Time in base 36 and chance, then 32 bytes in base64url. Tokens of earlier releases have no chance in them, and hours to live. */
const FORM = /^(([0-9a-z]{1,11})(?:\.[\w-]{16})?)\.([\w-]{43})$/;

/** @param now ms since 1970 */
export function createFormTokens(secret: string, now: () => number): FormTokens {
  return {
    async issue() {
      const key = await derivedKey(secret, PURPOSE);
      const chance = crypto.getRandomValues(new Uint8Array(CHANCE_BYTES));
      const id = `${now().toString(36)}.${toBase64Url(chance.buffer)}`;
      return `${id}.${toBase64Url(await keyedHash(key, id))}`;
    },
    async judge(token) {
      if (!token) return "missing";
      const [, id, time, hash] = FORM.exec(token) ?? [];
      if (id === undefined || time === undefined || hash === undefined) return "forged";
      if (!(await isHashOf(await derivedKey(secret, PURPOSE), fromBase64Url(hash), id))) return "forged";
      const age = now() - Number.parseInt(time, 36);
      if (age > MAX_AGE_MS) return "missing";
      return age < MIN_AGE_MS ? "too-fast" : "good";
    },
  };
}

/** What to note of a token, by what was thought of it; null where its time counts for nothing anyway. */
export function tokenUse(token: string | undefined, verdict: TokenVerdict): TokenUse | null {
  if (verdict !== "good" && verdict !== "too-fast") return null;
  const [, id, time] = FORM.exec(token ?? "") ?? [];
  return id && time ? { id, endsAt: Number.parseInt(time, 36) + MAX_AGE_MS } : null;
}
