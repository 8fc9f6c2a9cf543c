// Made-up facts of pages, hostile ones included: odd sizes, empty texts, boxes off the page.

import fc from "fast-check";
import type { Box } from "#contract/design-rating.ts";
import type {
  BlockItem,
  ControlItem,
  DesignFacts,
  MediaItem,
  OverlayItem,
  PageSnapshot,
  SurfaceItem,
  Technique,
  TextItem,
} from "#worker/design/page-snapshot.ts";
import type { Color } from "#worker/in-page/contrast-ratio.ts";
import { designFacts, pageSnapshot, technique, viewports } from "./page-snapshots.ts";

const length = fc.oneof(fc.integer({ min: 0, max: 1500 }), fc.double({ min: 0, max: 9000, noNaN: true }));
const position = fc.oneof(
  fc.integer({ min: -500, max: 8000 }),
  fc.double({ min: -1e5, max: 1e5, noNaN: true }),
);
const box: fc.Arbitrary<Box> = fc.record({ x: position, y: position, width: length, height: length });
const channel = fc.double({ min: 0, max: 255, noNaN: true });
const color = (a: fc.Arbitrary<number> = fc.double({ min: 0, max: 1, noNaN: true })): fc.Arbitrary<Color> =>
  fc.record({ r: channel, g: channel, b: channel, a });
const opaque = color(fc.constant(1));
const words = fc.oneof(
  fc.constantFrom("Wir bauen Dächer", "Jetzt anrufen!", "", "undefined", "Über „uns“", "0", "\u202eegna"),
  fc.string({ maxLength: 30 }),
);
const family = fc.constantFrom(
  "Figtree",
  "Lora",
  "Arial",
  "serif",
  "Comic Sans MS",
  "Papyrus",
  "monospace",
  "",
);
const weight = fc.constantFrom(100, 300, 400, 500, 600, 700, 900);
const align = fc.constantFrom("left", "center", "right", "justify");

const text: fc.Arbitrary<TextItem> = fc.record({
  box,
  tag: fc.constantFrom("p", "h1", "h2", "a", "div"),
  headingLevel: fc.constantFrom(0, 0, 0, 1, 2, 3, 6),
  sample: words,
  characters: fc.integer({ min: 0, max: 5000 }),
  lines: fc.integer({ min: 0, max: 40 }),
  charactersPerLine: fc.integer({ min: 0, max: 300 }),
  family,
  size: fc.oneof(fc.constantFrom(0, 12, 16, 17, 24, 48), fc.double({ min: 0, max: 400, noNaN: true })),
  weight,
  lineHeight: fc.double({ min: 0, max: 4, noNaN: true }),
  align,
  isUppercase: fc.boolean(),
  color: opaque,
  background: fc.option(opaque),
  inControl: fc.constantFrom(null, "link", "button"),
  inOverlay: fc.boolean(),
  isInactive: fc.boolean(),
  isOverPicture: fc.boolean(),
  isTicker: fc.boolean(),
});

const media: fc.Arbitrary<MediaItem> = fc.record({
  box,
  kind: fc.constantFrom("img", "svg", "video", "canvas", "iframe", "background"),
  format: fc.constantFrom(null, "avif", "jpeg", "png", "svg", "other"),
  natural: fc.option(fc.record({ width: length, height: length })),
  isStretched: fc.boolean(),
  isPattern: fc.boolean(),
  frameHost: fc.option(fc.constantFrom("www.youtube-nocookie.com", "maps.example.org")),
  inOverlay: fc.boolean(),
});

const control: fc.Arbitrary<ControlItem> = fc.record({
  box,
  kind: fc.constantFrom("link", "button", "field"),
  name: words,
  hasLabel: fc.boolean(),
  isPlain: fc.boolean(),
  target: fc.constantFrom("phone", "mail", "page", "anchor", "other", null),
  isInline: fc.boolean(),
  look: fc.option(
    fc.record({
      background: color(),
      color: opaque,
      borderRadius: length,
      height: length,
      family,
      size: fc.double({ min: 0, max: 60, noNaN: true }),
    }),
  ),
  inOverlay: fc.boolean(),
});

const surface: fc.Arbitrary<SurfaceItem> = fc.record({
  box,
  color: color(),
  role: fc.constantFrom("background", "border", "text"),
  coverage: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
});

const overlay: fc.Arbitrary<OverlayItem> = fc.record({
  box,
  kind: fc.constantFrom("consent", "dialog", "bar", "bubble"),
  coverage: fc.double({ min: 0, max: 1, noNaN: true }),
});

const block: fc.Arbitrary<BlockItem> = fc.record({
  box,
  tag: fc.constantFrom("div", "section", "p"),
  parent: fc.constant(-1),
  inner: box,
  layout: fc.constantFrom("block", "flex", "grid", "table", "float", "absolute", "other"),
  isStacked: fc.boolean(),
  isLeaf: fc.boolean(),
});

const count = fc.integer({ min: 0, max: 30 });
const someTechnique: fc.Arbitrary<Technique> = fc
  .record({
    viewportMeta: fc.constantFrom(null, "", "width=device-width", "width=1024", "initial-scale=0"),
    doctype: fc.constantFrom(null, "html", "-//W3C//DTD HTML 4.01//EN"),
    obsoleteTags: fc.dictionary(fc.constantFrom("center", "font", "marquee"), fc.integer({ min: 1, max: 9 })),
    layoutTables: count,
    layouts: fc.record({
      flex: count,
      grid: count,
      float: count,
      table: count,
      absolute: count,
      block: count,
    }),
    widthQueries: fc.option(count),
    oldTechniques: fc.subarray(["frameset", "marquee", "flash", "jquery-1", "visitor-counter"]),
    hasDarkScheme: fc.boolean(),
  })
  .map((changes) => technique(changes));

const snapshot: fc.Arbitrary<Partial<PageSnapshot>> = fc.record({
  page: fc.record({ width: fc.integer({ min: 1, max: 4000 }), height: fc.integer({ min: 1, max: 60_000 }) }),
  texts: fc.array(text, { maxLength: 14 }),
  media: fc.array(media, { maxLength: 5 }),
  blocks: fc.array(block, { maxLength: 8 }),
  controls: fc.array(control, { maxLength: 10 }),
  surfaces: fc.array(surface, { maxLength: 12 }),
  overlays: fc.array(overlay, { maxLength: 3 }),
  technique: someTechnique,
  brand: fc.record({
    logo: fc.option(
      fc.record({
        box,
        linksHome: fc.boolean(),
        kind: fc.constantFrom("img", "svg", "background", "text"),
        isHeading: fc.boolean(),
      }),
    ),
    icons: fc.array(
      fc.record({
        rel: fc.constantFrom("icon", "shortcut icon", "apple-touch-icon", "mask-icon"),
        sizes: fc.constantFrom("", "any", "16x16", "180x180"),
        type: fc.constantFrom("", "image/svg+xml"),
        href: fc.constantFrom("/favicon.ico", "/icon.svg"),
      }),
      { maxLength: 3 },
    ),
    socialImage: fc.option(fc.constant("https://a.de/teilen.jpg")),
    themeColor: fc.option(fc.constant("#b3402a")),
    siteName: fc.option(words),
  }),
  cutLists: fc.subarray(["texts", "surfaces"]),
});

/** Facts of a page in both viewports. */
export const arbitraryDesignFacts: fc.Arbitrary<DesignFacts> = fc
  .record({
    desktop: snapshot,
    mobile: snapshot,
    phoneWidth: fc.constantFrom(390, 390, 980),
    colourfulness: fc.double({ min: 0, max: 150, noNaN: true }),
    luminanceSpread: fc.double({ min: 0, max: 0.5, noNaN: true }),
    capture: fc.record({
      isLoaded: fc.boolean(),
      refusedRequests: count,
      missingSheets: fc.constant<string[]>([]),
      leftOut: count,
      dialogs: count,
      downloads: count,
      popups: count,
    }),
  })
  .map(({ desktop, mobile, phoneWidth, colourfulness, luminanceSpread, capture }) => {
    const facts = designFacts({ desktop, pixels: { colourfulness, luminanceSpread }, capture });
    const viewport = { ...viewports.mobile, width: phoneWidth };
    return { ...facts, mobile: { ...facts.mobile, snapshot: pageSnapshot({ ...mobile, viewport }) } };
  });
