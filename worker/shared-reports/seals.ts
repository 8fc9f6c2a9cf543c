// Answers that the browser may bring back: nothing of a rating or check is stored, so the server signs what it gave out.
import { completeAddress } from "../address-guard/public-address.ts";
import { fromBase64Url, toBase64Url } from "../encoding.ts";
import { derivedKey, isHashOf, keyedHash } from "../keyed-hash.ts";

export type SealedKind = "design" | "check";

export interface Seals {
  /** The answer with its seal. @param url the address it was asked for */
  seal<Answer extends object>(
    kind: SealedKind,
    url: string,
    answer: Answer,
  ): Promise<Answer & { seal: string }>;
  /** The answer without its seal; null where it is not, letter for letter, what was sealed for this address. */
  open(
    kind: SealedKind,
    url: string,
    sealed: { readonly seal: string; readonly [field: string]: unknown },
  ): Promise<object | null>;
}

/** 32 bytes in base64url. */
const SEAL = /^[\w-]{43}$/;

export function createSeals(secret: string): Seals {
  const keyOf = () => derivedKey(secret, "seal of an answer");
  return {
    async seal(kind, url, answer) {
      const hash = await keyedHash(await keyOf(), textOf(kind, url, answer));
      return { ...answer, seal: toBase64Url(hash) };
    },
    async open(kind, url, { seal, ...answer }) {
      if (!SEAL.test(seal)) return null;
      const isGenuine = await isHashOf(await keyOf(), fromBase64Url(seal), textOf(kind, url, answer));
      return isGenuine ? answer : null;
    },
  };
}

/** JSON keeps the order of fields, so what comes back unchanged has the same letters. */
function textOf(kind: SealedKind, url: string, answer: object): string {
  const address = completeAddress(url);
  const spelling = URL.canParse(address) ? new URL(address).href : address;
  return [kind, spelling, JSON.stringify(answer)].join("\n");
}
