import { describe, expect, it } from "vitest";
import {
  aControl,
  aLinkElement,
  aMeta,
  anImage,
  aPage,
  aScript,
  type PageOverrides,
} from "#test/support/seo/page-facts.ts";
import { detectTechnology } from "#worker/seo/technology/technologies.ts";

const technology = (overrides: PageOverrides = {}) => detectTechnology(aPage(overrides));
const script = (src: string): PageOverrides => ({ html: { scripts: [aScript({ src })] } });
const marker = (...markers: string[]): PageOverrides => ({ html: { markers } });
const generator = (content: string): PageOverrides => ({
  html: { metas: [...aPage().html.metas, aMeta("Generator", content)] },
});

describe("framework [SEO-51]", () => {
  it("is the content system where a script framework helps; that one is listed as library", () => {
    const page = { html: { ...generator("WordPress").html, markers: ["attribute:data-v-app"] } };
    expect(technology(page)).toMatchObject({ framework: "WordPress", libraries: ["Vue"] });
  });

  it("is the shop where a content system holds its pages together", () => {
    const scripts = [
      aScript({ src: "/wp-includes/js/x.js" }),
      aScript({ src: "/bundles/storefront/storefront.js" }),
    ];
    expect(technology({ html: { scripts } })).toMatchObject({
      framework: "Shopware",
      versions: { Shopware: "6" },
    });
  });

  it("is what is built on another one; that one is a library", () => {
    expect(technology(marker("id:__next", "attribute:data-reactroot"))).toMatchObject({
      framework: "Next.js",
      libraries: ["React"],
    });
  });

  it("is absent without signs", () => {
    expect(technology()).toMatchObject({
      framework: null,
      libraries: [],
      buildTools: [],
      services: [],
      versions: {},
    });
  });
});

describe("versions [SEO-51]", () => {
  const versionOf = (...addresses: string[]) =>
    technology({ html: { scripts: addresses.map((src) => aScript({ src })) } }).versions;

  it("come from the first address that tells one", () => {
    expect(versionOf("/js/jquery.js", "/js/jquery-1.12.4.js", "/js/jquery-3.7.1.js")).toEqual({
      jQuery: "1.12.4",
    });
  });

  it.each([
    ["a theme's query", "/wp-content/themes/firma/jquery.min.js?ver=6.8"],
    ["a date", "/js/jquery.min.js?v=20240101"],
    ["a folder of the site", "/releases/2.0.1/js/jquery.min.js"],
    ["a tag that moves", "https://cdn.jsdelivr.net/npm/jquery@latest/dist/jquery.min.js"],
    [
      "a package that brings the library along",
      "https://cdn.jsdelivr.net/npm/firma-kit@2.0.1/dist/jquery.min.js",
    ],
    ["a range", "https://cdn.jsdelivr.net/npm/jquery@3.x.x/dist/jquery.min.js"],
    ["another product's file", "https://kit.fontawesome.com/1.2.3/x.js"],
  ])("do not come from %s", (_name, src) => {
    expect(versionOf(src)).toEqual({});
  });

  it.each([
    ["WordPress 6.8-beta1", "6.8"],
    ["WordPress 20240101", undefined],
    ["WordPress", undefined],
    ["WordPress nach 12 Jahren", undefined],
    ["Framer 8e1ab23", undefined],
  ])("of generator %s is %s", (content, version) => {
    expect(Object.values(technology(generator(content)).versions ?? {})[0]).toBe(version);
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
