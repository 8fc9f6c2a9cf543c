// What the in-page script reads from a page in one viewport: raw, no judgement. Types only; in-page/ fills them, aspects/ judge.
// Lengths are CSS px, boxes count from the page's top left corner, colours are sRGB.
import type { Box, LabVitals } from "#contract/design-rating.ts";

export interface PageSnapshot {
  viewport: Size;
  /** scrollWidth and scrollHeight of the document. */
  page: Size;
  /** lang of the document, lower case; empty without. */
  language: string;
  title: string;
  /** Visible elements with text of their own, in document order. */
  texts: TextItem[];
  media: MediaItem[];
  /** Boxes that structure the page. */
  blocks: BlockItem[];
  controls: ControlItem[];
  /** What is painted, back to front. */
  surfaces: SurfaceItem[];
  /** What covers the page as a visitor finds it: consent banners, pop-ups, chat bubbles. */
  overlays: OverlayItem[];
  technique: Technique;
  brand: Brand;
  vitals: LabVitals;
  /** Lists that were cut at their limit, by name. */
  cutLists: string[];
}

export interface Size {
  width: number;
  height: number;
}

/** 0–255 each; alpha 0–1. */
export interface Color {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** An element with visible text that is its own, not its children's. */
export interface TextItem {
  box: Box;
  tag: string;
  /** 1–6 in a heading or below one, else 0. */
  headingLevel: number;
  /** The element's own text, spaces collapsed, at most 120 characters. */
  sample: string;
  /** Characters of the whole own text. */
  characters: number;
  /** Lines it is broken into. */
  lines: number;
  /** Longest line in characters: 0 for one-liners. */
  charactersPerLine: number;
  /** First family that is loaded, installed or common on visitors' machines; "serif"… where only the generic one is left. */
  family: string;
  size: number;
  /** 100–900 */
  weight: number;
  /** Ratio to the size; normal = 1.2. */
  lineHeight: number;
  align: "left" | "center" | "right" | "justify";
  isUppercase: boolean;
  /** Over its own background, alpha and opacity worked in. */
  color: Color;
  /** What stands behind it, opaque; null where a picture or gradient does. */
  background: Color | null;
  /** In a link or button: kind of control. */
  inControl: "link" | "button" | null;
  inOverlay: boolean;
  /** Marked disabled, or hidden from assistive technology. */
  isInactive: boolean;
}

export interface MediaItem {
  box: Box;
  kind: "img" | "svg" | "video" | "canvas" | "iframe" | "background";
  /** Address without query, at most 300 characters; empty for svg, canvas and data. */
  source: string;
  /** From the response's type or the address: "avif", "webp", "jpeg", "png", "gif", "svg", "bmp", "other"; null if unknown. */
  format: string | null;
  /** Pixels of the file; null where the browser does not tell. */
  natural: Size | null;
  hasAlt: boolean;
  isLazy: boolean;
  inOverlay: boolean;
}

/** A box with content that takes part in the layout: block-level, at least 40 × 8 px, in no overlay. */
export interface BlockItem {
  box: Box;
  tag: string;
  /** Index into blocks; −1 for the outermost. */
  parent: number;
  /** Content box, padding taken off. */
  inner: Box;
  layout: "block" | "flex" | "grid" | "table" | "float" | "absolute" | "other";
  textAlign: "left" | "center" | "right" | "justify";
  /** Children of its parent flow one below the other. */
  isStacked: boolean;
  /** Holds text or media directly. */
  isLeaf: boolean;
}

export interface ControlItem {
  box: Box;
  kind: "link" | "button" | "field";
  /** Accessible name, at most 80 characters; empty when there is none. */
  name: string;
  /** Field: whether a label, aria-label or aria-labelledby names it (a placeholder does not). Others: true. */
  hasLabel: boolean;
  target: "phone" | "mail" | "page" | "anchor" | "other" | null;
  /** A link within a sentence, which WCAG 2.5.8 lets be small. */
  isInline: boolean;
  /** Looks like a button: own ground or border and padding. Its look, to compare buttons with each other. */
  look: ControlLook | null;
  inOverlay: boolean;
}

export interface ControlLook {
  background: Color;
  color: Color;
  borderRadius: number;
  borderWidth: number;
  height: number;
  family: string;
  size: number;
  weight: number;
}

export interface SurfaceItem {
  box: Box;
  color: Color;
  /** "text" surfaces are ink: box of the text, `coverage` of it is painted. */
  role: "ground" | "border" | "text";
  /** 0–1: part of the box that is painted in this colour. */
  coverage: number;
}

export interface OverlayItem {
  box: Box;
  kind: "consent" | "dialog" | "bar" | "bubble";
  /** 0–1 of the viewport. */
  coverage: number;
  sample: string;
}

export interface Technique {
  /** content of meta viewport; null without. */
  viewportMeta: string | null;
  /** "html"; with the public identifier behind it where there is one: "html -//W3C//DTD HTML 4.01//EN". */
  doctype: string | null;
  /** Elements of HTML's list of obsolete ones, with count: {"center": 3}. */
  obsoleteTags: Record<string, number>;
  /** Presentational attributes (bgcolor, align, border, …) with count. */
  obsoleteAttributes: Record<string, number>;
  /** Tables without th or caption, of no role but presentation, that hold blocks or pictures: layout by table. */
  layoutTables: number;
  /** Of the large boxes (a tenth of the viewport or more), how many lay out their children so. */
  layouts: { flex: number; grid: number; float: number; table: number; absolute: number; block: number };
  /** Webfonts the page declares or loaded. */
  fonts: { family: string; display: string; format: string; origin: "own" | "foreign" | "inline" }[];
  /** Media or container queries that ask for a width; null where none was found and a sheet may not be read. */
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
  /** A picture or text in the header that stands for the firm. */
  logo: { box: Box; isLink: boolean; linksHome: boolean; kind: "img" | "svg" | "background" | "text" } | null;
  /** link rel=icon and the like, by rel; sizes as written. */
  icons: { rel: string; sizes: string; type: string; href: string }[];
  socialImage: string | null;
  themeColor: string | null;
  siteName: string | null;
}

/** How one viewport was reached and what the page did meanwhile. */
export interface CaptureFacts {
  /** load fired within its time. */
  isLoaded: boolean;
  /** Requests refused by the address guard. */
  refusedRequests: number;
  dialogs: number;
  downloads: number;
  popups: number;
}
