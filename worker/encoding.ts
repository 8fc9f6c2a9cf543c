// Bytes as text, and text in bytes.

/** Arguments that one call may have, roughly. */
const CHUNK = 0x8000;

/** RFC 4648, section 4. */
export function toBase64(bytes: ArrayBuffer): string {
  const all = new Uint8Array(bytes);
  const chunks = Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, index) =>
    String.fromCharCode(...all.subarray(index * CHUNK, (index + 1) * CHUNK)),
  );
  return btoa(chunks.join(""));
}

/** Throws on what is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

/** RFC 4648, section 5, without padding. */
export function toBase64Url(bytes: ArrayBuffer): string {
  return toBase64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Throws on what is not base64url. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return fromBase64(text.replaceAll("-", "+").replaceAll("_", "/"));
}

export function hexDigits(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const ID_BYTES = 16;

/** 128 random bits as hexadecimal digits: nobody guesses it. */
export function randomId(): string {
  return hexDigits(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}

/** Bytes of a value as JSON in UTF-8. */
export function jsonBytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}
