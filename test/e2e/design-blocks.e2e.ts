// What the design rating reads of a page's structure: blocks, media, and what covers it.
import sharp from "sharp";
import { expect, test } from "../support/browser-test.ts";
import { snapshotOf } from "../support/design-snapshot.ts";
import { openSite } from "../support/made-up-site.ts";

const DESKTOP = { width: 1280, height: 800 };
const DOT = "data:image/gif;base64,R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=";
const STICKY = '<div style="position: sticky; top: 0; flex: none; background: white';
const MANY = 20_000;
/** A page with something to cover. */
const TEXT =
  "<main><h1>Dächer aus Münster</h1><p style='height:3000px'>Wir decken, flicken und dämmen.</p></main>";

test.use({ viewport: DESKTOP, expectedErrors: /404|Failed to load/ });

test.describe("blocks", () => {
  test("name how their parent lays them out, and which flow one below the other", async ({ page }) => {
    await page.setContent(`<!doctype html><style>
      body { margin: 0 } .flex, .column { display: flex } .column { flex-direction: column }
      .grid { display: grid; grid-template-columns: 1fr 1fr } .one { display: grid }
      .left { float: left; width: 40% } .over { position: absolute; top: 900px; width: 200px }
      .contents { display: contents } .old { display: inline-block; width: 300px }
      </style>
      <div class="flex"><p id="a">In der Reihe</p></div>
      <div class="column"><p>In der Spalte</p></div>
      <div class="grid"><p>Im Raster</p></div>
      <div class="one"><div class="contents"><p>Im Raster mit einer Spalte</p></div></div>
      <div><p class="left">Gleitet nach links</p></div>
      <div class="over">Liegt darüber</div>
      <table><tr><td>In einer Tabelle mit Text</td></tr></table>
      <div class="old"><p>Spalte von früher</p></div>`);
    const { blocks } = await snapshotOf(page);
    const shown = blocks
      .filter(({ tag, isLeaf }) => isLeaf && tag !== "body")
      .map(({ tag, layout, isStacked }) => `${tag} ${layout}${isStacked ? " stacked" : ""}`);
    expect(shown).toEqual([
      "p flex",
      "p flex stacked",
      "p grid",
      "p grid stacked",
      "p float",
      "div absolute",
      "td table",
      "p block stacked",
    ]);
    expect(blocks.filter(({ layout }) => layout === "other")).toHaveLength(1);
  });

  test("have boxes from the page's corner, content boxes without padding, and the block around them", async ({
    page,
  }) => {
    await page.setContent(`<!doctype html><body style="margin: 0"><section style="margin: 20px; padding: 30px 50px;
      border: 2px solid"><span><p style="margin: 0; height: 40px; text-align: center">Mitte</p></span></section>`);
    const { blocks } = await snapshotOf(page);
    expect(blocks.map(({ tag, parent }) => [tag, parent])).toEqual([
      ["body", -1],
      ["section", 0],
      ["p", 1],
    ]);
    expect(blocks[1]?.box).toEqual({ x: 20, y: 20, width: 1240, height: 104 });
    expect(blocks[1]?.inner).toEqual({ x: 72, y: 52, width: 1136, height: 40 });
    expect(blocks[2]).toMatchObject({ isLeaf: true, textAlign: "center" });
    expect(blocks[1]?.isLeaf).toBe(false);
  });

  test("leave out what is empty, tiny, hidden or part of an overlay", async ({ page }) => {
    await page.setContent(`<!doctype html><style>div { height: 50px }</style>${TEXT}
      <div style="background: red"></div><div style="width: 20px">x</div><div hidden>weg</div>
      <div style="position: fixed; bottom: 0; right: 0; width: 300px; background: white">
        <p>Wir nutzen Cookies.</p><button>Akzeptieren</button></div>`);
    const { blocks } = await snapshotOf(page);
    expect(blocks.map(({ tag }) => tag)).toEqual(["body", "main", "h1", "p"]);
  });

  test("end at their limit, and the snapshot says so", async ({ page }) => {
    await page.setContent(`<!doctype html>${"<p>Absatz</p>".repeat(MANY)}`);
    const { blocks, cutLists } = await snapshotOf(page);
    expect(blocks).toHaveLength(1_500);
    expect(cutLists).toEqual(expect.arrayContaining(["seen", "blocks"]));
  });
});

test.describe("media", () => {
  test("tell kind, format by the response before the address, pixels of the file, and address without query", async ({
    page,
  }) => {
    const picture = sharp({ create: { width: 600, height: 300, channels: 3, background: "#806040" } });
    const [webp, png] = await Promise.all([picture.webp().toBuffer(), picture.png().toBuffer()]);
    await openSite(
      page,
      `<!doctype html><style>* { display: block } .hero { height: 200px; background: url("/held.avif?v=1") }</style>
      <img src="/dach.jpg?besucher=7" alt="Ein Dach" width="300" height="150">
      <img srcset="/klein.png 300w, /gross.png 600w" sizes="400px" loading="lazy" width="400">
      <picture><source srcset="/gross.png 2x"><img alt="" width="400" srcset="/klein.png 1x"></picture>
      <img src="${DOT}" alt="" width="50" height="50">
      <svg width="40" height="40"><title>Zeichen</title></svg><svg width="40" height="40"></svg>
      <canvas width="100" height="50"></canvas>
      <iframe title="Karte" src="/karte.html?ort=1#hier"></iframe>
      <div class="hero">Text</div>`,
      {
        "/dach.jpg?besucher=7": { type: "image/webp", body: webp },
        "/klein.png": { type: "image/png", body: png },
        "/gross.png": { type: "image/png", body: png },
      },
    );
    const { media } = await snapshotOf(page);
    const host = "https://www.dachdecker-muster.example";
    expect(
      media.map(({ kind, format, natural, source, hasAlt, isLazy }) => ({
        kind,
        format,
        natural,
        source,
        hasAlt,
        isLazy,
      })),
    ).toEqual([
      item("img", "webp", { width: 600, height: 300 }, `${host}/dach.jpg`, true),
      { ...item("img", "png", { width: 600, height: 300 }, `${host}/gross.png`, false), isLazy: true },
      item("img", "png", { width: 600, height: 300 }, `${host}/gross.png`, true),
      item("img", "gif", { width: 1, height: 1 }, "", true),
      item("svg", "svg", null, "", true),
      item("svg", "svg", null, "", false),
      item("canvas", null, { width: 100, height: 50 }, "", false),
      item("iframe", null, null, `${host}/karte.html`, true),
      item("background", "avif", null, `${host}/held.avif`, true),
    ]);
  });

  test("know a picture of an overlay", async ({ page }) => {
    await page.setContent(`<!doctype html>${TEXT}<img src="${DOT}" width="90" height="90">
      <div style="position: fixed; right: 20px; bottom: 20px; width: 60px; height: 60px"><img src="${DOT}" width="60"></div>`);
    const { media } = await snapshotOf(page);
    expect(media.map(({ inOverlay }) => inOverlay)).toEqual([false, true]);
  });

  test("stay quick where a rule holds a file of megabytes", async ({ page }) => {
    const large = `data:image/png;base64,${"A".repeat(2_000_000)}`;
    await page.setContent(
      `<!doctype html><style>p { background: url(${large}) }</style>${"<p>Absatz</p>".repeat(200)}`,
    );
    const { media, texts, cutLists } = await snapshotOf(page);
    expect(media[0]).toMatchObject({ kind: "background", format: "png", source: "" });
    expect(media.length).toBeLessThan(20);
    expect(cutLists).toEqual(["media"]);
    expect(texts.map(({ background }) => background)).toEqual(Array(200).fill(null));
  });
});

test.describe("overlays", () => {
  const cases: { name: string; html: string; kind: string | null; coverage?: number }[] = [
    {
      name: "a consent banner by its words",
      html: box(
        "inset: auto 0 0; height: 240px",
        "<p>Wir verwenden Cookies.</p><button>Alle akzeptieren</button>",
      ),
      kind: "consent",
      coverage: 0.3,
    },
    {
      name: "a consent banner in an open shadow root, whose host has no box",
      html: `<div id="usercentrics-root"><template shadowrootmode="open">${box("inset: auto 0 0; height: 200px", "Datenschutz <button>Zustimmen</button>")}</template></div>`,
      kind: "consent",
      coverage: 0.25,
    },
    {
      name: "a banner behind a veil, without the veil",
      html: `<div style="position: fixed; inset: 0; background: rgb(0 0 0 / 50%)"><div style="margin: 200px 320px; height: 400px; background: white">
        Einwilligung <button>Ablehnen</button></div></div>`,
      kind: "consent",
      coverage: 0.25,
    },
    {
      name: "an open dialog in the top layer",
      html: `<dialog id="d" style="width: 640px; height: 400px; padding: 0; border: 0">Newsletter</dialog><script>d.showModal()</script>`,
      kind: "dialog",
      coverage: 0.25,
    },
    {
      name: "a box over the middle",
      html: box("inset: 200px 320px", "Nur heute: zehn Prozent"),
      kind: "dialog",
    },
    {
      name: "a header that stays",
      html: box("inset: 0 0 auto; height: 80px", "<a href='/'>Start</a>"),
      kind: "bar",
    },
    {
      name: "a menu with a link to the privacy page",
      html: box("inset: 0 0 auto; height: 80px", "<a href='/datenschutz'>Datenschutz</a>"),
      kind: "bar",
    },
    {
      name: "a sticky header",
      html: `<header style="position: sticky; top: 0; order: -1; height: 80px; background: white">Menü</header>`,
      kind: "bar",
    },
    {
      name: "a sticky bar below a notice",
      html: `<div style="order: -2; height: 60px">Hinweis</div>${STICKY}; order: -1; height: 80px">Notdienst</div>`,
      kind: "bar",
    },
    {
      name: "a section that stays while the next one slides over it",
      html: `${STICKY}; order: -1; height: 700px">Dächer</div>`,
      kind: null,
    },
    {
      name: "a chat bubble",
      html: box("right: 20px; bottom: 20px; width: 64px; height: 64px", ""),
      kind: "bubble",
    },
    {
      name: "a popover",
      html: `<div id="p" popover style="width: 90px; height: 60px">Hallo</div><script>p.showPopover()</script>`,
      kind: "bubble",
    },
    { name: "a column beside the content", html: box("inset: 0 auto 0 0; width: 300px", "Menü"), kind: null },
    { name: "a picture fixed behind the page", html: box("inset: 0; z-index: -1", "Muster"), kind: null },
    {
      name: "a veil that lets clicks through",
      html: box("inset: 0; pointer-events: none", "Schnee"),
      kind: null,
    },
    { name: "one that is closed", html: box("inset: 0; display: none", "Cookies akzeptieren"), kind: null },
    {
      name: "a dimming veil alone",
      html: `<div style="position: fixed; inset: 0; background: rgb(0 0 0 / 40%)"></div>`,
      kind: null,
    },
  ];
  for (const { name, html, kind, coverage } of cases) {
    test(`${kind ?? "nothing"}: ${name}`, async ({ page }) => {
      await page.setContent(`<!doctype html><style>body { margin: 0; display: flex; flex-direction: column }
        main { margin-left: 320px }</style>${TEXT}${html}`);
      const { overlays } = await snapshotOf(page);
      expect(overlays.map((overlay) => overlay.kind)).toEqual(kind ? [kind] : []);
      if (coverage) expect(overlays[0]?.coverage).toBeCloseTo(coverage, 1);
    });
  }

  test("nothing: the page itself where it scrolls in a fixed box, but its banner is one", async ({
    page,
  }) => {
    await page.setContent(`<!doctype html><div style="position: fixed; inset: 0; overflow: auto">${TEXT}
      ${box("inset: auto 0 0; height: 240px", "<p>Cookies</p><button>Akzeptieren</button>")}</div>`);
    const { overlays, texts } = await snapshotOf(page);
    expect(overlays).toMatchObject([{ kind: "consent", sample: "Cookies Akzeptieren" }]);
    expect(texts.filter(({ inOverlay }) => inOverlay).map(({ sample }) => sample)).toEqual([
      "Cookies",
      "Akzeptieren",
    ]);
  });

  test("a bar's texts belong to the page", async ({ page }) => {
    await page.setContent(`<!doctype html>${TEXT}${box("inset: 0 0 auto; height: 80px", "Firma Muster")}`);
    const { texts } = await snapshotOf(page);
    expect(texts.find(({ sample }) => sample === "Firma Muster")?.inOverlay).toBe(false);
  });
});

function box(place: string, content: string): string {
  return `<div style="position: fixed; background: #ddd; ${place}">${content}</div>`;
}

function item(
  kind: string,
  format: string | null,
  natural: { width: number; height: number } | null,
  source: string,
  hasAlt: boolean,
) {
  return { kind, format, natural, source, hasAlt, isLazy: false };
}
