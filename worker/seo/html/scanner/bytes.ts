// Bytes that mean something in markup, and how they are compared and stored.

export const BANG = 33;
export const AMPERSAND = 38;
export const DASH = 45;
export const SLASH = 47;
export const LESS_THAN = 60;
export const GREATER_THAN = 62;
export const BRACKET = 93;

/** 1 for white space of HTML. */
export const IS_WHITESPACE = new Uint8Array(256);
for (const byte of [9, 10, 12, 13, 32]) IS_WHITESPACE[byte] = 1;

export function isLetter(byte: number): boolean {
  return (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90);
}

export function toLowerCase(byte: number): number {
  return byte >= 65 && byte <= 90 ? byte | 32 : byte;
}

/** Whether bytes [from, to) spell the name, in any case. @param name lower case, ASCII */
export function isSpelled(name: string, bytes: Uint8Array, from: number, to: number): boolean {
  if (name.length !== to - from) return false;
  for (let i = 0; i < name.length; i++) {
    if (toLowerCase(bytes[from + i] as number) !== name.charCodeAt(i)) return false;
  }
  return true;
}

/** The same bytes if `more` fit behind the first `used`, otherwise a larger copy of these. */
export function ensureRoom(
  bytes: Uint8Array<ArrayBuffer>,
  used: number,
  more: number,
): Uint8Array<ArrayBuffer> {
  if (used + more <= bytes.length) return bytes;
  const grown = new Uint8Array(Math.max(2 * bytes.length, used + more));
  grown.set(bytes.subarray(0, used));
  return grown;
}
