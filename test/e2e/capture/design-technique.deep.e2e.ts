// What the design rating reads of a page's technique.
import { readFileSync } from "node:fs";
import { expect, test } from "../../support/browser-test.ts";
import { snapshotOf } from "../../support/design/design-snapshot.ts";
import { FOREIGN, openSite } from "../../support/seo/made-up-site.ts";

const GOOGLE = "https://fonts.googleapis.com";

const OLD_PAGE = `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">
<html><head><title>Willkommen</title><script src="/js/jquery-1.8.3.min.js"></script></head>
<body bgcolor="#ffffcc" text="#000000"><center><marquee>Willkommen auf unserer Seite</marquee>
<table border="0" cellpadding="4" width="900"><tr><td valign="top" width="200"><p><font size="2">Menü</font></p></td>
<td><h1>Dachdecker</h1><p>Text</p><table><tr><th>Tag</th></tr><tr><td><p>Montag</p></td></tr></table>
<img src="/images/spacer.gif" width="10" height="1"></td></tr></table>
<object type="application/x-shockwave-flash" data="/intro.swf" width="200" height="100"></object>
<p>Besucher: <b>0</b><b>4</b><b>7</b><b>1</b></p></center></body></html>`;

const NEW_PAGE = `<!doctype html><html lang="de"><head><title>Dachdecker</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/style.css">
<style>@import url("/print.css") screen and (min-width: 90rem);</style></head>
<body><main class="raster"><section>Eins</section><section>Zwei</section></main>
<img srcset="/a.png 1x, /b.png 2x" alt="" width="10" height="10"></body></html>`;

const NEW_STYLE = `
:root { --rand: 1rem; color-scheme: light dark }
@layer basis { .raster { display: grid; gap: var(--rand); min-height: 60vh; inline-size: 100% } }
@media (width >= 40em) { .raster { font-size: clamp(1rem, 2vw, 2rem) } }
@media (prefers-color-scheme: dark) { body { background: #111 } }
@container karte (min-width: 300px) { img { aspect-ratio: 1 } }
.raster:has(img) { & section { color: #222 } }
@media print { body { color: black } }`;

test.use({
  viewport: { width: 1280, height: 800 },
  expectedErrors: /404|Failed to load|shockwave|Content Security/,
});

test("an old page: doctype, obsolete markup with its count, layout by table, old techniques", async ({
  page,
}) => {
  await openSite(page, OLD_PAGE);
  const { technique } = await snapshotOf(page);
  expect(technique).toMatchObject({
    viewportMeta: null,
    doctype: "html -//W3C//DTD HTML 4.01 Transitional//EN",
    obsoleteTags: { center: 1, marquee: 1, font: 1 },
    obsoleteAttributes: { bgcolor: 1, text: 1, border: 1, cellpadding: 1, width: 2, valign: 1 },
    layoutTables: 1,
    widthQueries: 0,
    cssFeatures: [],
    oldTechniques: ["marquee", "flash", "spacer-gif", "jquery-1", "visitor-counter"],
    hasDarkScheme: false,
    hasResponsiveImages: false,
  });
  expect(technique.layouts.table).toBe(1);
});

test("a page of today: queries, CSS in use, dark scheme, responsive pictures, layout by grid", async ({
  page,
}) => {
  await openSite(page, NEW_PAGE, {
    "/style.css": { type: "text/css", body: NEW_STYLE },
    "/print.css": { type: "text/css", body: "p { color: red }" },
  });
  const { technique } = await snapshotOf(page);
  expect(technique).toMatchObject({
    viewportMeta: "width=device-width, initial-scale=1",
    doctype: "html",
    obsoleteTags: {},
    obsoleteAttributes: {},
    widthQueries: 3,
    cssFeatures: [
      "aspect-ratio",
      "clamp",
      "color-scheme",
      "container",
      "custom-properties",
      "grid",
      "has",
      "logical",
      "nesting",
    ],
    oldTechniques: [],
    hasDarkScheme: true,
    hasResponsiveImages: true,
    isHttps: true,
  });
  expect(technique.layouts).toMatchObject({ grid: 1, table: 0 });
});

for (const [name, file, expected] of [
  ["another version of jQuery", '<script src="/jquery-3.7.1.js"></script>', []],
  ["an extension of jQuery with its own version", '<script src="/jquery-ui-1.12.1.js"></script>', []],
  ["jQuery 1 by its query", '<script src="/jquery.min.js?ver=1.12.4"></script>', ["jquery-1"]],
  [
    "a table with data",
    "<table><tr><th>Preis</th></tr><tr><td><p>Besucher willkommen</p></td></tr></table>",
    [],
  ],
  ["text that blinks", "<p style='color: red'>Neu</p><style>b { text-decoration: blink }</style>", ["blink"]],
] as const) {
  test(`old techniques: ${name}`, async ({ page }) => {
    await openSite(page, `<!doctype html>${file}`);
    const { technique } = await snapshotOf(page);
    expect(technique.oldTechniques).toEqual(expected);
    expect(technique.layoutTables).toBe(0);
  });
}

test("a large table with data is no layout, one that holds the page is", async ({ page }) => {
  const rows = "<tr><td style='width: 900px; height: 400px'><p>Text</p></td><td>Text</td></tr>";
  await openSite(page, `<!doctype html><table><tr><th>Leistung</th><th>Preis</th></tr>${rows}</table>`);
  expect((await snapshotOf(page)).technique.layouts.table).toBe(0);
  await openSite(page, `<!doctype html><table>${rows}</table>`);
  expect((await snapshotOf(page)).technique.layouts.table).toBe(1);
});

const PRICES = "<tr><td>Ledersofa, 3-Sitzer</td><td>205 x 74 cm</td><td>290,- €</td></tr>".repeat(4);
const MENU = "<td width='170'><a href='/'>Start</a><br><a href='/'>Preise</a></td>";

for (const [name, table, count] of [
  ["hours", `<tr><td>Montag</td><td>geschlossen</td></tr><tr><td>Dienstag</td><td>10 - 18 Uhr</td></tr>`, 0],
  [
    "goods with a row of names in bold",
    `<tr><td><b>Bild</b></td><td><b>Ware</b></td><td><b>Preis</b></td></tr>
    ${'<tr><td><img src="/a.jpg" width="50" height="40"></td><td>Sofa</td><td>95,- €</td></tr>'.repeat(5)}`,
    0,
  ],
  [
    "prices with a word in a paragraph",
    `${PRICES}<tr><td><p>Schrank</p></td><td>320 cm</td><td>80,- €</td></tr>`,
    0,
  ],
  [
    "pictures in rows",
    `${"<tr><td><img src=/a.jpg width=300 height=200></td><td><img src=/b.jpg width=300 height=200></td></tr>".repeat(3)}`,
    1,
  ],
  ["a page of menu and text", `<tr>${MENU}<td><h1>Dachdecker</h1><p>Text</p></td></tr>`, 1],
  ["a row of boxes", `<tr><td><div>Eins</div></td><td><div>Zwei</div></td></tr>`, 1],
  [
    "a frame around another table",
    `<tr><td>Kopf</td></tr><tr><td><table><tr><td>Mo</td><td>9 Uhr</td></tr></table></td></tr>`,
    1,
  ],
] as const) {
  test(`a table ${count ? "for layout" : "with data"}: ${name} [EYE-31]`, async ({ page }) => {
    await openSite(page, `<!doctype html><table border="1" width="900">${table}</table>`);
    expect((await snapshotOf(page)).technique.layoutTables).toBe(count);
  });
}

test("a sheet of another origin leaves the width queries unknown, unless others have some", async ({
  page,
}) => {
  const foreign = {
    [`${FOREIGN}/all.css`]: { type: "text/css", body: "@media (max-width: 600px) { p { margin: 0 } }" },
  };
  const link = `<link rel="stylesheet" href="${FOREIGN}/all.css">`;
  await openSite(page, `<!doctype html>${link}<p>Text</p>`, foreign);
  expect((await snapshotOf(page)).technique.widthQueries).toBeNull();
  await openSite(
    page,
    `<!doctype html>${link}<style>@media (min-width: 9px) { p { margin: 0 } }</style>`,
    foreign,
  );
  expect((await snapshotOf(page)).technique.widthQueries).toBe(1);
});

test("webfonts: own, foreign and inline, with what they do while loading; installed typefaces are none", async ({
  page,
}) => {
  const font = readFileSync("app/styles/fonts/text.woff2");
  await openSite(
    page,
    `<!doctype html><link rel="stylesheet" href="${GOOGLE}/css2?family=Lora"><style>
    @font-face { font-family: "Eigene"; font-display: swap; src: url(/eigene.eot), url("/eigene.woff2") format("woff2") }
    @font-face { font-family: Fremde; src: url(${FOREIGN}/fremde.ttf) }
    @font-face { font-family: Drin; src: url(data:font/woff2;base64,${font.toString("base64")}) }
    @font-face { font-family: "Ersatz für Eigene"; src: local("Arial"); size-adjust: 98% }
    h1 { font-family: Eigene } p { font-family: Lora }</style><h1>Dach</h1><p>Text</p>`,
    {
      "/eigene.woff2": { type: "font/woff2", body: font },
      [`${GOOGLE}/css2?family=Lora`]: {
        type: "text/css",
        body: `@font-face { font-family: Lora; font-display: fallback; src: url(${FOREIGN}/lora.woff2) }`,
      },
      [`${FOREIGN}/lora.woff2`]: {
        type: "font/woff2",
        body: font,
        headers: { "Access-Control-Allow-Origin": "*" },
      },
    },
  );
  await page.evaluate(() => document.fonts.ready);
  const { technique } = await snapshotOf(page);
  expect(technique.widthQueries).toBe(0);
  const byName = technique.fonts.toSorted((a, b) => a.family.localeCompare(b.family));
  expect(byName).toEqual([
    { family: "Drin", display: "auto", format: "woff2", origin: "inline" },
    { family: "Eigene", display: "swap", format: "woff2", origin: "own" },
    { family: "Fremde", display: "auto", format: "ttf", origin: "foreign" },
    { family: "Lora", display: "fallback", format: "woff2", origin: "foreign" },
  ]);
});

test("lab vitals: the largest paint, shifts of the layout, and long tasks are there at once", async ({
  page,
}) => {
  await openSite(
    page,
    `<!doctype html><body style="margin: 0"><div id="a"></div><h1 style="font-size: 80px">Dächer</h1><script>
    requestAnimationFrame(() => requestAnimationFrame(() => {
      const end = performance.now() + 120; while (performance.now() < end);
      a.style.height = "300px";
      new PerformanceObserver(() => { document.title = "verschoben" }).observe({ type: "layout-shift" });
    }))</script>`,
  );
  await expect(page).toHaveTitle("verschoben");
  const { vitals } = await snapshotOf(page);
  expect(vitals.lcp).toBeGreaterThan(0);
  expect(vitals.cls).toBeGreaterThan(0.01);
  expect(vitals.tbt).toBeGreaterThan(0);
});
