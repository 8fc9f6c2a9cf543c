// What of today a page uses, and what it should leave behind. Technique alone; typefaces and colours are judged elsewhere.
import type { DesignFacts } from "./design-facts.ts";
import { fontLoading } from "./figures/font-loading.ts";
import { pictureFormats } from "./figures/large-pictures.ts";
import { layoutMethods } from "./figures/layout-methods.ts";
import { obsoleteMarkup, oldTechniques } from "./figures/old-marks.ts";
import { viewportMeta } from "./figures/viewport-meta.ts";
import { counted, listed, percent } from "./wording.ts";

/** German noun phrases with figures where there are some, what visitors notice first. */
export function followsTrends({ desktop: { snapshot } }: DesignFacts): string[] {
  const { technique } = snapshot;
  const { modern, old } = layoutMethods(technique);
  const formats = pictureFormats(snapshot);
  const fonts = fontLoading(technique);
  const uses = (feature: string) => technique.cssFeatures.includes(feature);
  return [
    ...(technique.hasDarkScheme ? ["Dunkle Darstellung für Geräte im Nachtmodus"] : []),
    ...(modern > 0 && old < 0.5
      ? [`Anordnung mit Grid und Flexbox (${counted(modern, "großer Bereich", "große Bereiche")})`]
      : []),
    ...(formats && formats.modern >= 0.5
      ? [`Bilder in WebP, AVIF oder SVG (${percent(formats.modern)} der Bildfläche)`]
      : []),
    ...(technique.hasResponsiveImages ? ["Bilder in mehreren Größen, je nach Gerät"] : []),
    ...(fonts.count > 0 && fonts.quality >= 0.95
      ? [`Schriften vom eigenen Server als WOFF2 (${fonts.count})`]
      : []),
    ...(uses("clamp") ? ["Schriftgrößen und Abstände, die mit dem Bildschirm wachsen (clamp)"] : []),
    ...(uses("container") ? ["Bausteine, die sich nach ihrem Platz richten (Container-Abfragen)"] : []),
    ...(uses("custom-properties") ? ["Farben und Maße an einer Stelle festgelegt (CSS-Variablen)"] : []),
  ];
}

/** German noun phrases with figures where there are some, the worst first. */
export function outdatedElements({ desktop: { snapshot } }: DesignFacts): string[] {
  const { technique } = snapshot;
  const { floats, tables } = layoutMethods(technique);
  const viewport = viewportMeta(technique.viewportMeta);
  const markup = obsoleteMarkup(technique);
  const formats = pictureFormats(snapshot);
  const bitmaps = formats?.old.filter(({ format }) => format === "gif" || format === "bmp").length ?? 0;
  return [
    ...(viewport === "missing" ? ["Keine Angabe für Handys (meta viewport)"] : []),
    ...(viewport === "fixed" ? ["Feste Breite am Handy"] : []),
    ...(tables > 0 ? [`Tabellen für das Layout (${tables})`] : []),
    ...oldTechniques(technique),
    ...(technique.isHttps ? [] : ["Unverschlüsselte Verbindung (http)"]),
    ...(markup.count > 0
      ? [`Veraltetes HTML: ${listed(markup.names, 4)} (${counted(markup.count, "Stelle", "Stellen")})`]
      : []),
    ...(floats > 0 ? [`Spalten mit Floats (${floats})`] : []),
    ...(bitmaps > 0 ? [`Große Bilder als GIF oder BMP (${bitmaps})`] : []),
  ];
}
