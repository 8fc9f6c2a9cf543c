// /portfolio as it is built. Needs `npm run build` before.
import { existsSync, readFileSync } from "node:fs";
import { parse } from "parse5";
import { describe, expect, it } from "vitest";
import { DEMO_MAX_KB } from "#content/page-figures.ts";
import { projects } from "#content/portfolio/portfolio.ts";
import { attributes, elements, textOf } from "#test/support/seo/html-tree.ts";

const CLIENT = "build/client";
const document = parse(readFileSync(`${CLIENT}/portfolio/index.html`, "utf8"));
const main = [...elements(document)].find(({ tagName }) => tagName === "main");
const inMain = main ? [...elements(main)] : [];

const hasClass = (name: string) => (element: (typeof inMain)[number]) =>
  (attributes(element).class ?? "").split(" ").includes(name);
const entries = inMain.filter(hasClass("entry"));
const textsOf = (element: (typeof inMain)[number], name: string) =>
  [...elements(element)].filter(hasClass(name)).map(textOf);

describe("the portfolio page", () => {
  it("begins with its heading and says what a sample is [PORT-01] [PORT-14]", () => {
    const headings = inMain.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
    expect(headings[0]?.tagName).toBe("h1");
    const opening = inMain.find(hasClass("folio-opening"));
    expect(opening && inMain.indexOf(opening)).toBeLessThan(inMain.indexOf(entries[0] as never));
    expect(textOf(opening as never)).toContain("Den Betrieb gibt es nicht, die Website schon.");
    expect(textOf(opening as never)).toContain(`${DEMO_MAX_KB} Kilobyte`);
  });

  it("has exactly the five entries of 2024 in the order of the home page [PORT-02]", () => {
    expect(entries.map((element) => attributes(element).id)).toEqual(projects.map(({ slug }) => slug));
    for (const element of entries) {
      const years = [...elements(element)].filter(({ tagName }) => tagName === "time").map(textOf);
      expect(years).toEqual(["2024"]);
    }
  });

  it.each(projects)(
    "shows $title with category, words and chips, marked as a sample [PORT-04] [PORT-05] [PORT-06] [PORT-14]",
    (project) => {
      const element = entries[projects.indexOf(project)] as (typeof inMain)[number];
      const [category] = textsOf(element, "project-category");
      expect(category).toContain(project.category);
      expect(category).toContain("Musterprojekt");
      expect(textOf(element)).toContain(project.description);
      expect([...elements(element)].filter(({ tagName }) => tagName === "h2").map(textOf)).toEqual([
        project.title,
      ]);
      expect(textsOf(element, "chip")).toEqual(project.techStack);
      expect(textsOf(element, "entry-feature")).toEqual(project.features);
    },
  );

  it.each(projects)(
    "offers 'Vorschau' and 'Live ansehen' for $title [PORT-07] [PORT-09]",
    ({ slug, title, liveUrl }) => {
      const element = entries.find((one) => attributes(one).id === slug) as (typeof inMain)[number];
      const parts = [...elements(element)];
      const button = parts.find(({ tagName }) => tagName === "button");
      expect(button && textOf(button)).toBe(`Vorschau ${title}`);
      const link = parts.find(({ tagName }) => tagName === "a");
      expect(link && textOf(link)).toBe(`Live ansehen ${title} `.trimEnd());
      expect(link && attributes(link)).toMatchObject({ href: liveUrl, target: "_blank" });
      expect(existsSync(`${CLIENT}${liveUrl}/index.html`)).toBe(true);
    },
  );

  it("stands still in the delivered page: pictures with size and words, no frame [HOME-49] [PORT-12] [PORT-13]", () => {
    expect(inMain.filter(({ tagName }) => tagName === "iframe")).toEqual([]);
    const pictures = inMain.filter(({ tagName }) => tagName === "img").map(attributes);
    expect(pictures.length).toBeGreaterThanOrEqual(10);
    for (const picture of pictures.filter(({ src }) => src?.includes("/projects/"))) {
      expect(picture).toMatchObject({
        width: expect.any(String),
        height: expect.any(String),
        loading: "lazy",
      });
      expect(picture.alt).toMatch(/.{20}/);
      expect(existsSync(`${CLIENT}${picture.src}`), picture.src).toBe(true);
    }
    for (const source of inMain.filter(({ tagName }) => tagName === "source").map(attributes)) {
      for (const candidate of (source.srcset ?? "").split(",")) {
        const [url = ""] = candidate.trim().split(" ");
        expect(existsSync(CLIENT + url), url).toBe(true);
      }
    }
  });

  it("ends with the way to talk: 'Projekt besprechen' [PORT-11]", () => {
    const links = inMain.filter(({ tagName }) => tagName === "a");
    const last = links.at(-1);
    expect(last && textOf(last)).toBe("Projekt besprechen");
    expect(last && attributes(last).href).toBe("/kontakt");
  });
});

describe("headers of the sample websites", () => {
  const headers = readFileSync(`${CLIENT}/_headers`, "utf8");

  it.each(projects)("let $title carry its styles and stand in our frame [PORT-12]", ({ liveUrl }) => {
    const rule = headers.split("\n\n").find((text) => text.startsWith(`${liveUrl}\n`)) ?? "";
    expect(rule).toMatch(/style-src( 'sha256-[^']+')+;/);
    expect(rule).toContain("frame-ancestors 'self'");
  });

  it("let our pages frame our own sites and no others [HOME-50] [PORT-12]", () => {
    expect(headers).toMatch(/^\/portfolio\n(?:.*\n)*?.*frame-src 'self';/m);
  });
});
