// The German VAT identification number (USt-IdNr.): DE and nine digits, the last of them a check digit.

/** Check digit by ISO 7064, MOD 11,10. @param digits nine digits */
export function hasValidCheckDigit(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits[8]);
}

export type VatId =
  | { kind: "valid" | "wrong-length" | "wrong-check-digit" | "tax-number"; written: string }
  /** Named, but no number follows. */
  | { kind: "none" };

const label =
  /(?:umsatzsteuer(?:\s?-\s?|\s)?(?:id|ident)|u(?:m)?st\.?\s?-?\s?id(?!\p{L}{0,4}ee)|\bvat[\s-]?(?:id|no|number|reg))/giu;
/** Characters read after the label, which "gemäß § 27 a Umsatzsteuergesetz:" may follow. */
const reach = 130;
const maxLabels = 50;

/** The number after the first label that has one; null where the text has no label. */
export function findVatId(text: string): VatId | null {
  let named = false;
  let looked = 0;
  for (const match of text.matchAll(label)) {
    if (looked++ >= maxLabels) break;
    named = true;
    const behind = text.slice(match.index, match.index + reach);
    const found = parseNumber(behind);
    if (found !== null) return found;
  }
  return named ? { kind: "none" } : null;
}

function parseNumber(text: string): VatId | null {
  const german = /\bDE[\s:.-]{0,3}(\d[\d .]{2,18})/.exec(text);
  if (german?.[1] !== undefined) {
    const written = `DE${german[1]}`.trim().replace(/\.$/, "");
    const digits = german[1].replace(/\D/g, "");
    if (digits.length !== 9) return { kind: "wrong-length", written };
    return { kind: hasValidCheckDigit(digits) ? "valid" : "wrong-check-digit", written };
  }
  const tax = /\d{2,3}\s?\/\s?\d{3,4}\s?\/\s?\d{4,5}/.exec(text);
  const between = tax === null ? "" : text.slice(0, tax.index);
  // In "USt-IdNr.: … Steuernummer: 333/1234/5678" the tax number is labelled correctly.
  if (tax !== null && !/steuer-?\s?n(?:umme)?r|st\.?-?\s?nr/i.test(between.slice(8))) {
    return { kind: "tax-number", written: tax[0] };
  }
  return null;
}
