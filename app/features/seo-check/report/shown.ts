import { inGerman } from "#content/figures.ts";
import { absent } from "#content/report/seo-report.ts";

/** null → "nicht ermittelt". */
export function shown<T>(value: T | null, format: (value: T) => string): string {
  return value === null ? absent.figure : format(value);
}

export function shownNumber(value: number | null, decimals = 0): string {
  return shown(value, (number) => inGerman(number, decimals));
}

/** 1.234 → "1,23 %" */
export function shownPercent(value: number | null, decimals = 2): string {
  return shown(value, (number) => `${inGerman(number, decimals)} %`);
}

/** null or only blanks → "nicht angegeben". */
export function shownText(value: string | null): string {
  return value?.trim() ? value : absent.text;
}

/** 2 → "2", 2.5 → "2,5": points as they count, at most one decimal. */
export function shortNumber(value: number): string {
  return inGerman(value, Number.isInteger(Number(value.toFixed(1))) ? 0 : 1);
}

/** "https://firma.de/dach/" → "firma.de/dach" */
export function withoutScheme(url: string): string {
  return url.replace(/^https?:\/\//i, "").replace(/\/$/, "");
}
