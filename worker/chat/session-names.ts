// Names: of the object that keeps a session, and of the estimates that come of it.
import { hexDigits } from "../hex-digits.ts";
import { derivedKey, keyedHash } from "../keyed-hash.ts";

const PURPOSE = "name of a chat session";
/** 72 bits: nobody meets one by trying, and two sessions do not meet either. */
const NAME_DIGITS = 18;
const RANDOM_DIGITS = 12;
/** An estimate's id as newEstimateId writes it (RFC 9562, version 8, with a fixed variant). */
const ESTIMATE_ID = /^([\da-f]{8})-([\da-f]{4})-8([\da-f]{3})-8([\da-f]{3})-[\da-f]{12}$/;

/** The object of a session. Keyed: who knows an object's name, as an estimate's id shows it, does not know the session's id. */
export async function objectName(secret: string, sessionId: string): Promise<string> {
  const hash = await keyedHash(await derivedKey(secret, PURPOSE), sessionId);
  return hexDigits(new Uint8Array(hash)).slice(0, NAME_DIGITS);
}

/**
 * A UUID that holds the object's name and 48 random bits. So an estimate is found by its id alone, wherever a visitor takes it: unlike
 * the session's id it may stand in links and mails.
 */
export function newEstimateId(name: string): string {
  const random = hexDigits(crypto.getRandomValues(new Uint8Array(RANDOM_DIGITS / 2)));
  const digits = `${name.slice(0, 12)}8${name.slice(12, 15)}8${name.slice(15)}${random}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** The object an estimate's id points to; null for ids that are none of ours. */
export function nameInEstimateId(id: string): string | null {
  return ESTIMATE_ID.exec(id)?.slice(1).join("") ?? null;
}
