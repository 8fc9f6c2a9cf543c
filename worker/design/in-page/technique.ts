// How the page is made: markup, style rules, typefaces, layout.
import type { Technique } from "../page-snapshot.ts";
import { countLayouts, countLayoutTables } from "./large-boxes.ts";
import { countObsoleteAttributes, countObsoleteTags } from "./obsolete.ts";
import { readOldTechniques } from "./old-techniques.ts";
import { attributeOf, rootElement } from "./plain-dom.ts";
import { readStyleRules, type StyleFacts } from "./style-rules.ts";
import type { Capped, SeenElement } from "./visible-elements.ts";
import { isFontService, readWebfonts } from "./webfonts.ts";

const MAX_TEXT = 200;

export function readTechnique({ items: seen }: Capped<SeenElement>): Technique {
  const rules = readStyleRules();
  return {
    viewportMeta: metaContent("viewport"),
    doctype: doctypeName(),
    obsoleteTags: countObsoleteTags(),
    obsoleteAttributes: countObsoleteAttributes(),
    layoutTables: countLayoutTables(),
    layouts: countLayouts(seen),
    fonts: readWebfonts(rules),
    widthQueries: widthQueries(rules),
    cssFeatures: [...rules.features].sort(),
    oldTechniques: readOldTechniques(seen, rules.hasBlinkingText),
    hasDarkScheme: rules.asksForDarkScheme || offersDarkScheme(),
    hasResponsiveImages: rules.hasImageSets || hasResponsiveMarkup(),
    isHttps: location.protocol === "https:",
  };
}

/** Content of the last meta element with this name, as browsers take it. */
function metaContent(name: string): string | null {
  const metas = [...rootElement().querySelectorAll(`meta[name="${name}" i]`)];
  return metas.at(-1)?.getAttribute("content")?.trim().slice(0, MAX_TEXT) ?? null;
}

/** "html", or with the public identifier behind it: "html -//W3C//DTD HTML 4.01 Transitional//EN". */
function doctypeName(): string | null {
  const { doctype } = document;
  return doctype && `${doctype.name} ${doctype.publicId}`.trim().slice(0, MAX_TEXT);
}

function widthQueries({ widthQueries: count, unreadable }: StyleFacts): number | null {
  const unknown = unreadable.filter((sheet) => !isFontService(sheet));
  return count === 0 && unknown.length > 0 ? null : count;
}

function offersDarkScheme(): boolean {
  const schemes = `${getComputedStyle(rootElement()).colorScheme} ${metaContent("color-scheme") ?? ""}`;
  return /\bdark\b/.test(schemes);
}

function hasResponsiveMarkup(): boolean {
  const root = rootElement();
  if (root.querySelector("img[srcset], picture > source[srcset]")) return true;
  // link rel=preload asks for the picture of a srcset that a script will write.
  return [...root.querySelectorAll("link[imagesrcset]")].some((link) => attributeOf(link, "as") === "image");
}
