// Good pages and their broken twins: the good ones are called whole, each twin loses 20 points and is told why first.
import { globSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { damageTexts } from "#content/report/design-damage.ts";
import { type DamageId, findDamage } from "#worker/design/damage/find-damage.ts";
import { rate } from "#worker/design/rate.ts";
import { expect, test } from "../../support/browser-test.ts";
import { designFactsOf } from "../../support/design/design-facts-of.ts";

test.use({ expectedErrors: /ERR_|Failed to load/ });

const demos = globSync("public/demos/*/index.html").sort();
const fixtures = globSync("test/fixtures/pages/design/*.html").sort();
/** They are broken on purpose. */
const broken = new Set(["no-viewport-meta.html", "table-layout-2004.html", "float-columns-2014.html"]);
const whole = fixtures.filter((file) => !broken.has(path.basename(file)));
/** Pages of the site itself. */
const own = [
  "/",
  "/preise",
  "/portfolio",
  "/website-wartung",
  "/on-page-seo",
  "/e-commerce",
  "/website-design",
];
const good = [...demos, ...own];

const filler = "Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy eirmod tempor.";
const breaks: Partial<Record<DamageId, (page: Page) => Promise<unknown>>> = {
  unstyled: (page) =>
    page.evaluate(() => {
      const strip = () => {
        for (const one of document.querySelectorAll("style, link[rel=stylesheet]")) one.remove();
      };
      // Sheets that a page adds when it has been painted are gone as well.
      new MutationObserver(strip).observe(document, { childList: true, subtree: true });
      strip();
      for (const one of document.querySelectorAll("[style]")) one.removeAttribute("style");
      for (const one of document.querySelectorAll("svg, [bgcolor]")) one.remove();
    }),
  // Its own, and three more where it has hardly any.
  images: (page) =>
    page.evaluate(async () => {
      const nowhere = (index: number) => `https://127.0.0.1:1/foto-${index}.jpg`;
      const pictures = [...document.images];
      for (const source of document.querySelectorAll("picture source")) source.remove();
      const main = document.querySelector("main") ?? document.body;
      for (let index = 0; index < 3; index++) {
        const image = document.createElement("img");
        Object.assign(image, { width: 400, height: 260, alt: "Foto" });
        (main.children.item(Math.min(index, main.children.length - 1)) as Node | null)?.appendChild(image);
        pictures.push(image);
      }
      for (const [index, image] of pictures.entries()) {
        const failed = new Promise((done) => image.addEventListener("error", done, { once: true }));
        image.removeAttribute("srcset");
        image.loading = "eager";
        image.src = nowhere(index);
        await failed;
      }
    }),
  "placeholder-text": (page) =>
    page.evaluate((text) => {
      for (const paragraph of document.querySelectorAll("p, li")) paragraph.textContent = text;
    }, filler),
  overlap: (page) =>
    page.evaluate(() => {
      // Allowed by any policy.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        "h2, h3, main p { margin-block: -1.2em !important; line-height: 1.1 !important; padding: 0 !important }",
      );
      document.adoptedStyleSheets.push(sheet);
    }),
  "placeholder-boxes": (page) =>
    page.evaluate(() => {
      const main = document.querySelector("main") ?? document.body;
      for (let index = 0; index < 3; index++) {
        const box = document.createElement("div");
        box.style.cssText = "width:320px;height:220px;background:#ccc;margin:1rem 0";
        main.insertBefore(box, main.children.item(index));
      }
    }),
};

const open = (address: string, change?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  // What a twin breaks stays broken: no script puts it back, nor loads the page anew because another did not come.
  await page.route(/[.]js(?:$|[?])/, (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto(address);
  await change?.(page);
};
const nameOf = (file: string) => file.split("/").at(file.startsWith("public") ? -2 : -1) || file;
const addressOf = (file: string, baseURL: string | undefined) =>
  file.startsWith("/") ? `${baseURL}${file}` : `file://${path.resolve(file)}`;

for (const file of [...good, ...whole])
  test(`${nameOf(file)} is whole [EYE-41] [EYE-43]`, async ({ browser, baseURL }) => {
    const facts = await designFactsOf(browser, open(addressOf(file, baseURL)));
    expect(findDamage(facts).map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
  });

for (const file of good)
  test(`broken twins of ${nameOf(file)} lose 20 points, and are told why before all else [EYE-41]`, async ({
    browser,
    baseURL,
  }) => {
    test.slow();
    const address = addressOf(file, baseURL);
    const before = rate(await designFactsOf(browser, open(address))).overallScore;
    for (const [id, change] of Object.entries(breaks)) {
      const facts = await designFactsOf(browser, open(address, change));
      const rated = rate(facts);
      const found = findDamage(facts).map((one) => one.id);
      expect.soft(found, `${file} ${id}`).toContain(id);
      const loss = before - rated.overallScore;
      expect.soft(loss, `${file} ${id}: ${before} → ${rated.overallScore}`).toBeGreaterThanOrEqual(20);
      const first = rated.improvements[0] ?? "";
      const isNamed = Object.values(damageTexts).some((text) => text(2).slice(-30) === first.slice(-30));
      expect.soft(isNamed, `${id}: ${first}`).toBe(true);
    }
  });

/** What a page may do to its texts, and whether that is damage. */
const cases: [what: string, body: string, found: DamageId[]][] = [
  ["white on white", `<h2 style="color:#fff">Unsere Sorten</h2>`, ["invisible-text"]],
  [
    "white on a dark card",
    `<div style="background:#222"><h2 style="color:#fff">Unsere Sorten</h2></div>`,
    [],
  ],
  [
    "white in a bar that stays in view",
    `<nav style="position:fixed;top:0;left:0;right:0"><a href="/" style="color:#fff">Startseite</a></nav>`,
    [],
  ],
  [
    "lines cut in half",
    `<p style="height:60px;overflow:hidden">${"Wir backen mit Ruhe und Geduld. ".repeat(7)}</p><p style="white-space:nowrap;overflow:hidden;width:360px">Öffnungszeiten: Montag bis Freitag von sechs bis achtzehn Uhr</p>`,
    ["cut-text"],
  ],
  [
    "lines that end in an ellipsis, scroll or slide",
    `<p style="white-space:nowrap;overflow:hidden;text-overflow:ellipsis;width:200px">Öffnungszeiten: Montag bis Freitag von sechs bis achtzehn Uhr</p>
    <div style="overflow:auto;height:50px"><p>${"Wir backen mit Ruhe und Geduld. ".repeat(30)}</p></div>
    <div style="overflow:hidden;width:300px"><div style="transform:translateX(-30px);width:900px">Erste Folie mit einem langen Text, zweite Folie mit noch einem</div></div>`,
    [],
  ],
  ["a hole in the page", `<p>Oben</p><div style="height:1500px"></div><p>Unten</p>`, ["empty-band"]],
  [
    "a photo in its place",
    `<p>Oben</p><div style="height:1500px;background:url(data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20width=%229%22%20height=%229%22/%3E)"></div><p>Unten</p>`,
    [],
  ],
];

for (const [what, body, found] of cases)
  test(`${what}: ${found.join(", ") || "no damage"} [EYE-43]`, async ({ browser }) => {
    const html = `<!doctype html><html lang="de"><meta name="viewport" content="width=device-width"><title>Backhaus</title>
      <style>body{font:16px/1.5 Arial;margin:24px;background:#fff}main{max-width:640px}h1{color:#124}p{color:#222}h2{margin:0}</style><main><h1>Backhaus</h1><p>Brot und Brötchen aus eigenem Sauerteig.</p>${body}</main></html>`;
    const facts = await designFactsOf(browser, (page) => page.setContent(html));
    expect(findDamage(facts).map(({ id }) => id)).toEqual(found);
  });
