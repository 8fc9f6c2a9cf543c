// Names a submission whose form had no script for an id: pressing twice or reloading must not make a second inquiry.
import type { ContactData } from "#contract/contact.ts";
import { hexDigits } from "../../encoding.ts";
import { derivedKey, keyedHash } from "../../keyed-hash.ts";

const PURPOSE = "submission of a form without script";

/** The same UUID for the same words on the same day. Keyed, so that nobody can take another's id. @param day any name of it */
export async function contentSubmissionId(
  secret: string,
  contact: ContactData,
  day: string,
): Promise<string> {
  const { name, email, phone, company, companySize, subject, message } = contact;
  const said = JSON.stringify([day, name, email, phone, company, companySize, subject, message]);
  const hash = new Uint8Array(await keyedHash(await derivedKey(secret, PURPOSE), said));
  // RFC 9562, version 8: 122 bits of our own.
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const digits = hexDigits(hash.slice(0, 16));
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
