// What a package says about its licence: by its package.json and the files beside it.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { missingCopyright } from "./by-hand.ts";

const TEXTS = path.join(import.meta.dirname, "texts");
const NOTICE_FILE = /^(?:licen[sc]e|copying|notice)/i;
const COPYRIGHT_LINE = /^\s*copyright\b.*(?:\(c\)|©|\d{4})/i;
/** Title of a text, or what the Apache Foundation proposes to write beside its own: nothing that the standard text lacks. */
const ADDS_NOTHING =
  /^(?:(?:the)?mitlicense(?:mit)?)?(?:appendix.{0,700})?(?:licensedundertheapachelicense.{0,600}underthelicense)?$/;

export interface PackageNotice {
  name: string;
  version: string;
  /** SPDX identifier. */
  licence: string;
  /** Copyright alone where the standard text of the licence says the rest, else the package's own file. */
  lines: string[];
}

/** Licences whose text is told once for all, by SPDX identifier. */
export const standardTexts: ReadonlyMap<string, string> = new Map(
  readdirSync(TEXTS).map((file) => [path.parse(file).name, readFileSync(path.join(TEXTS, file), "utf8")]),
);

/** Throws where a package leaves its licence or its copyright open: somebody has to look it up. */
export function readNotice(folder: string): PackageNotice {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  const byHand = missingCopyright[name];
  const all = byHand ? [byHand] : readOwnFiles(folder);
  const copyright = all.filter((line) => byHand || COPYRIGHT_LINE.test(line));
  if (typeof license !== "string" || copyright.length === 0)
    throw new Error(
      `${folder}: licence or copyright to be looked up, for scripts/build/licences/by-hand.ts.`,
    );
  const others = all.filter((line) => !copyright.includes(line));
  const isStandard = saysNothingElse(others.join(""), license);
  if (isStandard && !standardTexts.has(license))
    throw new Error(`${folder}: scripts/build/licences/texts lacks ${license}.txt.`);
  return { name, version, licence: license, lines: isStandard ? copyright.map((line) => line.trim()) : all };
}

function readOwnFiles(folder: string): string[] {
  const files = readdirSync(folder).filter((file) => NOTICE_FILE.test(file));
  return files
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), "utf8").trimEnd().split(/\r?\n/));
}

/** Beside the standard text or a reference to it. */
function saysNothingElse(words: string, licence: string): boolean {
  const standard = letters(standardTexts.get(licence) ?? "");
  return ADDS_NOTHING.test(letters(words).replace(standard, ""));
}

/** Licence texts differ in line ends, quotes and capitals. */
function letters(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}
