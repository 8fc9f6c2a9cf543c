// How much a session may keep, as JSON in UTF-8.

/** All turns with their answers. Thirty messages of a thousand umlauts with estimates take 150 KiB. */
export const MAX_SESSION_BYTES = 256 * 1024;
export const MAX_REPLY_BYTES = 8 * 1024;
/** Kept free for an answer before its turn is taken: the reply, and when it was given. */
export const MAX_ANSWER_BYTES = MAX_REPLY_BYTES + 64;

export function storedBytes(value: object): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
