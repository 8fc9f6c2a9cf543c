// What looks like a sign and is none, and addresses made to cost time.
import { afterEach, describe, expect, it, vi } from "vitest";
import { factsOf } from "#test/support/seo/html.ts";
import { aPage, aScript, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { createWorkersRewriter as rewriter } from "#worker/seo/html/rewriter.ts";
import { detectTechnology } from "#worker/seo/technology/technologies.ts";

const nothing = { framework: null, libraries: [], buildTools: [], services: [], versions: {} };

async function technologyIn(html: string, fetched: PageOverrides["fetched"] = {}) {
  const facts = await factsOf(`<!doctype html>${html}`, rewriter);
  return detectTechnology(
    aPage({ html: facts, fetched: { url: "https://www.firma.de/", headers: {}, ...fetched } }),
  );
}

const article = `<article><h1>WordPress, TYPO3 oder Wix?</h1><p>Mit WordPress 6.8, Elementor und jQuery 3.7.1 baut man schnell.
<a href="https://wordpress.org/">wordpress.org</a> <a href="https://www.firma.de/wp-content/plugins/elementor/x.js">Datei</a>
<a href="https://www.shopify.com/de">Shopify</a> <a href="https://www.googletagmanager.com/gtm.js">GTM</a>
<code>&lt;script src="https://consent.cookiebot.com/uc.js"&gt;</code> window.__NUXT__ webpackJsonp _paq = window._paq</p></article>`;

describe("a page shows no technology [SEO-51]", () => {
  it.each([
    ["an article about systems", article],
    [
      "the words in title and description",
      `<title>WordPress</title><meta name="description" content="WordPress 6.8">`,
    ],
    [
      "a generator that only begins like one",
      '<meta name="generator" content="Handarbeit, nicht WordPress">',
    ],
    ["a generator that goes on", '<meta name="generator" content="Ghostwriter 5.0">'],
    ["comments of another framework", "<body><div><!--$--><p>x</p><!--/--></div>"],
    ["words of a template", '<div data-hk="1" data-page="{}" data-turbo="x"></div>'],
    ["another word with the same beginning, elsewhere", '<meta name="author" content="WordPress 6.8">'],
    [
      "a picture on another site's WordPress",
      '<img src="https://verband.de/wp-content/uploads/logo.png" alt="">',
    ],
    ["a picture at a builder", '<img src="https://static.wixstatic.com/media/1.jpg" alt="">'],
    [
      "a picture at a shop system",
      '<img src="https://cdn.shopify.com/s/files/1/0001/files/logo.png" alt="">',
    ],
    ["a video's thumbnail", '<img src="https://img.youtube.com/vi/abc/0.jpg" alt="">'],
    ["a page that is called like a folder", '<img src="/blog/wp-content-erklaert/bild.jpg" alt="">'],
    ["a comment that mentions a system", "<!-- früher: this website is powered by TYPO3 -->"],
    ["a sign inside a comment", '<!-- <script src="/js/jquery.min.js"></script> -->'],
    ["a sign inside a template", '<template><script src="/js/jquery.min.js"></script></template>'],
    [
      "data that speaks of scripts",
      `<script type="application/ld+json">{"name":"'gtm.start' webpackJsonp"}</script>`,
    ],
    ["an id deep inside", `${"<div>".repeat(8)}<div id="__next"></div>`],
    ["other ids and classes", '<body class="next vue react"><div id="root" class="svelte"><div id="app">'],
    ["other attributes", '<div data-vue data-react data-v="1" data-v-bind data-controller="menu"></div>'],
    ["a link that only shares", '<a href="https://wa.me/?text=https%3A%2F%2Ffirma.de">Teilen</a>'],
    ["a link to share with WhatsApp", '<a href="https://api.whatsapp.com/send?text=Hallo">Teilen</a>'],
    [
      "a link to a booking site",
      '<a href="https://calendly.com/firma">Termin</a> <a href="https://www.doctolib.de/x">x</a>',
    ],
    ["a link to a map", '<a href="https://www.google.com/maps?q=Olfen">Karte</a>'],
    [
      "a vendor's name in front of another host",
      '<script src="https://plausible.io.example.org/js/script.js"></script>',
    ],
    ["a vendor's name behind another host", '<script src="https://notplausible.io/js/script.js"></script>'],
    ["the beginning of a vendor's host", '<script src="https://calendly.co/x.js"></script>'],
    ["a vendor's name as user", '<script src="https://plausible.io@example.org/js/script.js"></script>'],
    ["a vendor's name in the query", '<script src="/x.js?from=https://plausible.io/js/script.js"></script>'],
  ])("with %s", async (_name, html) => {
    expect(await technologyIn(html)).toMatchObject(nothing);
  });

  it.each([
    "/js/jquery.validate.js",
    "/js/my-jquery.js",
    "/js/jquery.js.txt",
    "/js/my-bootstrapper.js",
    "/ab/bootstraps/bootstrap.js",
    "/js/foundation.js",
    "/js/bootstrap-datepicker.min.js",
    "/js/react-to-events.js",
    "/js/vue-slider.js",
    "/js/angular-notes.js",
    "/js/threefold.js",
    "/js/main-20240101.js",
    "/assets/form-validate.js",
    "/assets/haus-Ansichten.jpg",
    "/js/chunk-CHECKOUT.js",
    "/js/gallery-slick-fix.js",
    "/site/assets/files/haus.jpg",
    "/static/frontend/main.css",
    "/theme/firma/css/all.css",
    "/out/bilder/haus.jpg",
    "/static/frontend/css/vendor/x.css",
    "/templates/nova/js/haus.js",
    "/assets/addons/theme/haus.js",
    "/plugins/oxygen/haus.js",
    "https://cdn.jsdelivr.net/npm/jquery-validation@1.19.5/dist/jquery.validate.min.js",
    "https://cdn.jsdelivr.net/gh/firma/bootstrap-kit@1.0.0/dist/kit.js",
  ])("with script %s", async (src) => {
    expect(await technologyIn(`<script src="${src}"></script>`)).toMatchObject(nothing);
  });

  it.each([
    ["server: Apache-Coyote/1.1", { headers: { server: "Apache-Coyote/1.1" } }],
    ["x-served-by: cache-01", { headers: { "x-served-by": "cache-01" } }],
    ["server: not-nginx", { headers: { server: "not-nginx" } }],
    ["x-powered-by: Menschen mit PHP", { headers: { "x-powered-by": "Menschen mit PHP" } }],
    ["x-note: x-powered-by: PHP/8", { headers: { "x-note": "x-powered-by: PHP/8" } }],
    ["a cookie's value", { setCookies: ["a=JTLSHOP=1; path=/"] }],
  ])("with %s", async (_name, fetched) => {
    expect(await technologyIn("<p>Hallo", fetched)).toMatchObject(nothing);
  });
});

describe("hostile addresses", () => {
  afterEach(() => vi.restoreAllMocks());

  /** Characters that patterns and literal comparisons get to see: work without a clock. */
  function workFor(addresses: readonly string[]): number {
    let characters = 0;
    const { includes, startsWith } = String.prototype;
    const { test, exec } = RegExp.prototype;
    vi.spyOn(RegExp.prototype, "test").mockImplementation(function (this: RegExp, text) {
      characters += `${text}`.length;
      return test.call(this, text);
    });
    vi.spyOn(RegExp.prototype, "exec").mockImplementation(function (this: RegExp, text) {
      characters += `${text}`.length;
      return exec.call(this, text);
    });
    vi.spyOn(String.prototype, "includes").mockImplementation(function (this: string, text, from) {
      characters += this.length;
      return includes.call(this, text, from);
    });
    vi.spyOn(String.prototype, "startsWith").mockImplementation(function (this: string, text, from) {
      characters += Math.min(this.length, `${text}`.length);
      return startsWith.call(this, text, from);
    });
    detectTechnology(aPage({ html: { scripts: addresses.map((src) => aScript({ src })) } }));
    vi.restoreAllMocks();
    return characters;
  }

  const addresses = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => `/${index}/main${"-a".repeat(length)}/a.js`);

  it("cost as much as there are of them, up to 1,000", () => {
    const hundred = workFor(addresses(100, 1000));
    expect(hundred).toBeGreaterThan(0);
    expect(workFor(addresses(1000, 1000)) / hundred).toBeLessThan(11);
    // Beyond the cap only listing them is left.
    expect(workFor(addresses(4000, 1000)) / workFor(addresses(1000, 1000))).toBeLessThan(1.5);
  });

  it("cost no more than 60 million compared characters, however long they are", () => {
    expect(workFor(addresses(1000, 1024))).toBeLessThan(60_000_000);
    expect(workFor(addresses(1000, 20_000))).toBeLessThan(60_000_000 + 1000 * 2 * 20_000 * 4);
  });

  it.each([
    // As long as the reader of pages lets an attribute be.
    `/main${"-a".repeat(3000)}/assets/${"a-".repeat(3000)}tailwind${".tailwind".repeat(400)}`,
    `/media/pages/${"a/".repeat(100)}${"0".repeat(400)}.js`,
    `/assets/${"-a".repeat(60)}.js`,
    `/${"min.".repeat(40)}min.js`,
    `/js/x${"-1.1".repeat(20)}.js`,
    `${"/webroot/store".repeat(60)}`,
  ])("are looked at without delay when made to backtrack: %#", async (src) => {
    const repeated = Array.from({ length: 1000 }, (_, index) => aScript({ src: `${src}?${index}` }));
    expect(detectTechnology(aPage({ html: { scripts: repeated } })).framework).toBeNull();
  });
});
