// Pages that show their parts as one scrolls are rated as visitors see them: like the same page without that.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { viewportNames } from "#contract/design-rating.ts";
import { rate } from "#worker/design/rate.ts";
import { expect, test } from "../../support/browser-test.ts";
import { designFactsOf } from "../../support/design/design-facts-of.ts";

const aosFile = (name: string) =>
  readFileSync(createRequire(import.meta.url).resolve(`aos/dist/${name}`), "utf8");

const text =
  "Wir bauen Küchen, Schränke und Treppen aus heimischem Holz, geplant im Haus und von Hand gefertigt. ";
const sections = (attribute: string) =>
  Array.from(
    { length: 8 },
    (_, index) =>
      `<section ${attribute}><h2>Abschnitt ${index + 1}</h2><p>${text.repeat(4)}</p><a class="knopf" href="/a${index}">Mehr erfahren</a></section>`,
  ).join("");
const css = `body{margin:0;font:17px/1.6 Georgia,serif;color:#222;background:#fbf8f2}header,main{max-width:60rem;margin:auto;padding:2rem}
section{min-height:32rem;padding:2rem 0}.knopf{display:inline-block;padding:.8rem 1.4rem;background:#7a3b1d;color:#fff}`;
const pageWith = (head: string, attribute: string, end: string) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Tischlerei</title><style>${css}</style>${head}</head>
<body><header><h1>Tischlerei Muster</h1><p>${text}</p></header><main>${sections(attribute)}</main>${end}</body></html>`;

const hidden = (shown: string) =>
  `<style>.ein{opacity:0;transform:translateY(60px);transition:all .5s}${shown}{opacity:1;transform:none}</style>`;
const HIDDEN = 'class="ein"';
/** Adds the class to what is in view. */
const look = `const look=()=>{for(const e of document.querySelectorAll(".ein")){const b=e.getBoundingClientRect();if(b.top<innerHeight*.85&&b.bottom>0)e.classList.add("da")}};`;

/** In the manner of six kinds of libraries; one of them itself. */
const reveals: Record<string, string> = {
  aos: pageWith(
    `<style>${aosFile("aos.css")}</style>`,
    'data-aos="fade-up"',
    `<script>${aosFile("aos.js")};AOS.init()</script>`,
  ),
  "a handler of scrolling, ten times a second": pageWith(
    hidden(".ein.da"),
    HIDDEN,
    `<script>${look}let last=0;addEventListener("scroll",()=>{const now=Date.now();if(now-last>99){last=now;look()}});look()</script>`,
  ),
  "a question every tenth of a second": pageWith(
    hidden(".ein.da"),
    HIDDEN,
    `<script>${look}setInterval(look,100)</script>`,
  ),
  "an observer": pageWith(
    hidden(".ein.da"),
    HIDDEN,
    `<script>const o=new IntersectionObserver(es=>{for(const e of es)if(e.isIntersecting){e.target.classList.add("da");o.unobserve(e.target)}},{threshold:.15});document.querySelectorAll(".ein").forEach(e=>o.observe(e))</script>`,
  ),
  "a handler that hides again what has been scrolled past": pageWith(
    hidden(".ein.da"),
    HIDDEN,
    `<script>addEventListener("scroll",()=>{for(const e of document.querySelectorAll(".ein"))e.classList.toggle("da",e.getBoundingClientRect().top<innerHeight*.85)});dispatchEvent(new Event("scroll"))</script>`,
  ),
  "a late handler that hides again what has been scrolled past": pageWith(
    hidden(".ein.da"),
    HIDDEN,
    `<script>const look=()=>{for(const e of document.querySelectorAll(".ein"))e.classList.toggle("da",e.getBoundingClientRect().top<innerHeight*.85)};addEventListener("scroll",()=>setTimeout(look,140));look()</script>`,
  ),
};

for (const [name, html] of Object.entries(reveals))
  test(`a page that reveals its parts by ${name} has texts, boxes and score of the page that does not [EYE-40]`, async ({
    browser,
  }) => {
    const factsOf = (content: string) => designFactsOf(browser, (page) => page.setContent(content));
    const [plain, revealed] = [await factsOf(pageWith("", "", "")), await factsOf(html)];
    for (const viewport of viewportNames) {
      const textsOf = (facts: typeof plain) =>
        facts[viewport].snapshot.texts.map(({ sample, box }) => [
          sample,
          Math.round(box.x),
          Math.round(box.y),
        ]);
      expect(textsOf(revealed)).toEqual(textsOf(plain));
    }
    expect(Math.abs(rate(plain).overallScore - rate(revealed).overallScore)).toBeLessThanOrEqual(2);
  });
