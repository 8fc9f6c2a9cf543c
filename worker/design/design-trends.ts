// Whether a page is built as pages are today. Lists what was found; sets no score.
import type { DesignRating } from "#contract/design-rating.ts";
import type { DesignFacts } from "./design-facts.ts";
import type { MediaItem, PageSnapshot, Technique } from "./page-snapshot.ts";
import { germanNumber, listed } from "./wording.ts";

/** Points of the aspect modernity, 0–100. */
const LEAST_MODERN = 70;
const MODERN_FORMATS = ["avif", "webp", "svg"];
const GRAVE_TECHNIQUES: Record<string, string> = {
  frameset: "Seitenaufbau mit Frames",
  marquee: "Lauftext (marquee)",
  blink: "Blinkender Text (blink)",
  flash: "Flash-Inhalte, die kein Browser mehr zeigt",
  applet: "Java-Applets, die kein Browser mehr zeigt",
  "spacer-gif": "Abstände aus leeren Bildern",
};
const LIGHT_TECHNIQUES: Record<string, string> = {
  "jquery-1": "jQuery in der Version 1, seit 2016 ohne Pflege",
  "visitor-counter": "Besucherzähler",
};

/** Modern: at least 70 points of modernity, and nothing found that belongs to the web of the years before 2010. */
export function designTrends(
  { desktop, mobile }: DesignFacts,
  modernity: number,
): DesignRating["designTrends"] {
  const grave = graveElements(desktop.snapshot.technique);
  return {
    isModern: modernity >= LEAST_MODERN && grave.length === 0,
    followsTrends: trends(desktop.snapshot, mobile.snapshot),
    outdatedElements: [...grave, ...lightElements(desktop.snapshot.technique)],
  };
}

function trends({ technique, media }: PageSnapshot, mobile: PageSnapshot): string[] {
  const { cssFeatures, layouts, fonts } = technique;
  const pictures = [...media, ...mobile.media].filter(isJudgedPicture);
  const modern = pictures.filter(({ format }) => format !== null && MODERN_FORMATS.includes(format));
  return chosen([
    [layouts.grid > 0, "Aufbau im CSS-Raster (Grid)"],
    [cssFeatures.includes("clamp"), "Größen, die mit dem Fenster wachsen (clamp)"],
    [cssFeatures.includes("container"), "Bausteine, die sich nach ihrem Platz richten (Container-Abfragen)"],
    [cssFeatures.includes("custom-properties"), "Farben und Maße an einer Stelle festgelegt (CSS-Variablen)"],
    [technique.hasDarkScheme, "Dunkle Darstellung auf Wunsch"],
    [
      pictures.length > 0 && modern.length * 2 >= pictures.length,
      `Bilder in sparsamen Formaten (${germanNumber(modern.length)} von ${germanNumber(pictures.length)})`,
    ],
    [technique.hasResponsiveImages, "Bilder in passender Größe für jedes Gerät (srcset)"],
    [
      fonts.some(({ origin, format }) => origin !== "foreign" && format === "woff2"),
      "Schriften vom eigenen Server (WOFF2)",
    ],
  ]);
}

function isJudgedPicture({ kind, inOverlay, format }: MediaItem): boolean {
  return (kind === "img" || kind === "background") && !inOverlay && format !== null;
}

function graveElements(technique: Technique): string[] {
  return chosen([
    [technique.viewportMeta === null, "Keine Anpassung an Handys (meta viewport fehlt)"],
    [
      technique.layoutTables > 0,
      `Seitenaufbau mit Tabellen (${germanNumber(technique.layoutTables)} gefunden)`,
    ],
    ...technique.oldTechniques.map(
      (name) => [Object.hasOwn(GRAVE_TECHNIQUES, name), GRAVE_TECHNIQUES[name] ?? ""] as const,
    ),
  ]);
}

function lightElements(technique: Technique): string[] {
  const { layouts, doctype, obsoleteTags, obsoleteAttributes } = technique;
  return chosen([
    [layouts.float > layouts.flex + layouts.grid, "Spalten mit float statt Flexbox oder Grid"],
    [doctype?.toLowerCase() !== "html", "Veralteter oder fehlender Dokumenttyp"],
    [Object.keys(obsoleteTags).length > 0, `Abgeschaffte HTML-Elemente: ${countedNames(obsoleteTags)}`],
    [
      Object.keys(obsoleteAttributes).length > 0,
      `Gestaltung in HTML-Attributen: ${countedNames(obsoleteAttributes)}`,
    ],
    [technique.widthQueries === 0, "Keine Regeln für schmale Bildschirme (Media Queries)"],
    ...technique.oldTechniques.map(
      (name) => [Object.hasOwn(LIGHT_TECHNIQUES, name), LIGHT_TECHNIQUES[name] ?? ""] as const,
    ),
  ]);
}

function countedNames(counts: Record<string, number>): string {
  const most = Object.entries(counts).sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return listed(most.map(([name, count]) => `${name} (${germanNumber(count)})`));
}

function chosen(entries: readonly (readonly [holds: boolean, text: string])[]): string[] {
  return entries.filter(([holds]) => holds).map(([, text]) => text);
}
