import { describe, expect, it } from "vitest";
import {
  aControl,
  aLinkElement,
  aMeta,
  anImage,
  aPage,
  aScript,
  type PageOverrides,
} from "#test/support/page-facts.ts";
import { technologyOf } from "#worker/seo/technologies.ts";

const technology = (overrides: PageOverrides = {}) => technologyOf(aPage(overrides));
const script = (src: string): PageOverrides => ({ html: { scripts: [aScript({ src })] } });
const marker = (...markers: string[]): PageOverrides => ({ html: { markers } });
const generator = (content: string): PageOverrides => ({
  html: { metas: [...aPage().html.metas, aMeta("Generator", content)] },
});

describe("framework [SEO-51]", () => {
  it.each([
    ["WordPress", generator("WordPress 6.8")],
    ["WordPress", script("/wp-content/themes/x/app.js")],
    ["TYPO3", generator("TYPO3 CMS")],
    ["TYPO3", marker("comment:This website is powered by TYPO3 - inspiring people to share!")],
    ["Joomla", generator("Joomla! - Open Source Content Management")],
    ["Drupal", { fetched: { headers: { "x-generator": "Drupal 11 (https://www.drupal.org)" } } }],
    ["Shopify", script("https://cdn.shopify.com/s/files/theme.js")],
    ["Shopware", script("/bundles/storefront/assets/storefront.js")],
    ["Wix", generator("Wix.com Website Builder")],
    ["Squarespace", script("https://static1.squarespace.com/static/x.js")],
    ["Jimdo", script("https://assets.jimstatic.com/web.js")],
    ["Contao", generator("Contao Open Source CMS")],
    ["Next.js", marker("id:__next")],
    ["Next.js", script("/_next/static/chunks/main.js")],
    ["Nuxt", script("/_nuxt/entry.js")],
    ["Gatsby", marker("id:___gatsby")],
    ["Astro", marker("element:astro-island")],
    ["SvelteKit", script("/_app/immutable/entry/start.js")],
    ["Angular", marker("attribute:ng-version")],
    ["React", marker("attribute:data-reactroot")],
    ["React", script("https://unpkg.com/react-dom@18/umd/react-dom.production.min.js")],
    ["Vue", marker("attribute:data-v-7ba5bd90")],
    ["Svelte", marker("class:svelte-1a2b3c")],
    [null, marker("comment:we love react, vue and wordpress", "class:next", "id:root", "attribute:data-vue")],
    [null, {}],
  ])("is %s by its sign", (framework, page) => {
    expect(technology(page).framework).toBe(framework);
  });

  it("is the content system where a script framework helps; that one is listed as library", () => {
    const page = { html: { ...generator("WordPress").html, markers: ["attribute:data-v-app"] } };
    expect(technology(page)).toMatchObject({ framework: "WordPress", libraries: ["Vue"] });
  });
});

describe("libraries and build tools [SEO-51]", () => {
  it.each([
    ["jQuery", "/js/jquery-3.7.1.min.js"],
    ["jQuery", "https://code.jquery.com/jquery.js"],
    ["Bootstrap", "https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.bundle.min.js"],
    ["Tailwind CSS", "https://cdn.tailwindcss.com/3.4"],
    ["Alpine.js", "https://cdn.jsdelivr.net/npm/alpinejs@3.x.x/dist/cdn.min.js"],
    ["GSAP", "/js/gsap.min.js"],
    ["Swiper", "/js/swiper-bundle.min.js"],
  ])("%s in %s", (name, src) => {
    expect(technology(script(src)).libraries).toContain(name);
  });

  it.each([
    ["Vite", "/assets/index-B3xYz_1a.js"],
    ["webpack", "/static/js/main.3f2a9c1b.chunk.js"],
    ["esbuild", "/chunk-5LUSI6HG.js"],
  ])("%s in %s", (name, src) => {
    expect(technology(script(src)).buildTools).toEqual([name]);
  });

  it.each([
    "/js/jquery.validate.js",
    "/js/my-bootstrapper.txt",
    "/assets/form-validate.js",
    "/js/main-20240101.js",
    "/js/react-to-events.txt",
  ])("says nothing about %s", (src) => {
    const { framework, libraries, buildTools } = technology(script(src));
    expect({ framework, libraries, buildTools }).toEqual({ framework: null, libraries: [], buildTools: [] });
  });

  it("are looked for without delay in addresses made to backtrack", () => {
    const src = `/main${"-a".repeat(50_000)}/assets/${"a-".repeat(50_000)}tailwind${".tailwind".repeat(50_000)}`;
    expect(technology(script(src)).buildTools).toEqual([]);
  });
});

describe("modern or not [SEO-51]", () => {
  it("is modern with doctype, viewport, https and UTF-8", () => {
    expect(technology().isModern).toBe(true);
  });

  it.each<[string, PageOverrides]>([
    ["an old doctype", { html: { doctype: 'DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0"' } }],
    ["no viewport", { html: { metas: [] } }],
    ["http", { fetched: { url: "http://a.de/" } }],
    ["windows-1252", { html: { charset: "windows-1252" } }],
    ["a library whose time is over", script("/js/mootools-core.js")],
    ["Flash", { html: { media: [{ tag: "object", src: "intro.swf", srcset: null, title: null }] } }],
  ])("is not with %s", (_name, page) => {
    expect(technology(page).isModern).toBe(false);
  });
});

describe("what React would bring [SEO-52]", () => {
  it("is at least five German sentences, different ones", () => {
    const { reactBenefits } = technology({ html: { anchors: [] } });
    expect(reactBenefits.length).toBeGreaterThanOrEqual(5);
    expect(new Set(reactBenefits).size).toBe(reactBenefits.length);
    for (const sentence of reactBenefits) expect(sentence).toMatch(/^[A-ZÄÖÜ].*[a-zäöüß]\.$/);
  });

  it("begins with what the page itself shows", () => {
    const html = {
      scripts: Array.from({ length: 7 }, (_, index) =>
        aScript({ src: `/js/jquery.plugin-${index}.js` }),
      ).concat(aScript({ src: "/js/jquery.min.js" })),
      controls: [aControl(), aControl({ type: "hidden" }), aControl()],
      images: Array.from({ length: 9 }, () => anImage()),
      links: [aLinkElement("stylesheet", "/a.css")],
    };
    const { reactBenefits } = technology({ html });
    expect(reactBenefits[0]).toMatch(/^Die Seite lädt jQuery/);
    expect(reactBenefits.join(" ")).toMatch(/8 Skriptdateien.*2 Formulareingaben.*9 Bildern/);
  });

  it("is nothing on a page built with React", () => {
    expect(technology(marker("id:__next")).reactBenefits).toEqual([]);
    expect(technology(marker("attribute:data-reactroot")).reactBenefits).toEqual([]);
    expect(
      technology({ html: { ...generator("WordPress").html, markers: ["attribute:data-reactroot"] } })
        .reactBenefits,
    ).toEqual([]);
  });
});
