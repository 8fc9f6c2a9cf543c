// Links a mail may hold, and how they read in the text part.
import type { MailLink } from "./mail-content.ts";

/** A number that can be dialled anywhere has 7 to 15 digits (E.164). */
const MIN_DIGITS = 7;
const MAX_DIGITS = 15;

/** Opens a letter to this address. The subject must be one line of well-formed text. */
export function mailLink(address: string, text = address, subject?: string): MailLink {
  const at = address.lastIndexOf("@");
  // RFC 6068: what has a meaning in an address line (? & % / #) is written as %XX.
  const target = `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
  return { text, href: `mailto:${target}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}` };
}

/** A written telephone number as a link; null for anything else, such as several numbers or the codes of a telephone. */
export function phoneLink(written: string): MailLink | null {
  if (!/^\+?[\d\s()/.–-]+$/.test(written)) return null;
  // „+49 (0)2591“, „0049 (0)2591“: from abroad the zero is left out.
  const zero = /^(?:\+|00)/.test(written) ? "" : "0";
  const digits = written.replace(/\(0\)/, zero).replace(/[^\d+]/g, "");
  const count = digits.replace("+", "").length;
  if (count < MIN_DIGITS || count > MAX_DIGITS) return null;
  return { text: written, href: `tel:${digits}` };
}

/** "Datenschutz: https://…/datenschutz"; the text alone where it already is the address or the number. */
export function plainLink({ text, href }: MailLink): string {
  const address = decodeURIComponent(href.replace(/^(?:mailto:|tel:|https:\/\/)/, "").replace(/\?.*$/, ""));
  const saysIt = text.includes(address) || (href.startsWith("tel:") && text.replace(/\D/g, "").length > 5);
  return saysIt ? text : `${text}: ${href.startsWith("https:") ? href : address}`;
}
