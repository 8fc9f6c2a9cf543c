// With which techniques a page is built, old ones included.
import type { PageSnapshot, Technique } from "../page-snapshot.ts";
import { germanNumber } from "../wording.ts";
import { selectPageTexts } from "./body-text.ts";

export interface ObsoleteMarkup {
  count: number;
  /** "<center>", "bgcolor", most frequent first. */
  names: string[];
}

export function countObsoleteMarkup({ obsoleteTags, obsoleteAttributes }: Technique): ObsoleteMarkup {
  const found = [
    ...Object.entries(obsoleteTags).map(([tag, count]) => ({ name: `<${tag}>`, count })),
    ...Object.entries(obsoleteAttributes).map(([name, count]) => ({ name, count })),
  ].filter(({ count }) => count > 0);
  return {
    count: found.reduce((sum, { count }) => sum + count, 0),
    names: found.toSorted((a, b) => b.count - a.count).map(({ name }) => name),
  };
}

/** No page of today has these. */
const SEVERE = new Map([
  ["frameset", "Aufteilung in Frames"],
  ["marquee", "Lauftext (marquee)"],
  ["blink", "Blinkender Text"],
  ["flash", "Flash, das kein Browser mehr abspielt"],
  ["applet", "Java-Applet, das kein Browser mehr startet"],
  ["spacer-gif", "Durchsichtige Bilder als Abstandhalter"],
]);
const MINOR = new Map([
  ["jquery-1", "jQuery in der alten Fassung 1"],
  ["visitor-counter", "Besucherzähler"],
]);

/** German noun phrases; unknown names are left out. */
export function listOldTechniques(technique: Technique): string[] {
  return [...listSevereTechniques(technique), ...listMinorTechniques(technique)];
}

function listSevereTechniques({ oldTechniques }: Technique): string[] {
  return oldTechniques.flatMap((name) => SEVERE.get(name) ?? []);
}

export function listMinorTechniques(technique: Technique): string[] {
  const known = listMinorParts(technique);
  if (!hasOldDoctype(technique)) return known;
  return [...known, technique.doctype === null ? "Kein Dokumenttyp" : "Dokumenttyp aus der Zeit vor HTML5"];
}

/** What can be taken away: all but the doctype. */
export function listOldParts(technique: Technique): string[] {
  return [...listSevereTechniques(technique), ...listMinorParts(technique)];
}

function listMinorParts({ oldTechniques }: Technique): string[] {
  return oldTechniques.flatMap((name) => MINOR.get(name) ?? []);
}

/** None counts as old: browsers treat both alike. */
export function hasOldDoctype({ doctype }: Technique): boolean {
  return doctype?.toLowerCase() !== "html";
}

/** What alone makes a page one of former times, as German noun phrases. */
export function listDatingElements(technique: Technique): string[] {
  const { viewportMeta, layoutTables } = technique;
  return [
    ...(viewportMeta === null ? ["Keine Anpassung an Handys (meta viewport fehlt)"] : []),
    ...(layoutTables > 0 ? [`Seitenaufbau mit Tabellen (${germanNumber(layoutTables)} gefunden)`] : []),
    ...listSevereTechniques(technique),
  ];
}

/** Large areas with floats from which on they are columns: fewer are pictures beside a paragraph. */
export const MANY_FLOATS = 3;

export interface LayoutMethods {
  modern: number;
  floats: number;
  tables: number;
  /** Share of floats and tables among all, 0–1; 0 for a page without columns. */
  old: number;
}

export function countLayoutMethods({ layouts, layoutTables }: Technique): LayoutMethods {
  const modern = layouts.flex + layouts.grid;
  const all = modern + layouts.float + layoutTables;
  const old = all === 0 ? 0 : (layouts.float + layoutTables) / all;
  return { modern, floats: layouts.float, tables: layoutTables, old };
}

type Webfont = Technique["fonts"][number];

export interface FontLoading {
  count: number;
  /** Mean over the typefaces of three questions: text visible at once, own server, compressed file. 0–1; 1 without webfonts. */
  quality: number;
  foreign: string[];
  hiding: string[];
  uncompressed: string[];
}

/** Values of font-display that show text in a fallback until the typeface has loaded. */
const SHOWS_AT_ONCE = new Set(["swap", "fallback", "optional"]);

/** How text comes, matters for what is set in a typeface: those of signs alone may come late, and from where they come matters for all. */
export function measureFontLoading(snapshot: Pick<PageSnapshot, "technique" | "texts">): FontLoading {
  const { fonts } = snapshot.technique;
  const drawn = new Set(selectPageTexts(snapshot).map(({ family }) => family.toLowerCase()));
  const isDrawn = ({ family }: Webfont) => drawn.has(family.toLowerCase());
  const isHiding = (font: Webfont) =>
    isDrawn(font) && font.origin !== "inline" && !SHOWS_AT_ONCE.has(font.display);
  const isForeign = ({ origin }: Webfont) => origin === "foreign";
  // An unknown format is not held against the page.
  const isLarge = (font: Webfont) => isDrawn(font) && font.format !== "" && font.format !== "woff2";
  const faults = fonts.map((font) => [isHiding, isForeign, isLarge].filter((has) => has(font)).length / 3);
  return {
    count: new Set(fonts.filter(isDrawn).map(({ family }) => family)).size,
    quality: fonts.length === 0 ? 1 : 1 - faults.reduce((sum, fault) => sum + fault, 0) / fonts.length,
    foreign: listFamilies(fonts.filter(isForeign)),
    hiding: listFamilies(fonts.filter(isHiding)),
    uncompressed: listFamilies(fonts.filter(isLarge)),
  };
}

function listFamilies(fonts: readonly Webfont[]): string[] {
  return [...new Set(fonts.map(({ family }) => family))];
}
