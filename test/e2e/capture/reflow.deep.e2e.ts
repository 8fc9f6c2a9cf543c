// Pages in a window of 320 px and with text of twice the size, and menus of phones: each fault beside its innocent twins.
import { type CheckServer, startCheckServer } from "../../support/browser-check/check-server.ts";
import { colourAt } from "../../support/browser-check/colour-at.ts";
import { menuPages, reflowPages } from "../../support/browser-check/reflow-pages.ts";
import { saidOf } from "../../support/browser-check/said.ts";
import { expect, test } from "../../support/browser-test.ts";
import { type PageServer, servePages } from "../../support/page-server.ts";

let site: PageServer;
let menus: PageServer;
let server: CheckServer;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  [site, menus, server] = await Promise.all([
    servePages(reflowPages),
    servePages(menuPages),
    startCheckServer(),
  ]);
});
test.afterAll(async () => {
  await Promise.all([site.close(), menus.close(), server.stop()]);
});

const reflow = async (path: string) => (await server.reflow(`${site.origin}${path}`)).result;

test("at 320 px what sticks out is named with its cause; what scrolls by itself or waits beside the page is not [A11Y-15]", async () => {
  const cases: Record<string, string[]> = {
    "/fixed-width/": ["reflow: 1"],
    "/nowrap/": ["reflow: 1"],
    "/cut-page/": ["reflow: 1"],
    "/min-width/": ["reflow: 1"],
    "/layout-table/": ["reflow: 1"],
    "/table/": ["? reflow-excepted: 1"],
    "/picture/": ["? reflow-excepted: 1"],
    "/decoration/": ["? reflow-other: 1"],
    "/fluid/": [],
    "/max-width/": [],
    "/table-scrolls/": [],
    "/carousel/": [],
    "/off-canvas/": [],
  };
  for (const [path, said] of Object.entries(cases))
    expect(saidOf((await reflow(path)).narrow), path).toEqual(said);
  const [spot] = (await reflow("/fixed-width/")).narrow.faults[0]?.spots ?? [];
  expect(spot).toMatchObject({ selector: "#breit", box: { x: 0, width: 900 } });
});

test("with text of twice the size what is cut or covered then is named, and what was so before is not [A11Y-16]", async () => {
  const cases: Record<string, string[]> = {
    "/fixed-height/": ["text-cut: 1"],
    "/one-line/": ["text-cut: 1"],
    "/over/": ["text-over: 1"],
    "/min-height/": [],
    "/cut-before/": [],
    "/scrolls/": [],
    "/rem/": [],
    "/rem-breakpoint/": [],
    "/screen-reader-only/": [],
    "/read-out/": [],
    "/fluid/": [],
  };
  for (const [path, said] of Object.entries(cases))
    expect(saidOf((await reflow(path)).large), path).toEqual(said);
});

test("the picture shows the large text, also where it follows the browser's setting, and leaves boxes as high as the window [A11Y-16]", async ({
  page,
}) => {
  const { large } = await reflow("/high-window/");
  const [spot] = large?.faults[0]?.spots ?? [];
  // 800 px of the first box, then a paragraph of 2rem, then the one that is cut.
  expect(spot?.box?.y).toBeGreaterThan(860);
  expect(spot?.box?.y).toBeLessThan(1_000);
  if (!spot?.box || !large?.shot) throw new Error("Nothing was cut.");
  const [red = 0, green = 255] = await colourAt(page, large.shot.source, 290, spot.box.y + 4);
  expect([red > 170, green < 60]).toEqual([true, true]);
  expect((await colourAt(page, large.shot.source, 290, spot.box.y - 6))[1]).toBeGreaterThan(200);
});

test("a menu is opened by its button alone, on the phone, and what only then is wrong is said [A11Y-17]", async () => {
  const cases: Record<string, string[]> = {
    "/menu/": ["button-name", "color-contrast"],
    "/nameless/": ["button-name", "color-contrast"],
    "/good-menu/": [],
    "/search/": [],
    "/link/": [],
    "/leaves/": [],
    "/endless/": [],
    "/no-menu/": [],
  };
  for (const [path, rules] of Object.entries(cases)) {
    const { faults, shots } = await server.accessibility(`${menus.origin}${path}`);
    const inMenu = faults.filter(({ places }) => places.some(({ viewports }) => viewports.includes("menu")));
    expect(inMenu.map(({ rule }) => rule).toSorted(), path).toEqual(rules);
    expect(shots.menu !== null, path).toBe(rules.length > 0);
  }
});
