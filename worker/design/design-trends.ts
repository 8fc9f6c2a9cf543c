// Lists modern and outdated traits of a page; sets no score.
import type { DesignRating } from "#contract/design-rating.ts";
import type { DesignFacts, MediaItem, PageSnapshot, Technique } from "./page-snapshot.ts";
import { germanNumber, joinList } from "./wording.ts";

/** Points of the aspect modernity, 0–100. */
const MIN_MODERN_SCORE = 70;
const MODERN_FORMATS = ["avif", "webp", "svg"];
const SEVERE_TECHNIQUES = new Map([
  ["frameset", "Seitenaufbau mit Frames"],
  ["marquee", "Lauftext (marquee)"],
  ["blink", "Blinkender Text (blink)"],
  ["flash", "Flash-Inhalte, die kein Browser mehr zeigt"],
  ["applet", "Java-Applets, die kein Browser mehr zeigt"],
  ["spacer-gif", "Abstände aus leeren Bildern"],
]);
const MINOR_TECHNIQUES = new Map([
  ["jquery-1", "jQuery in der Version 1, seit 2016 ohne Pflege"],
  ["visitor-counter", "Besucherzähler"],
]);

/** Modern: at least 70 points of modernity, and no technique from before 2010. */
export function detectDesignTrends(facts: DesignFacts, modernity: number): DesignRating["designTrends"] {
  const [desktop, mobile] = [facts.desktop.snapshot, facts.mobile.snapshot];
  const severe = findSevereElements(desktop.technique);
  return {
    isModern: modernity >= MIN_MODERN_SCORE && severe.length === 0,
    followsTrends: findTrends(desktop, mobile),
    outdatedElements: [...severe, ...findMinorElements(desktop.technique)],
  };
}

function findTrends({ technique, media }: PageSnapshot, mobile: PageSnapshot): string[] {
  const { cssFeatures, layouts, fonts } = technique;
  const pictures = [...media, ...mobile.media].filter(isJudgedPicture);
  const modern = pictures.filter(({ format }) => format !== null && MODERN_FORMATS.includes(format));
  return pickTexts([
    layouts.grid > 0 && "Aufbau im CSS-Raster (Grid)",
    cssFeatures.includes("clamp") && "Größen, die mit dem Fenster wachsen (clamp)",
    cssFeatures.includes("container") && "Bausteine, die sich nach ihrem Platz richten (Container-Abfragen)",
    cssFeatures.includes("custom-properties") && "Farben und Maße an einer Stelle festgelegt (CSS-Variablen)",
    technique.hasDarkScheme && "Dunkle Darstellung auf Wunsch",
    pictures.length > 0 &&
      modern.length * 2 >= pictures.length &&
      `Bilder in sparsamen Formaten (${germanNumber(modern.length)} von ${germanNumber(pictures.length)})`,
    technique.hasResponsiveImages && "Bilder in passender Größe für jedes Gerät (srcset)",
    fonts.some(({ origin, format }) => origin !== "foreign" && format === "woff2") &&
      "Schriften vom eigenen Server (WOFF2)",
  ]);
}

function isJudgedPicture({ kind, inOverlay, format }: MediaItem): boolean {
  return (kind === "img" || kind === "background") && !inOverlay && format !== null;
}

function findSevereElements(technique: Technique): string[] {
  return pickTexts([
    technique.viewportMeta === null && "Keine Anpassung an Handys (meta viewport fehlt)",
    technique.layoutTables > 0 &&
      `Seitenaufbau mit Tabellen (${germanNumber(technique.layoutTables)} gefunden)`,
  ]).concat(technique.oldTechniques.flatMap((name) => SEVERE_TECHNIQUES.get(name) ?? []));
}

function findMinorElements(technique: Technique): string[] {
  const { layouts, doctype, obsoleteTags, obsoleteAttributes } = technique;
  return pickTexts([
    layouts.float > layouts.flex + layouts.grid && "Spalten mit float statt Flexbox oder Grid",
    doctype?.toLowerCase() !== "html" && "Veralteter oder fehlender Dokumenttyp",
    Object.keys(obsoleteTags).length > 0 && `Abgeschaffte HTML-Elemente: ${listWithCounts(obsoleteTags)}`,
    Object.keys(obsoleteAttributes).length > 0 &&
      `Gestaltung in HTML-Attributen: ${listWithCounts(obsoleteAttributes)}`,
    technique.widthQueries === 0 && "Keine Regeln für schmale Bildschirme (Media Queries)",
  ]).concat(technique.oldTechniques.flatMap((name) => MINOR_TECHNIQUES.get(name) ?? []));
}

function listWithCounts(counts: Record<string, number>): string {
  const most = Object.entries(counts).sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return joinList(most.map(([name, count]) => `${name} (${germanNumber(count)})`));
}

function pickTexts(candidates: readonly (string | false)[]): string[] {
  return candidates.filter((text) => text !== false);
}
