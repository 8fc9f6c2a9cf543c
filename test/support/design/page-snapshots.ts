// What the browser reads from a page, made up: an empty modern page, and makers for what stands on it.

import type { Box, ViewportName } from "#contract/design-rating.ts";
import type {
  BlockItem,
  CaptureFacts,
  ControlItem,
  ControlLook,
  DesignFacts,
  MediaItem,
  PageSnapshot,
  Size,
  SurfaceItem,
  Technique,
  TextItem,
  ViewportFacts,
} from "#worker/design/page-snapshot.ts";
import type { PixelFigures } from "#worker/design/pixels.ts";
import type { Color } from "#worker/in-page/contrast-ratio.ts";

export const viewports: Record<ViewportName, Size> = {
  desktop: { width: 1280, height: 800 },
  mobile: { width: 390, height: 844 },
};

export const ink: Color = { r: 27, g: 35, b: 30, a: 1 };
export const paper: Color = { r: 255, g: 255, b: 255, a: 1 };
export const brick: Color = { r: 179, g: 64, b: 42, a: 1 };

export function box(x: number, y: number, width: number, height: number): Box {
  return { x, y, width, height };
}

/** A modern page with nothing on it, at 1280 × 800 unless `changes.viewport` says otherwise. */
export function pageSnapshot(changes: Partial<PageSnapshot> = {}): PageSnapshot {
  const viewport = changes.viewport ?? viewports.desktop;
  return {
    viewport,
    page: viewport,
    title: "Dachdecker Muster in Olfen",
    texts: [],
    media: [],
    blocks: [],
    controls: [],
    surfaces: [],
    overlays: [],
    technique: technique(),
    brand: {
      logo: null,
      icons: [],
      socialImage: null,
      themeColor: null,
      siteName: null,
    },
    damage: { brokenImages: [], overlaps: [], cutTexts: [], invisibleTexts: [] },
    vitals: { lcp: 800, cls: 0, tbt: 0 },
    cutLists: [],
    ...changes,
  };
}

export interface FactsChanges {
  desktop?: Partial<PageSnapshot>;
  mobile?: Partial<PageSnapshot>;
  /** Goes into both snapshots, before those of the single one. */
  both?: Partial<PageSnapshot>;
  pixels?: Partial<PixelFigures>;
  /** What the picture shows behind a text. */
  groundOf?: (text: TextItem) => Color | null;
  capture?: Partial<CaptureFacts>;
}

/** Facts of both viewports; without changes of an empty modern page. */
export function designFacts(changes: FactsChanges = {}): DesignFacts {
  const snapshot = (name: ViewportName) =>
    pageSnapshot({ viewport: viewports[name], ...changes.both, ...changes[name] });
  const facts = (name: ViewportName): ViewportFacts => ({
    snapshot: snapshot(name),
    grounds: snapshot(name).texts.map(changes.groundOf ?? (() => null)),
    pixels: { colourfulness: 40, luminanceSpread: 0.2, tones: 12, mainTone: 0.5, ...changes.pixels },
    capture: {
      isLoaded: true,
      refusedRequests: 0,
      missingSheets: [],
      leftOut: 0,
      dialogs: 0,
      downloads: 0,
      popups: 0,
      ...changes.capture,
    },
  });
  return { desktop: facts("desktop"), mobile: facts("mobile") };
}

/** One line of running text, 17 px, dark on white. */
export function textItem(changes: Partial<TextItem> = {}): TextItem {
  const sample = changes.sample ?? "Wir decken Ihr Dach mit Ziegeln aus der Region.";
  const size = changes.size ?? 17;
  return {
    box: box(160, 200, 400, Math.round(size * 1.6)),
    tag: "p",
    headingLevel: 0,
    sample,
    characters: sample.length,
    lines: 1,
    charactersPerLine: 0,
    family: "Figtree",
    size,
    weight: 400,
    lineHeight: 1.6,
    align: "left",
    isUppercase: false,
    color: ink,
    background: paper,
    isOverPicture: false,
    inControl: null,
    inOverlay: false,
    isInactive: false,
    isTicker: false,
    ...changes,
  };
}

/** A heading of the level: large and bold. */
export function headingItem(level: number, changes: Partial<TextItem> = {}): TextItem {
  const size = { 1: 48, 2: 34, 3: 23 }[level] ?? 19;
  return textItem({
    tag: `h${level}`,
    headingLevel: level,
    sample: "Dächer, die halten",
    size,
    weight: 700,
    lineHeight: 1.1,
    family: "Bricolage Grotesque",
    ...changes,
  });
}

/** An outermost leaf block that flows with its siblings. */
export function blockItem(changes: Partial<BlockItem> = {}): BlockItem {
  const outer = changes.box ?? box(160, 200, 400, 120);
  return {
    box: outer,
    tag: "div",
    parent: -1,
    inner: outer,
    layout: "block",
    isStacked: true,
    isLeaf: true,
    ...changes,
  };
}

/** A text link of comfortable size to a page of the same site. */
export function controlItem(changes: Partial<ControlItem> = {}): ControlItem {
  return {
    box: box(160, 20, 100, 44),
    kind: "link",
    name: "Leistungen",
    hasLabel: true,
    isPlain: false,
    target: "page",
    isInline: false,
    look: null,
    inOverlay: false,
    ...changes,
  };
}

/** How a filled button looks. */
export function buttonLook(changes: Partial<ControlLook> = {}): ControlLook {
  return {
    background: brick,
    color: paper,
    borderRadius: 6,
    height: 48,
    family: "Figtree",
    size: 17,
    ...changes,
  };
}

/** A photo in a modern format, at twice its shown size. */
export function mediaItem(changes: Partial<MediaItem> = {}): MediaItem {
  const shown = changes.box ?? box(640, 200, 480, 320);
  return {
    box: shown,
    kind: "img",
    format: "avif",
    natural: { width: shown.width * 2, height: shown.height * 2 },
    isStretched: false,
    isPattern: false,
    frameHost: null,
    inOverlay: false,
    ...changes,
  };
}

/** A painted background. */
export function surfaceItem(changes: Partial<SurfaceItem> = {}): SurfaceItem {
  return { box: box(0, 0, 1280, 800), color: paper, role: "background", coverage: 1, ...changes };
}

/** How a page of today is built. */
export function technique(changes: Partial<Technique> = {}): Technique {
  return {
    viewportMeta: "width=device-width, initial-scale=1",
    doctype: "html",
    obsoleteTags: {},
    obsoleteAttributes: {},
    layoutTables: 0,
    layouts: { flex: 3, grid: 4, float: 0, table: 0, absolute: 0, block: 6 },
    fonts: [{ family: "Figtree", display: "swap", format: "woff2", origin: "own" }],
    sheets: ["https://www.firma.de/stil.css"],
    styleRules: 120,
    widthQueries: 6,
    cssFeatures: ["custom-properties", "grid", "clamp"],
    oldTechniques: [],
    hasDarkScheme: false,
    hasResponsiveImages: true,
    isHttps: true,
    ...changes,
  };
}
