// Names: of the object that keeps a session, and of the estimates that come of it.
import { hexDigits } from "../encoding.ts";
import { keyedName } from "../keyed-hash.ts";

const PURPOSE = "name of a chat session";
/** 72 bits: nobody meets one by trying, and two sessions do not meet either. */
const NAME_DIGITS = 18;
const RANDOM_DIGITS = 12;
/** An estimate's id as newEstimateId writes it (RFC 9562, version 8, with a fixed variant). */
const ESTIMATE_ID = /^([\da-f]{8})-([\da-f]{4})-8([\da-f]{3})-8([\da-f]{3})-[\da-f]{12}$/;

/** A session's id of version 4 with thirty bits that are zero; of the ids that browsers make, one in a thousand million looks so. */
const HANDED_OUT_ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8000-0000[\da-f]{8}$/;

/**
 * An id for a caller without a session. Only sessions with such an id may start in the middle:
 * otherwise a tab showing a deleted conversation would bring it back.
 */
export function newHandedOutId(): string {
  return crypto.randomUUID().replace(/-[\da-f]{4}-[\da-f]{4}([\da-f]{8})$/, "-8000-0000$1");
}

export function isHandedOut(sessionId: string): boolean {
  return HANDED_OUT_ID.test(sessionId);
}

/** The object of a session. Keyed: who knows an object's name, as an estimate's id shows it, does not know the session's id. */
export async function objectName(secret: string, sessionId: string): Promise<string> {
  return (await keyedName(secret, PURPOSE, sessionId)).slice(0, NAME_DIGITS);
}

/** A UUID of the object's name and 48 random bits: finds the estimate by itself, and unlike the session's id may be shared. */
export function newEstimateId(name: string): string {
  const random = hexDigits(crypto.getRandomValues(new Uint8Array(RANDOM_DIGITS / 2)));
  const digits = `${name.slice(0, 12)}8${name.slice(12, 15)}8${name.slice(15)}${random}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

export function nameInEstimateId(id: string): string | null {
  return ESTIMATE_ID.exec(id)?.slice(1).join("") ?? null;
}
