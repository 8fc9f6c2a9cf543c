import { describe, expect, it } from "vitest";
import {
  box,
  brick,
  buttonLook,
  controlItem,
  designFacts,
  ink,
  mediaItem,
  pageSnapshot,
  surfaceItem,
  textItem,
} from "#test/support/design/page-snapshots.ts";
import { groupButtons, inspectSiteIcons } from "#worker/design/figures/branding.ts";
import type { Brand, ControlLook, PageSnapshot } from "#worker/design/page-snapshot.ts";
import { branding } from "#worker/design/registry.ts";
import { scoreAspect } from "#worker/design/score-aspect.ts";

const icon = (changes: Partial<Brand["icons"][number]> = {}) => ({
  rel: "icon",
  sizes: "",
  type: "",
  href: "/favicon.ico",
  ...changes,
});
const brand: Brand = {
  logo: { box: box(20, 20, 160, 40), linksHome: true, kind: "svg", isHeading: false },
  icons: [icon({ href: "/icon.svg" }), icon({ rel: "apple-touch-icon", href: "/touch.png" })],
  socialImage: "https://dachdecker-muster.de/teilen.jpg",
  themeColor: "#b3402a",
  siteName: "Dachdecker Muster",
};
const page: Partial<PageSnapshot> = {
  brand,
  texts: [textItem(), textItem({ sample: "Mehr dazu", color: brick, inControl: "link" })],
  controls: [controlItem({ kind: "button", look: buttonLook() })],
  media: Array.from({ length: 6 }, (_, at) => mediaItem({ box: box(0, 300 * at, 640, 300) })),
};
const button = (look: Partial<ControlLook>) => controlItem({ look: buttonLook(look) });

const judge = (changes: Partial<PageSnapshot>) =>
  scoreAspect(branding, designFacts({ desktop: { ...page, ...changes } }));
const read = (id: string, changes: Partial<PageSnapshot>) =>
  judge(changes).gauges.find(({ gauge }) => gauge.id === id);

describe("branding", () => {
  it("gives a page that does everything right all points, and counts every gauge on any page", () => {
    expect(judge({}).score).toBe(100);
    const empty = scoreAspect(branding, designFacts());
    expect(empty.score).toBe(0);
    // Without pictures none can be stretched.
    expect(empty.gauges.map(({ gauge }) => gauge.id)).toEqual(
      branding.gauges.map(({ id }) => id).filter((id) => id !== "stretched-pictures"),
    );
  });

  it.each([
    ["6 on a fifth of the page", 6, 300, 1],
    ["none", 0, 300, 0],
    ["6 tiny ones", 6, 30, 0.5],
    ["3 on a fifth of the page", 3, 600, 0.75],
  ])("pictures: %s", (_, count, height, share) => {
    const media = Array.from({ length: count }, (_item, at) =>
      mediaItem({ box: box(0, height * at, height < 100 ? 30 : 640, height) }),
    );
    expect(read("imagery", { media })?.score).toBeCloseTo(share, 1);
  });

  it("misses pictures that keep their proportions, where some do not", () => {
    const media = [true, false, false, false].map((isStretched) => mediaItem({ isStretched }));
    expect(read("stretched-pictures", { media })?.score).toBeCloseTo(1 - 0.25 / 0.4, 5);
    expect(read("stretched-pictures", { media })?.reading.annotations).toHaveLength(1);
    expect(read("stretched-pictures", { media: [] })).toBeUndefined();
  });

  it.each([
    [null, 0],
    [{ ...brand.logo, linksHome: false }, 0.6],
    [brand.logo, 1],
  ])("logo %o gives %d of the points", (logo, share) => {
    expect(read("logo", { brand: { ...brand, logo: logo as Brand["logo"] } })?.score).toBe(share);
  });

  it.each([
    [[], 0],
    [[icon({ href: "/icon.png" })], 0.5],
    [[icon()], 0.75],
    [[icon({ rel: "shortcut icon", sizes: "16x16 32x32" })], 0.75],
    [[icon({ type: "image/svg+xml" })], 0.75],
    [[icon({ rel: "apple-touch-icon-precomposed" })], 0.25],
    [[icon({ rel: "mask-icon" })], 0],
  ])("icons %o give %d of the points", (icons, share) => {
    expect(read("favicons", { brand: { ...brand, icons } })?.score).toBe(share);
  });

  it("knows sharp icons by size, by type and by name", () => {
    expect(inspectSiteIcons({ icons: [icon({ sizes: "16x16" })] }).isSharp).toBe(false);
    expect(inspectSiteIcons({ icons: [icon({ sizes: "any" })] }).isSharp).toBe(true);
    expect(inspectSiteIcons({ icons: [icon({ href: "/logo.svg?v=2" })] }).isSharp).toBe(true);
  });

  it("knows an inline icon that is drawn by its type alone [EYE-31]", () => {
    expect(inspectSiteIcons({ icons: [icon({ href: "data:image/svg+xml" })] }).isSharp).toBe(true);
    expect(inspectSiteIcons({ icons: [icon({ href: "data:image/png" })] }).isSharp).toBe(false);
  });

  it("counts the looks of buttons; small differences are none", () => {
    const alike = [
      button({}),
      button({ height: 44, borderRadius: 7, size: 16 }),
      button({ background: { ...brick, r: 182 } }),
    ];
    expect(groupButtons(pageSnapshot({ controls: alike }))).toHaveLength(1);
    const pills = [button({ borderRadius: 9999 }), button({ borderRadius: 24 })];
    expect(groupButtons(pageSnapshot({ controls: pills }))).toHaveLength(1);
    const clear = { r: 0, g: 0, b: 0, a: 0 };
    const different = [
      button({}),
      button({ borderRadius: 0 }),
      button({ family: "Arial" }),
      button({ height: 90 }),
      button({ background: ink }),
      button({ background: clear, color: brick }),
      button({ background: clear, color: ink }),
      button({ size: 24 }),
    ];
    expect(groupButtons(pageSnapshot({ controls: different }))).toHaveLength(8);
    const { score, reading } = read("button-looks", { controls: different }) ?? {};
    expect(score).toBe(0);
    expect(reading?.annotations).toHaveLength(4);
  });

  it("takes a page without recognisable buttons for the worst: removing their looks does not pay", () => {
    expect(read("button-looks", { controls: [controlItem({ look: null })] })?.score).toBe(0);
  });

  it("looks for the accent beside its button; the button's own ground is no second place", () => {
    const own = controlItem({ look: buttonLook(), box: box(100, 100, 200, 48) });
    const ground = surfaceItem({ color: brick, box: own.box });
    const alone = { texts: [textItem()], controls: [own], surfaces: [ground] };
    expect(read("accent-places", alone)?.reading.shown).toBe("1 von 4");
    const band = surfaceItem({ color: brick, box: box(0, 900, 1280, 200) });
    expect(read("accent-places", { ...alone, surfaces: [ground, band] })?.reading.shown).toBe("2 von 4");
    expect(read("accent-places", { texts: [textItem()], controls: [] })?.score).toBe(0);
  });

  it("misses the preview image, the site's name and its colour", () => {
    expect(read("preview-image", { brand: { ...brand, socialImage: null } })?.score).toBe(0);
    expect(read("site-identity", { brand: { ...brand, siteName: null } })?.score).toBeCloseTo(0.4, 9);
    expect(read("site-identity", { brand: { ...brand, themeColor: null } })?.reading.blame).toBe(
      "Von zwei Angaben zur Marke ist eine da: Es fehlt die Farbe für den Browser (theme-color).",
    );
  });
});
