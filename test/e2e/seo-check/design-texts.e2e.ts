// What the design rating reads of a page's texts: which ones are seen, and how they are set.
import type { Page } from "@playwright/test";
import type { PageSnapshot, TextItem } from "#worker/design/page-snapshot.ts";
import { expect, test } from "../../support/browser-test.ts";
import { snapshotOf } from "../../support/design/design-snapshot.ts";

test("texts are those that a visitor sees", async ({ page }) => {
  const samples = await samplesOf(
    page,
    `<style>.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip:rect(0 0 0 0)}
      .away{position:absolute;left:-9999px}.indent{text-indent:-9999px;overflow:hidden;height:20px}
      .cut{clip-path:inset(50%)}.shut{height:0;overflow:hidden}.window{width:200px;overflow:hidden;white-space:nowrap}
      .beside{position:absolute;left:5000px}body{overflow-x:hidden}</style>
    <p>Gesehen</p><p hidden>Versteckt</p><p style="visibility:hidden">Unsichtbar <b style="visibility:visible">Doch sichtbar</b></p>
    <div style="opacity:.2"><p style="opacity:.2">Durchsichtig</p></div><p style="color:transparent">Ohne Farbe</p>
    <span class="sr">Nur vorgelesen</span><p class="away">Abseits</p><p class="indent">Eingerückt</p><p class="cut">Beschnitten</p>
    <div class="shut"><p>Zugeklappt</p></div><div class="shut"><p style="position:absolute">Hängt heraus</p></div>
    <p class="window"><span>Im Fenster</span><span style="display:inline-block;margin-left:300px">Dahinter</span></p>
    <p class="beside">Rechts draußen</p><details><summary>Frage</summary><p>Antwort</p></details>
    <p style="transform:scale(0)">Geschrumpft</p><p style="font-size:0">Null</p><p style="content-visibility:hidden"><b>Aufgeschoben</b></p>
    <div style="display:contents">Ohne Kasten</div><svg width="50" height="20"><text y="15">Bild</text></svg>
    <input placeholder="Platzhalter"><input value="Eingabe"><input type="password" value="geheim"><input type="submit" value="Los">
    <select><option>Erste</option><option>Zweite</option></select><textarea>Nachricht</textarea><p style="font-family:x">&#xe001;</p>`,
  );
  expect(samples).toEqual([
    "Gesehen",
    "Doch sichtbar",
    "Hängt heraus",
    "Im Fenster",
    "Frage",
    "Ohne Kasten",
    "Eingabe",
    "Los",
    "Erste",
    "Nachricht",
  ]);
});

test("texts in open shadow roots are read in the order in which they show", async ({ page }) => {
  await page.setContent("<x-card>im Schlitz<b slot=end>Ende</b><i>nirgends</i></x-card><p>danach</p>");
  await page.evaluate(() => {
    const host = document.querySelector("x-card");
    const root = host?.attachShadow({ mode: "open" });
    root?.setHTMLUnsafe("<h2>oben</h2><div><slot name=end></slot></div><p>unten</p>");
  });
  const { texts } = await snapshotOf(page);
  expect(texts.map(({ sample }) => sample)).toEqual(["oben", "Ende", "unten", "danach"]);
});

test("typography is told as it is set", async ({ page }) => {
  const { texts } = await read(
    page,
    `<style>body{margin:0;font:16px/1.5 Nirgends,"Liberation Serif",Arial,serif}h1{font:700 40px/44px monospace;text-align:center}
      .up{text-transform:uppercase;font-weight:300;line-height:normal;direction:rtl}.just{text-align:justify;width:200px}</style>
    <h1>Titel <em>schräg</em></h1><p class="up">groß</p><p class="just">${"Wort ".repeat(40)}<a href="/">mit Link</a></p>
    <p>IMPRESSUM</p><p style="font-family:Nirgends">ersatzweise</p><button disabled>Weg</button><div role="heading" aria-level="3">Rolle</div>`,
  );
  const found = (sample: string) => texts.find((text) => text.sample.startsWith(sample));
  expect(found("Titel")).toMatchObject({
    tag: "h1",
    headingLevel: 1,
    lines: 1,
    charactersPerLine: 0,
    family: "monospace",
    size: 40,
    weight: 700,
    lineHeight: 1.1,
    align: "center",
    inControl: null,
    characters: 5,
  });
  expect(found("schräg")).toMatchObject({ tag: "em", headingLevel: 1 });
  expect(found("groß")).toMatchObject({ isUppercase: true, weight: 300, lineHeight: 1.2, align: "right" });
  expect(found("IMPRESSUM")).toMatchObject({
    isUppercase: true,
    lineHeight: 1.5,
    family: "Liberation Serif",
  });
  expect(found("ersatzweise")).toMatchObject({ family: "serif", isUppercase: false });
  expect(found("mit Link")).toMatchObject({ inControl: "link", tag: "a" });
  expect(found("Weg")).toMatchObject({ inControl: "button", isInactive: true });
  expect(found("Rolle")).toMatchObject({ headingLevel: 3 });
  const paragraph = found("Wort");
  expect(paragraph).toMatchObject({ align: "justify", characters: 199, headingLevel: 0 });
  expect(paragraph?.sample).toHaveLength(120);
});

test("lines are counted and measured as they break", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  // Every letter of a fixed-width face is as wide as the next: ch says how many fit.
  const css = "font:16px/20px monospace;width:30ch;margin:0";
  const { texts } = await read(
    page,
    `<p style="${css}">${"abcd ".repeat(30)}</p><p style="${css}">ab <b>fett</b> cd <i>schräg</i> ef gh ij <u>kl mn</u> op qr</p>
     <p style="${css};columns:2;width:60ch;column-gap:0">${"abcd ".repeat(24)}</p>`,
  );
  const [plain, mixed, columns] = texts.filter(({ tag }) => tag === "p");
  // Six words of five with spaces between them: 29 letters and one space that hangs.
  expect(plain).toMatchObject({ lines: 5, characters: 149 });
  expect(plain?.charactersPerLine).toBeGreaterThanOrEqual(28);
  expect(plain?.charactersPerLine).toBeLessThanOrEqual(31);
  expect(plain?.box).toMatchObject({ x: 8 });
  expect(mixed?.lines).toBe(2);
  expect(mixed?.charactersPerLine).toBeGreaterThan(20);
  expect(mixed?.charactersPerLine).toBeLessThanOrEqual(32);
  expect(columns?.lines).toBe(4);
});

test("surfaces lie back to front, with the colours they are painted in", async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 600 });
  const { surfaces } = await read(
    page,
    `<body style="margin:0;background:#eee"><div style="background:#036;height:200px"><p style="margin:0;color:#fff;width:300px">Text</p></div>
     <div style="position:absolute;left:0;top:0;width:100px;height:100px;background:rgb(255 0 0/.5);z-index:-1"></div>
     <div style="border:4px solid #090;width:92px;height:92px"></div><div style="border-bottom:3px solid #00f;width:100px;height:20px"></div>
     <div style="background:rgb(0 0 0/.05);height:50px"></div>`,
  );
  expect(surfaces.map(({ role, color }) => `${role} ${color.r} ${color.g} ${color.b} ${color.a}`)).toEqual([
    "background 238 238 238 1",
    "background 255 0 0 0.5",
    "background 0 51 102 1",
    "border 0 153 0 1",
    "border 0 0 255 1",
    "text 255 255 255 1",
  ]);
  expect(surfaces[0]?.box).toEqual({ x: 0, y: 0, width: 1000, height: 600 });
  expect(surfaces[3]).toMatchObject({ box: { x: 0, y: 200, width: 100, height: 100 } });
  expect(surfaces[3]?.coverage).toBeCloseTo(1 - 0.92 ** 2);
  expect(surfaces[4]).toMatchObject({ box: { width: 100, height: 3 }, coverage: 1 });
  expect(surfaces[5]?.coverage).toBeGreaterThanOrEqual(0.05);
  expect(surfaces[5]?.coverage).toBeLessThanOrEqual(0.35);
});

test("a page that bends the document's properties is read all the same", async ({ page }) => {
  const names = [
    "children",
    "parentNode",
    "localName",
    "getBoundingClientRect",
    "getAttribute",
    "closest",
    "style",
  ];
  const bent = names.map((name) => `<input name="${name}" value="${name}">`).join("");
  const { texts, controls, title } = await read(
    page,
    `<img name="body" alt=""><img name="createRange" alt=""><img name="baseURI" alt=""><form name="title"></form><form name="documentElement">Im Formular${bent}</form>
     <p style="font:normal 1e9px x">Riesig</p><p style="opacity:calc(1/3);color:color-mix(in oklch,red,blue 30%)">Gemischt</p>`,
  );
  expect(texts.map(({ sample }) => sample)).toEqual(
    expect.arrayContaining(["Im Formular", "children", "Gemischt"]),
  );
  expect(controls).toHaveLength(names.length);
  expect(title).toBe("x");
});

test("deep, wide and endless pages are cut", async ({ page }) => {
  await page.setContent("");
  await page.evaluate(() => {
    const box = document.createElement("div");
    box.style.cssText = "position:relative;opacity:.999";
    let deepest: Node = document.body;
    for (let depth = 0; depth < 400; depth += 1) deepest = deepest.appendChild(box.cloneNode());
    deepest.textContent = "unten";
    document.body.insertAdjacentHTML("beforeend", "<p>x</p>".repeat(7_000));
  });
  const { texts, surfaces, cutLists } = await snapshotOf(page);
  expect(texts[0]).toMatchObject({ sample: "unten" });
  expect(texts).toHaveLength(3_000);
  expect(surfaces.length).toBeLessThanOrEqual(2_000);
  expect(cutLists).toEqual(expect.arrayContaining(["seen", "texts"]));
});

async function samplesOf(page: Page, body: string): Promise<string[]> {
  return (await read(page, body)).texts.map(({ sample }: TextItem) => sample);
}

async function read(page: Page, body: string): Promise<PageSnapshot> {
  await page.setContent(`<!doctype html><html lang="de"><title>x</title>${body}`);
  return snapshotOf(page);
}

test("a typeface that comes with Windows or macOS is told by its name, though this machine may lack it", async ({
  page,
}) => {
  await page.setContent(
    `<p style="font-family:Verdana,sans-serif">eins</p><p style="font-family:'Comic Sans MS',cursive">zwei</p>
     <p style="font-family:Impact">drei</p><p style="font-family:Nirgends,Georgia,serif">vier</p>`,
  );
  const { texts } = await snapshotOf(page);
  expect(texts.map(({ family }) => family)).toEqual(["Verdana", "Comic Sans MS", "Impact", "Georgia"]);
});
