// Telephone numbers in German notations, normalized to E.164 (+492595123456).
import { decodeEscapes } from "../page/urls.ts";

export interface PhoneNumber {
  written: string;
  /** E.164. */
  normal: string;
  /** E.164 without the extension behind the dash ("1234-0"); null where none is written. */
  stem: string | null;
  /** Labelled as a telephone number or with a country code, so not just any digits. */
  certain: boolean;
}

/** Digits behind the country code. The shortest German numbers in use and the longest that are assigned (E.123, E.164). */
const minDigits = 6;
const maxDigits = 13;
/** A stem shorter than this is only an area code. */
const minStemDigits = 6;
/** Numbers kept per text. */
const maxPhones = 60;
/** Characters before a number that are searched for its label ("Telefonnummer: "). */
const maxLabelLength = 28;

const candidate =
  /(?<![\d/.,+-])(?:\+[1-9]|00[1-9]|\(\s?0|0\s?[1-9])[\d ()/.\-–\u00a0\u2009\u202f\u2011\u2060]{4,24}\d/gu;
const phoneLabel =
  /(?<!\p{L})(?:tel|telefon|telefonnummer|tel\.?-?nr|phone|fon|mobil|mobilnummer|mobiltelefon|mobile|handy|hotline|rufnummer|whatsapp|anruf|notdienst|notruf|zentrale|kundendienst|kundenservice|leserservice|(?:\p{L}{1,20}-?)?annahme|reservierung(?:en)?|bestellung(?:en)?|festnetz|büro|unter|an:|(?:^|\s)[tm]|[☎☏✆📞📱]\uFE0F?)[\s.:;|(–-]{0,6}$/iu;
const faxLabel = /fax(?:nummer|nr)?[\s.:;|(–-]{0,6}$/i;
const faxIsPhoneToo = /(?:tel|fon|telefon)\.?\s?(?:\/|&|\+|und|u\.)\s?(?:tele)?fax[\s.:;|(–-]{0,6}$/i;

/** "+492595123456" for a German number in any notation, or null when the digits are no number. */
export function normalizePhone(written: string): string | null {
  const start = written.slice(0, 60);
  const text = (decodeEscapes(start) ?? start)
    .replace(/^\s*tel:/i, "")
    .replace(/[;?].*$/s, "")
    .replace(/^[\s(]+/, "");
  const international = text.startsWith("+") || text.startsWith("00");
  const digits = (international ? text.replace(/\(\s?0\s?\)/, "") : text).replace(/\D/g, "");
  if (text.startsWith("+")) return toE164(digits);
  if (text.startsWith("00")) return toE164(digits.slice(2));
  return digits.startsWith("0") ? toE164(`49${digits.slice(1)}`) : null;
}

function toE164(digits: string): string | null {
  // "+49 02595" is often written; behind the German code no number begins with 0.
  const number = digits.startsWith("490") ? `49${digits.slice(3)}` : digits;
  const length = number.length - 2;
  return length >= minDigits && length <= maxDigits && !number.startsWith("0") ? `+${number}` : null;
}

/** The numbers in a text except fax numbers. Linear in the length of the text. */
export function findPhones(text: string): PhoneNumber[] {
  const phones: PhoneNumber[] = [];
  for (const match of text.matchAll(candidate)) {
    if (phones.length >= maxPhones) break;
    const label = text.slice(Math.max(0, match.index - maxLabelLength), match.index);
    if (faxLabel.test(label) && !faxIsPhoneToo.test(label)) continue;
    const phone = parsePhone(takeFirstNumber(match[0]));
    if (phone === null || isDate(phone.written)) continue;
    const introduced = phoneLabel.test(label) || faxIsPhoneToo.test(label);
    const certain = introduced || /^(?:\+49|0049)/.test(phone.written);
    if (certain || standsAlone(text, match.index, phone.written)) phones.push({ ...phone, certain });
  }
  return phones;
}

/** @param written as on the page, or the target of a tel: link */
export function parsePhone(written: string): PhoneNumber | null {
  const shown = written.replace(/^\s*tel:/i, "").trim();
  const normal = normalizePhone(written);
  if (normal === null) return null;
  const extension = /[-–\u2011]\s?(\d{1,4})$/.exec(shown)?.[1] ?? "";
  const stem = extension === "" ? "" : normal.slice(0, -extension.length);
  const nationalDigits = stem.length - "+49".length;
  return { written: shown, normal, stem: nationalDigits >= minStemDigits ? stem : null, certain: true };
}

/** The same number, or two extensions of the same one. */
export function isSamePhone(one: PhoneNumber, other: PhoneNumber): boolean {
  return one.normal === other.normal || isExtensionOf(one, other) || isExtensionOf(other, one);
}

function isExtensionOf({ normal }: PhoneNumber, { stem }: PhoneNumber): boolean {
  return stem !== null && normal.startsWith(stem) && normal.length - stem.length <= 4;
}

/** 015x, 016x and 017x are mobile numbers. */
export function isMobile({ normal }: PhoneNumber): boolean {
  return /^\+491[567]/.test(normal);
}

/** The first of two numbers separated only by a space. */
function takeFirstNumber(found: string): string {
  const digits = found.replace(/\D/g, "").length;
  if (digits <= maxDigits + 2) return found;
  const next = found.slice(6).search(/[\s/]\(?0\d/);
  return next === -1 ? found : found.slice(0, 6 + next);
}

/** "01.02.2026" */
function isDate(written: string): boolean {
  return /^\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}$/.test(written);
}

/** An unlabelled number counts only as a line of its own. */
function standsAlone(text: string, at: number, written: string): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + written.length);
  const isLine = (before === "" || before === "\n") && (after === "" || after === "\n");
  return isLine && /\D/.test(written);
}
