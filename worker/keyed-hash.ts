// HMAC-SHA-256 under a key of its own for each purpose: what is signed for one is worth nothing for another.
import { hexDigits } from "./encoding.ts";

/** A key derived from the secret for one purpose. */
export async function derivedKey(secret: string, purpose: string): Promise<CryptoKey> {
  const root = await importKey(new TextEncoder().encode(secret));
  return importKey(await keyedHash(root, purpose));
}

export function keyedHash(key: CryptoKey, text: string): Promise<ArrayBuffer> {
  return crypto.subtle.sign("HMAC", key, new TextEncoder().encode(text));
}

/** For names: 64 hexadecimal digits. @param purpose as above */
export async function keyedName(secret: string, purpose: string, text: string): Promise<string> {
  const hash = await keyedHash(await derivedKey(secret, purpose), text);
  return hexDigits(new Uint8Array(hash));
}

/** In constant time. */
export function isHashOf(key: CryptoKey, hash: BufferSource, text: string): Promise<boolean> {
  return crypto.subtle.verify("HMAC", key, hash, new TextEncoder().encode(text));
}

function importKey(bytes: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey("raw", bytes, { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);
}
