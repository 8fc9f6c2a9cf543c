// What the in-page script reads from a page in one viewport: raw facts, no judgement.
// Lengths in CSS px, boxes from the page's top left corner, colours in sRGB.
import type { Box, LabVitals, ViewportName } from "#contract/design-rating.ts";
import type { Color } from "../in-page/contrast-ratio.ts";
import type { PixelFigures } from "./pixels.ts";

export interface PageSnapshot {
  viewport: Size;
  /** scrollWidth and scrollHeight of the document. */
  page: Size;
  title: string;
  /** Visible elements with text of their own, in document order. */
  texts: TextItem[];
  media: MediaItem[];
  blocks: BlockItem[];
  controls: ControlItem[];
  /** What is painted, back to front. */
  surfaces: SurfaceItem[];
  /** What covers the page on arrival: consent banners, pop-ups, chat bubbles. */
  overlays: OverlayItem[];
  technique: Technique;
  brand: Brand;
  damage: Damage;
  vitals: LabVitals;
  /** Names of lists cut at their limit. */
  cutLists: string[];
}

export interface Size {
  width: number;
  height: number;
}

/** An element with visible text of its own, children excluded. */
export interface TextItem {
  box: Box;
  tag: string;
  /** 1–6 in a heading, else 0. */
  headingLevel: number;
  /** The own text of the element; of the first text in a heading all its words. Spaces collapsed, at most 120 characters. */
  sample: string;
  characters: number;
  lines: number;
  /** Longest line in characters: 0 for one-liners. */
  charactersPerLine: number;
  /** First family that is loaded, installed or common on visitors' machines; else the generic one. */
  family: string;
  size: number;
  /** 100–900 */
  weight: number;
  /** Ratio to the size; normal = 1.2. */
  lineHeight: number;
  align: "left" | "center" | "right" | "justify";
  isUppercase: boolean;
  /** As it appears over its background, alpha and opacity applied. */
  color: Color;
  /** Opaque; null behind a picture or gradient. */
  background: Color | null;
  /** All of it stands on a picture or gradient, which no filter changes. */
  isOverPicture: boolean;
  inControl: "link" | "button" | null;
  inOverlay: boolean;
  /** Marked disabled, or hidden from assistive technology. */
  isInactive: boolean;
  /** Runs by, as in a marquee. */
  isTicker: boolean;
}

export interface MediaItem {
  box: Box;
  kind: "img" | "svg" | "video" | "canvas" | "iframe" | "background";
  /** From the response's type or the address: "avif", "webp", "jpeg", "png", "gif", "svg", "bmp", "other"; null if unknown. */
  format: string | null;
  /** Pixels of the file; null where the browser does not tell. */
  natural: Size | null;
  /** A picture pulled out of its proportions. */
  isStretched: boolean;
  /** A background that repeats a small file. */
  isPattern: boolean;
  /** Of what a frame shows, where that is a host of the web; null for all others. */
  frameHost: string | null;
  inOverlay: boolean;
}

/** A block-level box with content, at least 40 × 8 px, in no overlay. */
export interface BlockItem {
  box: Box;
  tag: string;
  /** Index into blocks; −1 for the outermost. */
  parent: number;
  inner: Box;
  layout: "block" | "flex" | "grid" | "table" | "float" | "absolute" | "other";
  /** It and its siblings flow one below the other. */
  isStacked: boolean;
  /** Holds text or media directly. */
  isLeaf: boolean;
}

export interface ControlItem {
  box: Box;
  kind: "link" | "button" | "field";
  /** Accessible name, at most 80 characters; empty where there is none, or only a sign or a single letter. */
  name: string;
  /** Field: whether a label, aria-label or aria-labelledby names it (a placeholder does not). Others: true. */
  hasLabel: boolean;
  target: "phone" | "mail" | "page" | "anchor" | "other" | null;
  /** A link within a sentence, exempt from WCAG 2.5.8. */
  isInline: boolean;
  /** Of what looks like a button: own background or border, and padding. Null for others. */
  look: ControlLook | null;
  /** A button or field as the browser draws it by itself: nobody gave it a look. */
  isPlain: boolean;
  inOverlay: boolean;
}

export interface ControlLook {
  background: Color;
  color: Color;
  borderRadius: number;
  height: number;
  family: string;
  size: number;
}

export interface SurfaceItem {
  box: Box;
  color: Color;
  role: "background" | "border" | "text";
  /** 0–1: share of the box painted in this colour. */
  coverage: number;
}

export interface OverlayItem {
  box: Box;
  kind: "consent" | "dialog" | "bar" | "bubble";
  /** 0–1 of the viewport. */
  coverage: number;
}

export interface Technique {
  /** content of meta viewport; null without. */
  viewportMeta: string | null;
  /** "html"; with the public identifier behind it where there is one: "html -//W3C//DTD HTML 4.01//EN". */
  doctype: string | null;
  /** Obsolete elements with count: {"center": 3}. */
  obsoleteTags: Record<string, number>;
  /** Presentational attributes (bgcolor, align, border, …) with count. */
  obsoleteAttributes: Record<string, number>;
  /** Tables that hold blocks or pictures, without th or caption, and without rows of short entries. */
  layoutTables: number;
  /** Large boxes (a tenth of the viewport or more) by how they lay out their children. */
  layouts: { flex: number; grid: number; float: number; table: number; absolute: number; block: number };
  fonts: { family: string; display: string; format: string; origin: "own" | "foreign" | "inline" }[];
  /** Addresses of the style sheets that the page links for this screen, those of font services left out; at most 100. */
  sheets: string[];
  /** Style rules that did come, in sheets of the page's own origin and in the page. */
  styleRules: number;
  /** Media or container queries for a width; null where none was found and a sheet is unreadable. */
  widthQueries: number | null;
  /** CSS the sheets use: "custom-properties", "grid", "clamp", "container", "color-scheme", "aspect-ratio", "has", "nesting", "logical". */
  cssFeatures: string[];
  /** "frameset", "marquee", "blink", "flash", "applet", "spacer-gif", "jquery-1", "visitor-counter". */
  oldTechniques: string[];
  hasDarkScheme: boolean;
  /** srcset, picture or image-set in use. */
  hasResponsiveImages: boolean;
  isHttps: boolean;
}

export interface Brand {
  /** `isHeading`: written in a heading that leads nowhere; it may be the title of the page as well. */
  logo: {
    box: Box;
    linksHome: boolean;
    kind: "img" | "svg" | "background" | "text";
    isHeading: boolean;
  } | null;
  /** link rel=icon and the like, by rel; sizes as written. */
  icons: { rel: string; sizes: string; type: string; href: string }[];
  socialImage: string | null;
  themeColor: string | null;
  siteName: string | null;
}

/** At most 40 boxes of each. */
export interface Damage {
  /** Pictures that were asked for and did not come; boxes may be empty. */
  brokenImages: Box[];
  /** Where text is printed over other text. */
  overlaps: Box[];
  /** Where a line of text ends in the middle of its letters. */
  cutTexts: Box[];
  /** Texts in the colour of what is behind them. */
  invisibleTexts: Box[];
}

/** How one viewport was reached and what the page did meanwhile. */
export interface CaptureFacts {
  /** load fired within its time. */
  isLoaded: boolean;
  refusedRequests: number;
  /** Requests beyond the limits of a rating (worker/ports/browser/request-limits.ts). */
  leftOut: number;
  /** Addresses of style sheets that were asked for and did not come: not found, refused, or not in time. */
  missingSheets: string[];
  dialogs: number;
  downloads: number;
  popups: number;
}

export type DesignFacts = Record<ViewportName, ViewportFacts>;

export interface ViewportFacts {
  snapshot: PageSnapshot;
  pixels: PixelFigures;
  /** What the picture shows behind each of `snapshot.texts`; null where that was not read (figures/picture-grounds.ts). */
  grounds: readonly (Color | null)[];
  capture: CaptureFacts;
}
