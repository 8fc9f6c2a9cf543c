/** Digits of a number that can be called from anywhere in Germany: with its area code. */
const FEWEST = 6;
/** ITU-T E.164: at most 15 digits; two more for „00“ in front. */
const MOST = 17;
const SIGNS = /^[+(]?[\d\s()/.–-]+$/;

/** Whether somebody can be called under what is written here: „02591 123456“, „+49 (0) 171 / 234 567-8“. */
export function isPhoneNumber(text: string): boolean {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\D/g, "");
  const hasAreaCode = /^[(]?(?:\+|0)/.test(trimmed);
  return SIGNS.test(trimmed) && hasAreaCode && digits.length >= FEWEST && digits.length <= MOST;
}

const WRITTEN = /(?:\+|\b0)[\d\s()/–-]{5,22}\d/;

/** The first number in `text` that can be called; "": none. */
export function phoneNumberIn(text: string): string {
  const found = WRITTEN.exec(text)?.[0].trim() ?? "";
  return isPhoneNumber(found) ? found : "";
}
