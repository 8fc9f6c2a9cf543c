// When a form was first touched, signed, so that a program cannot claim to have typed for a while. Holds nothing about the
// visitor: who changes from the office network to the phone keeps it.
import { fromBase64Url, toBase64Url } from "../base64url.ts";
import { derivedKey, isHashOf, keyedHash } from "../keyed-hash.ts";

/** missing: none, or one of a tab that was open for too long to say anything. */
export type TokenVerdict = "good" | "missing" | "forged" | "too-fast";

export interface FormTokens {
  issue(): Promise<string>;
  /** @param token what the form sent; undefined or empty without script. */
  judge(token: string | undefined): Promise<TokenVerdict>;
}

const PURPOSE = "contact form token";
/** From the first touch to the button: less is no typing. */
const LEAST_AGE_MS = 3_000;
/** A form left open over a long day; afterwards the token counts as missing, so that none can be collected for later. */
const MOST_AGE_MS = 6 * 3_600_000;
/** Time in base 36, then 32 bytes in base64url. */
const FORM = /^([0-9a-z]{1,11})\.([\w-]{43})$/;

/** @param now ms since 1970 */
export function createFormTokens(secret: string, now: () => number): FormTokens {
  return {
    async issue() {
      const key = await derivedKey(secret, PURPOSE);
      const time = now().toString(36);
      return `${time}.${toBase64Url(await keyedHash(key, time))}`;
    },
    async judge(token) {
      if (!token) return "missing";
      const [, time, hash] = FORM.exec(token) ?? [];
      if (time === undefined || hash === undefined) return "forged";
      if (!(await isHashOf(await derivedKey(secret, PURPOSE), fromBase64Url(hash), time))) return "forged";
      const age = now() - Number.parseInt(time, 36);
      if (age > MOST_AGE_MS) return "missing";
      return age < LEAST_AGE_MS ? "too-fast" : "good";
    },
  };
}
