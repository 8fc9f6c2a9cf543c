// German numbers, quotes and lists inside findings.

import { counted, shortened } from "../../german/sentences.ts";

/** Creating a formatter costs more than a hundred uses of it. */
const formatters = [0, 1, 2].map(
  (decimals) =>
    new Intl.NumberFormat("de-DE", { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
);

/** 1146 → "1.146"; with decimals 1: 84.25 → "84,3". */
export function germanNumber(value: number, decimals: 0 | 1 | 2 = 0): string {
  return formatters[decimals]?.format(value) ?? String(value);
}

/**
 * "14 von 22 Bildern haben", "1 von 22 Bildern hat"; for a total of one the sentence needs its own subject: "Das Bild hat".
 * @param noun subject for a total of one, dative plural for more
 * @param verb singular and plural
 */
export function countOfTotal(
  part: number,
  total: number,
  noun: readonly [only: string, dativePlural: string],
  verb: readonly [one: string, many: string],
): string {
  if (total === 1) return `${noun[0]} ${verb[0]}`;
  return `${germanNumber(part)} von ${germanNumber(total)} ${noun[1]} ${part === 1 ? verb[0] : verb[1]}`;
}

/** „text“, shortened to 80 characters by default. */
export function quoted(text: string, max = 80): string {
  return `„${shortened(text, max)}“`;
}

/** "a · b · und 12 weitere": the first few values of a longer list. */
export function listFirstFew(values: readonly string[], shown = 3, max = 60): string {
  const head = values.slice(0, shown).map((value) => shortened(value, max));
  const left = values.length - head.length;
  return left > 0 ? `${head.join(" · ")} · und ${germanNumber(left)} weitere` : head.join(" · ");
}

/** "84 KB", "1,4 MB": bytes for people (step 1024). */
export function germanSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  if (kilobytes < 1) return counted(bytes, "Byte", "Bytes");
  return kilobytes < 1024 ? `${germanNumber(kilobytes)} KB` : `${germanNumber(kilobytes / 1024, 1)} MB`;
}
