// What the design rating reads of a page's structure: blocks and media.
import sharp from "sharp";
import { expect, test } from "../../support/browser-test.ts";
import { snapshotOf } from "../../support/design/design-snapshot.ts";
import { openSite } from "../../support/seo/made-up-site.ts";

const DESKTOP = { width: 1280, height: 800 };
const DOT = "data:image/gif;base64,R0lGODlhAQABAIAAAICAgAAAACwAAAAAAQABAAACAkQBADs=";
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
      border: 2px solid"><span><p style="margin: 0; height: 40px">Mitte</p></span></section>`);
    const { blocks } = await snapshotOf(page);
    expect(blocks.map(({ tag, parent }) => [tag, parent])).toEqual([
      ["body", -1],
      ["section", 0],
      ["p", 1],
    ]);
    expect(blocks[1]?.box).toEqual({ x: 20, y: 20, width: 1240, height: 104 });
    expect(blocks[1]?.inner).toEqual({ x: 72, y: 52, width: 1136, height: 40 });
    expect(blocks[2]).toMatchObject({ isLeaf: true });
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
  test("tell kind, format by the response before the address, and pixels of the file", async ({ page }) => {
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
    expect(media.map(({ kind, format, natural }) => [kind, format, natural])).toEqual([
      ["img", "webp", { width: 600, height: 300 }],
      ["img", "png", { width: 600, height: 300 }],
      ["img", "png", { width: 600, height: 300 }],
      ["img", "gif", { width: 1, height: 1 }],
      ["svg", "svg", null],
      ["svg", "svg", null],
      ["canvas", null, { width: 100, height: 50 }],
      ["iframe", null, null],
      ["background", "avif", null],
    ]);
  });

  test("are patterns where a small file repeats behind a large box [EYE-31]", async ({ page }) => {
    const photo = await sharp({ create: { width: 600, height: 300, channels: 3, background: "#806040" } })
      .jpeg()
      .toBuffer();
    const drawing = (size: string) =>
      `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' ${size}><path d='M0 6L6 0'/></svg>")`;
    await openSite(
      page,
      `<!doctype html><style>div { height: 300px } .a { background: ${drawing("width='6' height='6'")} }
      .b { background: url(/paw.gif) } .c { background: url(${DOT}) } .d { background: url(/photo.jpg) 0 0 / 20px }
      .e { background: ${drawing("viewBox='0 0 600 300'")} } .f { background: url(/photo.jpg) center / cover }
      .f { background: linear-gradient(#0003, #0003), url(/photo.jpg) center / cover no-repeat }
      .g { background: url(/paw.gif) no-repeat } .h { background: ${drawing("width='1300' height='300'")} }</style>
      ${[..."abcdefgh"].map((name) => `<div class="${name}">Text</div>`).join("")}`,
      {
        "/paw.gif": { type: "image/gif", body: Buffer.from(DOT.split(",")[1] ?? "", "base64") },
        "/photo.jpg": { type: "image/jpeg", body: photo },
      },
    );
    const { media } = await snapshotOf(page);
    expect(media.map(({ format, isPattern }) => `${format}${isPattern ? " pattern" : ""}`)).toEqual([
      "svg pattern",
      "gif pattern",
      "gif pattern",
      "jpeg pattern",
      "svg",
      "jpeg",
      "gif",
      "svg",
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
    expect(media[0]).toMatchObject({ kind: "background", format: "png" });
    expect(media.length).toBeLessThan(20);
    expect(cutLists).toEqual(["media"]);
    expect(texts.map(({ background }) => background)).toEqual(Array(200).fill(null));
  });
});
