// Good pages and their broken twins: the good ones are called whole, each twin loses 20 points and is told why first.
import { globSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { damageTexts } from "#content/pages/design-damage.ts";
import { type DamageId, findDamage } from "#worker/design/damage/find-damage.ts";
import { rate } from "#worker/design/rate.ts";
import { expect, test } from "../../support/browser-test.ts";
import { designFactsOf } from "../../support/design/design-facts-of.ts";

test.use({ expectedErrors: /ERR_|Failed to load/ });

const demos = globSync("public/demos/*/index.html").sort();
const fixtures = globSync("test/fixtures/pages/design/*.html").sort();
/** They are broken on purpose. */
const broken = new Set(["no-viewport-meta.html", "table-layout-2004.html", "float-columns-2014.html"]);
const good = [...demos, ...fixtures.filter((file) => !broken.has(path.basename(file)))];

const filler = "Lorem ipsum dolor sit amet, consetetur sadipscing elitr, sed diam nonumy eirmod tempor.";
const breaks: Partial<Record<DamageId, (page: Page) => Promise<unknown>>> = {
  unstyled: (page) =>
    page.evaluate(() => {
      for (const one of document.querySelectorAll("style, link[rel=stylesheet]")) one.remove();
      for (const one of document.querySelectorAll("[style]")) one.removeAttribute("style");
      for (const one of document.querySelectorAll("svg, [bgcolor]")) one.remove();
    }),
  images: (page) =>
    page.evaluate(async () => {
      const main = document.querySelector("main") ?? document.body;
      for (let index = 0; index < 3; index++) {
        const image = document.createElement("img");
        Object.assign(image, {
          width: 400,
          height: 260,
          alt: "Foto",
          src: `https://127.0.0.1:1/foto-${index}.jpg`,
        });
        (main.children.item(Math.min(index, main.children.length - 1)) as Node | null)?.appendChild(image);
        await new Promise((done) => image.addEventListener("error", done, { once: true }));
      }
    }),
  "placeholder-text": (page) =>
    page.evaluate((text) => {
      for (const paragraph of document.querySelectorAll("p, li")) paragraph.textContent = text;
    }, filler),
  overlap: (page) =>
    page.addStyleTag({
      content:
        "h2, h3, main p { margin-block: -1.2em !important; line-height: 1.1 !important; padding: 0 !important }",
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

const open = (file: string, change?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.goto(`file://${path.resolve(file)}`);
  await change?.(page);
};

for (const file of good)
  test(`${file.split("/").at(file.startsWith("public") ? -2 : -1)} is whole, and its broken twins are told what is broken [EYE-41]`, async ({
    browser,
  }) => {
    const whole = await designFactsOf(browser, open(file));
    expect(findDamage(whole).map(({ id, text }) => `${id}: ${text}`)).toEqual([]);
    if (!demos.includes(file)) return;
    const before = rate(whole).overallScore;
    for (const [id, change] of Object.entries(breaks)) {
      const facts = await designFactsOf(browser, open(file, change));
      const rated = rate(facts);
      expect
        .soft(
          findDamage(facts).map((one) => one.id),
          `${file} ${id}`,
        )
        .toContain(id);
      expect
        .soft(before - rated.overallScore, `${file} ${id}: ${before} → ${rated.overallScore}`)
        .toBeGreaterThanOrEqual(20);
      const first = rated.improvements[0] ?? "";
      const isNamed = Object.values(damageTexts).some((text) => text(2).slice(-30) === first.slice(-30));
      expect.soft(isNamed, `${id}: ${first}`).toBe(true);
    }
  });
