// Classes of bytes.

/** 1 for white space of HTML. */
export const IS_BLANK = new Uint8Array(256);
for (const byte of [9, 10, 12, 13, 32]) IS_BLANK[byte] = 1;

export function isLetter(byte: number): boolean {
  return (byte >= 97 && byte <= 122) || (byte >= 65 && byte <= 90);
}
