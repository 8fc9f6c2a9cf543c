// A rating stays of a size that can be sent, whatever the page shows: pictures of noise, addresses of a megabyte, lists at their limits.
import { encode } from "fast-png";
import { describe, expect, it } from "vitest";
import { MAX_RATING_BYTES, MAX_SHOT_LENGTH } from "#contract/design-rating.ts";
import { MAX_URL_LENGTH } from "#contract/seo-request.ts";
import {
  box,
  brick,
  buttonLook,
  controlItem,
  designFacts,
  mediaItem,
  textItem,
} from "#test/support/design/page-snapshots.ts";
import type { PageCapture, ViewportCapture } from "#worker/design/capture.ts";
import type { PageSnapshot } from "#worker/design/page-snapshot.ts";
import { ratePage } from "#worker/design/rate-page.ts";
import { takePictures } from "#worker/ports/browser/pictures.ts";
import type { Tab } from "#worker/ports/browser/tab.ts";

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));
const words = (index: number, length: number) => `${index} ${"Ÿ".repeat(length)}`.slice(0, length);

/** Every list and text as long as the in-page script lets it be. */
const full: Partial<PageSnapshot> = {
  title: words(0, 300),
  texts: times(3_000, (index) =>
    textItem({
      sample: words(index, 120),
      family: words(index, 80),
      size: 7 + (index % 40),
      headingLevel: index % 7,
      box: box(index % 900, index * 2, 300, 20),
      color: { r: 200, g: 200, b: index % 255, a: 1 },
    }),
  ),
  controls: times(1_500, (index) =>
    controlItem({
      name: words(index, 80),
      box: box(index % 900, index * 3, 9, 9),
      look: buttonLook({
        family: words(index, 80),
        size: index % 50,
        background: { ...brick, g: index % 255 },
      }),
    }),
  ),
  media: times(400, () => mediaItem({ format: "bmp" })),
  overlays: times(20, () => ({
    box: box(0, 0, 1280, 700),
    kind: "consent" as const,
    coverage: 1,
  })),
  brand: {
    logo: null,
    icons: times(12, (index) => ({
      rel: words(index, 120),
      sizes: words(index, 120),
      type: words(index, 120),
      href: words(index, 300),
    })),
    socialImage: words(0, 300),
    themeColor: words(0, 120),
    siteName: words(0, 120),
  },
};

const thumbnail = encode({
  width: 2,
  height: 2,
  data: new Uint8Array(16).fill(200),
  channels: 4,
  depth: 8,
}).toBase64();

function captured(
  changes: Partial<ViewportCapture> = {},
  { url = "https://a.de/", snapshot = {} }: { url?: string; snapshot?: Partial<PageSnapshot> } = {},
): PageCapture {
  const facts = designFacts({ both: snapshot });
  const viewport = (name: "desktop" | "mobile"): ViewportCapture => ({
    snapshot: facts[name].snapshot,
    facts: facts[name].capture,
    shot: "A".repeat(MAX_SHOT_LENGTH),
    shotSize: { width: 1280, height: 6_000, pageHeight: 9_000 },
    thumbnail,
    ...changes,
  });
  return { url, desktop: viewport("desktop"), mobile: viewport("mobile") };
}

async function rated(capture: PageCapture) {
  const outcome = await ratePage(
    "https://a.de/",
    {
      capturePage: async () => ({ ok: true, capture }),
      askComment: null,
      modelId: "x",
      now: () => new Date(0),
    },
    new AbortController().signal,
  );
  if (!outcome.ok) throw new Error(outcome.code);
  return { ...outcome.rating, bytes: new TextEncoder().encode(JSON.stringify(outcome.rating)).length };
}

describe("the answer of the design rating", () => {
  it("stays below its limit with pictures and lists as large as they can be [SAFE-31]", async () => {
    const { bytes, notes, screenshots, screenshot } = await rated(captured({}, { snapshot: full }));
    expect(bytes).toBeGreaterThan(3 * MAX_SHOT_LENGTH);
    expect(bytes).toBeLessThan(MAX_RATING_BYTES);
    expect(screenshot).toBe(screenshots.desktop);
    expect(notes.join()).not.toMatch(/gröber|fehlt\./);
  });

  it("cuts an address that a page gave itself, and says so [SAFE-31]", async () => {
    const { url, notes } = await rated(captured({}, { url: `https://a.de/${"x".repeat(1_900_000)}` }));
    expect(url).toHaveLength(MAX_URL_LENGTH);
    expect(notes).toContain("Die Adresse der Seite ist sehr lang und steht hier gekürzt.");
  });

  it("leaves out pictures of 16 MB, and says so [SAFE-31]", async () => {
    const { bytes, notes, screenshot } = await rated(captured({ shot: "A".repeat(5_400_000) }));
    expect(bytes).toBeLessThan(100_000);
    expect(screenshot).toBe("data:image/jpeg;base64,");
    expect(notes).toEqual(
      expect.arrayContaining([
        "Das Bild der Seite am Rechner ist zu groß und fehlt.",
        "Das Bild der Seite auf dem Handy ist zu groß und fehlt.",
      ]),
    );
  });

  it("says when a picture is coarser than usual [SAFE-31]", async () => {
    const shotSize = { width: 1280, height: 6_000, pageHeight: 6_000, isReduced: true } as const;
    const { notes } = await rated(captured({ shotSize }));
    expect(notes.filter((note) => note.includes("ist gröber als sonst"))).toHaveLength(2);
  });
});

interface Asked {
  quality?: number;
  clip?: { scale: number };
  format?: string;
}

/** A tab whose pictures have so many characters for each pixel at full quality. */
function tabWith(charactersAPixel: number) {
  const asked: Asked[] = [];
  const send = async (method: string, options: Asked = {}) => {
    if (method !== "Page.captureScreenshot") return {};
    asked.push(options);
    const scale = options.clip?.scale ?? 1;
    const share = options.format === "png" ? 0 : (options.quality ?? 0) / 72;
    return { data: "A".repeat(Math.round(1280 * 6_000 * scale ** 2 * charactersAPixel * share)) };
  };
  const tab = { session: { send }, during: (work: Promise<unknown>) => work } as unknown as Tab;
  const jpegs = () =>
    asked.filter(({ format }) => format === "jpeg").map(({ quality, clip }) => [quality, clip?.scale]);
  return { tab, jpegs };
}

describe("the pictures of a page", () => {
  it("are taken once where they are of ordinary size [SAFE-31]", async () => {
    const { tab, jpegs } = tabWith(0.17);
    const { shot, shotSize } = await takePictures(tab, { width: 1280, height: 9_000 }, 1_000);
    expect(jpegs()).toEqual([[72, 1]]);
    expect(shot.length).toBeLessThan(MAX_SHOT_LENGTH);
    expect(shotSize).toEqual({ width: 1280, height: 6_000, pageHeight: 9_000 });
  });

  it.each([
    ["of fine patterns", 0.4, [72, 40]],
    ["of noise", 0.73, [72, 40, 40]],
  ])(
    "%s are taken again until they are small enough [SAFE-31]",
    async (_page, charactersAPixel, qualities) => {
      const { tab, jpegs } = tabWith(charactersAPixel);
      const { shot, shotSize } = await takePictures(tab, { width: 1280, height: 6_000 }, 1_000);
      expect(jpegs().map(([quality]) => quality)).toEqual(qualities);
      expect(shot.length).toBeLessThanOrEqual(MAX_SHOT_LENGTH);
      expect(shotSize.isReduced).toBe(true);
    },
  );
});
