// Lists modern and outdated traits of a page; sets no score.
import type { DesignRating } from "#contract/design-rating.ts";
import { isWholeOnPhone } from "./figures/phone.ts";
import {
  countLayoutMethods,
  listDatingElements,
  listMinorTechniques,
  MANY_FLOATS,
  measureFontLoading,
} from "./figures/techniques.ts";
import type { DesignFacts, MediaItem, PageSnapshot, Technique } from "./page-snapshot.ts";
import { MIN_MODERN_SCORE } from "./score-modernity.ts";
import { germanNumber, joinList } from "./wording.ts";

const MODERN_FORMATS = ["avif", "webp", "svg"];
/** Whether a page is modern follows from the whole points of its aspect alone, which what dates a page keeps below (score-modernity.ts). */
export function detectDesignTrends(facts: DesignFacts, modernity: number): DesignRating["designTrends"] {
  const [desktop, mobile] = [facts.desktop.snapshot, facts.mobile.snapshot];
  const isFitting = isWholeOnPhone(mobile);
  return {
    isModern: modernity >= MIN_MODERN_SCORE,
    followsTrends: findTrends(desktop, mobile),
    outdatedElements: [
      ...listDatingElements(desktop.technique),
      ...findMinorElements(desktop.technique, isFitting),
    ],
  };
}

function findTrends(desktop: PageSnapshot, mobile: PageSnapshot): string[] {
  const { technique, media } = desktop;
  const { cssFeatures, layouts } = technique;
  const { count, foreign, uncompressed } = measureFontLoading(desktop);
  const pictures = (media.some(isJudgedPicture) ? media : mobile.media).filter(isJudgedPicture);
  const modern = pictures.filter(({ format }) => format !== null && MODERN_FORMATS.includes(format));
  return pickTexts([
    layouts.grid > 0 && countLayoutMethods(technique).old < 0.5 && "Aufbau im CSS-Raster (Grid)",
    cssFeatures.includes("clamp") && "Größen, die mit dem Fenster wachsen (clamp)",
    cssFeatures.includes("container") && "Bausteine, die sich nach ihrem Platz richten (Container-Abfragen)",
    cssFeatures.includes("custom-properties") &&
      "Farben oder Maße an einer Stelle festgelegt (CSS-Variablen)",
    technique.hasDarkScheme && "Dunkle Darstellung auf Wunsch",
    pictures.length > 0 &&
      modern.length * 2 >= pictures.length &&
      `Bilder in sparsamen Formaten (${germanNumber(modern.length)} von ${germanNumber(pictures.length)})`,
    technique.hasResponsiveImages &&
      "Bilder in mehreren Größen, aus denen sich das Gerät eine aussucht (srcset)",
    count > 0 && foreign.length + uncompressed.length === 0 && "Schriften vom eigenen Server (WOFF2)",
  ]);
}

/** Pictures that came: backgrounds are as often the arrow of a field or the sign of a list. */
function isJudgedPicture({ kind, inOverlay, format, natural }: MediaItem): boolean {
  return kind === "img" && !inOverlay && format !== null && natural !== null;
}

function findMinorElements(technique: Technique, isFitting: boolean): string[] {
  const { layouts, obsoleteAttributes } = technique;
  // Those are told by what they do.
  const { marquee: _, blink: __, ...tags } = technique.obsoleteTags;
  return pickTexts([
    layouts.float >= MANY_FLOATS &&
      layouts.float > layouts.flex + layouts.grid &&
      "Spalten mit float statt Flexbox oder Grid",
    Object.keys(tags).length > 0 && `Abgeschaffte HTML-Elemente: ${listWithCounts(tags)}`,
    Object.keys(obsoleteAttributes).length > 0 &&
      `Gestaltung in HTML-Attributen: ${listWithCounts(obsoleteAttributes)}`,
    technique.widthQueries === 0 && !isFitting && "Keine Regeln für schmale Bildschirme (Media Queries)",
  ]).concat(listMinorTechniques(technique));
}

function listWithCounts(counts: Record<string, number>): string {
  const most = Object.entries(counts).sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return joinList(most.map(([name, count]) => `${name} (${germanNumber(count)})`));
}

function pickTexts(candidates: readonly (string | false)[]): string[] {
  return candidates.filter((text) => text !== false);
}
