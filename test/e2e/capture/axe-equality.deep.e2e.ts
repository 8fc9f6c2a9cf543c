// The check's violations against axe-core run alone in the same browser, and its marks against the pixels of the pictures, on more than sixty pages.
import type { Browser, Page } from "@playwright/test";
import { type ViewportName, viewportNames } from "#contract/design-rating.ts";
import { axeInGerman } from "#scripts/build/check-scripts.ts";
import type { SeenByAxe } from "#worker/browser-check/readings.ts";
import type { Box } from "#worker/browser-check/spot.ts";
import { type AxePageServer, axePages, serveAxePages } from "../../support/browser-check/axe-pages.ts";
import { type CheckServer, startCheckServer } from "../../support/browser-check/check-server.ts";
import { findRings, ringStyles } from "../../support/browser-check/rings.ts";
import { expect, test } from "../../support/browser-test.ts";

const VIEWPORTS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  mobile: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} satisfies Record<ViewportName, object>;
/** Of the ring: an element may lie under another one, or beyond the edge of what holds it. */
const MIN_SHARE = 0.5;
/** Between our picture, which is packed, and a picture that is not. */
const MAX_DIFFERENCE = 0.2;
const SMALLEST = 8;
/** CSS px between the element and its mark. */
const MAX_SHIFT = 1;

/** Its slides are somewhere else when the bare browser is asked where they lie: compared by violations alone. */
const MOVING = "/design/script-carousel.html";

let site: AxePageServer;
let server: CheckServer;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  [site, server] = await Promise.all([serveAxePages(), startCheckServer()]);
});
test.afterAll(async () => {
  await Promise.all([site.close(), server.stop()]);
});

interface Found {
  rule: string;
  target: string;
}

/** As anybody calls it: without an option, on a page that was opened and nothing else. */
async function axeAlone(page: Page, url: string): Promise<Found[]> {
  await page.goto(url, { waitUntil: "load" });
  await page.evaluate(`${await axeInGerman()};0`);
  const { violations } = (await page.evaluate("axe.run()")) as {
    violations: { id: string; nodes: { target: (string | string[])[] }[] }[];
  };
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ rule: id, target: target.flat().join(" ") })),
  );
}

async function inBareBrowser<T>(
  browser: Browser,
  viewport: ViewportName,
  work: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...VIEWPORTS[viewport],
    reducedMotion: "reduce",
    locale: "de-DE",
  });
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

const said = (found: readonly Found[]) =>
  found.map(({ rule, target }) => `${rule} ${target.replace(/\s+/g, " ").slice(0, 240)}`).sort();
const ofReading = ({ axe }: SeenByAxe) =>
  axe.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ rule: id, target })));
/** What stands for the whole document has no ring of its own. */
const isElement = ({ target }: Pick<Found, "target">) =>
  !/^(?:html|body|head|meta|title)\b[^ ]*$/.test(target);

/** That of a link in a text would be told from the text by its ring, and no longer be a fault. */
const markedOf = (found: readonly Found[]) => {
  const linked = found.filter(({ rule }) => rule === "link-in-text-block").map(({ target }) => target);
  return [...new Set(found.filter(isElement).map(({ target }) => target))].filter(
    (target) => !linked.includes(target),
  );
};

/** CSS px from the page's top left corner. */
function boxIn(tab: Page, selector: string): Promise<Box> {
  return tab.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });
}

function farthest(one: Box, other: Box | undefined): number {
  if (!other) return Number.POSITIVE_INFINITY;
  return Math.max(
    ...(["x", "y", "width", "height"] as const).map((side) => Math.abs(one[side] - other[side])),
  );
}

test("there are sixty pages, and most of them have something to find [A11Y-05]", () => {
  expect(Object.keys(axePages).length).toBeGreaterThanOrEqual(60);
});

for (const at of Object.keys(axePages))
  test(`violations are those of axe alone, and every mark lies on its element: ${at} [A11Y-05] [A11Y-06]`, async ({
    browser,
    page,
  }) => {
    const url = `${site.origin}${at}`;
    const alone = {
      desktop: await inBareBrowser(browser, "desktop", (bare) => axeAlone(bare, url)),
      mobile: await inBareBrowser(browser, "mobile", (bare) => axeAlone(bare, url)),
    };
    site.paint(at, ringStyles(markedOf(alone.desktop), markedOf(alone.mobile)));
    const reading = await server.read(url, "accessibility");
    const seen: { isLarge: boolean; share: number }[] = [];
    for (const viewport of viewportNames) {
      // A ring is nothing to axe.
      expect(said(ofReading(reading[viewport])), `${viewport}, in the check`).toEqual(said(alone[viewport]));
      if (at === MOVING) continue;
      const { axe, shot } = reading[viewport];
      const marked = new Set(markedOf(alone[viewport]));
      const places = axe.violations
        .flatMap(({ nodes }) => nodes)
        // Beyond the end of the picture nothing is marked.
        .flatMap(({ target, box }) =>
          box && marked.has(target) && box.y + box.height <= shot.height ? [{ target, box }] : [],
        );
      const boxes = places.map(({ box }) => box);
      const bare = await inBareBrowser(browser, viewport, async (tab) => {
        await tab.goto(url, { waitUntil: "load" });
        const png = await tab.screenshot({ fullPage: true, animations: "disabled" });
        const rings = await findRings(page, `data:image/png;base64,${png.toString("base64")}`, boxes);
        return { rings, boxes: await Promise.all(places.map(({ target }) => boxIn(tab, target))) };
      });
      const rings = await findRings(page, shot.source, boxes);
      for (const [index, { target, box }] of places.entries()) {
        const label = `${viewport}, ${target}, ${JSON.stringify(box)}`;
        expect(farthest(box, bare.boxes[index]), label).toBeLessThanOrEqual(MAX_SHIFT);
        const share = rings[index] ?? 0;
        expect(Math.abs(share - (bare.rings[index] ?? 0)), label).toBeLessThan(MAX_DIFFERENCE);
        seen.push({ isLarge: box.width >= SMALLEST && box.height >= SMALLEST, share });
      }
    }
    // Some are covered, or beyond the end of the picture.
    if (seen.some(({ isLarge }) => isLarge))
      expect(Math.max(...seen.map(({ share }) => share)), "no mark lies on a ring").toBeGreaterThan(
        MIN_SHARE,
      );
  });
