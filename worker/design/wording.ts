// German numbers, quotes and lists in the sentences of the rating.
import { shortened } from "../german/sentences.ts";

/** Creating a formatter costs more than using it a hundred times. */
const formatters = [0, 1, 2].map(
  (decimals) => new Intl.NumberFormat("de-DE", { minimumFractionDigits: 0, maximumFractionDigits: decimals }),
);

/** 1146 → "1.146"; with decimals 1: 84.25 → "84,3", 84 → "84". */
export function germanNumber(value: number, decimals: 0 | 1 | 2 = 0): string {
  // Without −0, which would read "-0".
  return formatters[decimals]?.format(value + 0) ?? String(value);
}

/** 0.1244 → "12,4 %"; with a no-break space, as all units here. */
export function percent(share: number): string {
  return `${germanNumber(share * 100, 1)}\u00a0%`;
}

/** 15.5 → "15,5 px". */
export function pixels(length: number): string {
  return `${germanNumber(length, 1)}\u00a0px`;
}

/** „text“ of the page, at most 60 characters by default, without control and bidi characters. */
export function quoted(text: string, max = 60): string {
  const plain = text
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .replaceAll("„", "‚")
    .replaceAll("“", "‘");
  return `„${shortened(plain.trim(), max)}“`;
}

/** "Figtree", "Figtree und Lora", "Figtree, Lora und 2 weitere". */
export function joinList(words: readonly string[], max = 4): string {
  const shown = words.length > max ? words.slice(0, max - 1) : words;
  const left = words.length - shown.length;
  const parts = left > 0 ? [...shown, `${germanNumber(left)} weitere`] : shown;
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} und ${last}`;
}
