// Whether a legal text has changed since its date was set. Words, figures and markup count; white space and the data of
// owner.ts do not.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as constants from "#content/constants.ts";
import { type Edition, editions } from "#content/legal/editions.ts";
import * as pageFigures from "#content/page-figures.ts";

export type DatedText = keyof typeof editions;
export const datedTexts = Object.keys(editions) as DatedText[];

const FOLDER = "app/content/legal";
const IMPORT = /^import .*$/gm;
/** A value in the text, such as {CHAT_KEPT_DAYS} or {terms.downPayment.percent}. */
const VALUE = /\{([a-z_][\w.]*)(?:\.toLocaleString\("de-DE"\))?\}/gi;
/** 64 bits. */
const DIGITS = 16;

/** Of an edition's date and the source of its text (MDX). */
export function computeFingerprint(date: string, source: string): string {
  const words = source
    .replace(IMPORT, "")
    .replace(VALUE, (whole, name: string) => (name.startsWith("owner.") ? whole : lookUpFigure(name)))
    .replace(/\s+/g, " ")
    .trim();
  return createHash("sha256").update(`${date}\n${words}`).digest("hex").slice(0, DIGITS);
}

export function readSource(text: DatedText): string {
  return readFileSync(`${FOLDER}/${text}.mdx`, "utf8");
}

/** Texts that have changed since their date. */
export function findOutdated(
  dated: Record<DatedText, Edition> = editions,
  read: (text: DatedText) => string = readSource,
): DatedText[] {
  return datedTexts.filter(
    (text) => dated[text].fingerprint !== computeFingerprint(dated[text].date, read(text)),
  );
}

function lookUpFigure(name: string): string {
  const found = name
    .split(".")
    .reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], {
      ...pageFigures,
      ...constants,
    });
  if (typeof found !== "string" && typeof found !== "number")
    throw new Error(`{${name}} is no figure of constants.ts or page-figures.ts.`);
  return String(found);
}
