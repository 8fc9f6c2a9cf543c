// Every sign, shown by the smallest page that carries it, through the reader of real pages.
import { describe, expect, it } from "vitest";
import type { Technology } from "#contract/seo-figures.ts";
import { knownServicePages } from "#test/fixtures/services/known-services.ts";
import {
  analyticsPages,
  buildPages,
  consentPages,
  contactPages,
  extensionPages,
  frameworkPages,
  libraryPages,
  mediaPages,
  serverPages,
  shopPages,
  systemPages,
  type TechnologyPage,
} from "#test/fixtures/technology-pages.ts";
import { factsOf } from "#test/support/seo/html.ts";
import { aPage, aScript, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { createWorkersRewriter as rewriter } from "#worker/seo/html/rewriter.ts";
import { buildToolFingerprints } from "#worker/seo/technology/build-tools.ts";
import { scriptFrameworks } from "#worker/seo/technology/script-frameworks.ts";
import { serverFingerprints } from "#worker/seo/technology/servers.ts";
import {
  detectTechnology,
  libraryAndPluginFingerprints,
  systemFingerprints,
} from "#worker/seo/technology/technologies.ts";
import { allServices } from "#worker/third-parties/all-services.ts";

const tables = {
  "content systems and builders": systemPages,
  shops: shopPages,
  "page builders and extensions": extensionPages,
  "script frameworks": frameworkPages,
  libraries: libraryPages,
  "build tools": buildPages,
  analytics: analyticsPages,
  "consent tools": consentPages,
  "chat, captcha and booking": contactPages,
  "fonts, maps, videos and other parts": mediaPages,
  "servers and networks": serverPages,
  "other services": knownServicePages,
};
const pages = Object.values(tables).flat();

async function technologyIn({ html = "<p>Hallo", headers = {}, cookies = [] }: TechnologyPage) {
  const facts = await factsOf(`<!doctype html>${html}`, rewriter);
  const fetched = { url: "https://www.firma.de/leistungen/", headers, setCookies: cookies };
  return detectTechnology(aPage({ html: facts, fetched }));
}

/** Everything found, with versions. */
function shownBy({ framework, libraries, buildTools, services = [], versions = {} }: Technology): string[] {
  return [...(framework === null ? [] : [framework]), ...libraries, ...buildTools, ...services].map((name) =>
    [name, versions[name]].filter(Boolean).join(" "),
  );
}

describe.each(Object.entries(tables))("%s [SEO-51]", (_name, table) => {
  const rows = table.map((page) => [page.shows[0], JSON.stringify(page), page] as const);
  it.each(rows)("%s by %s", async (_shown, _page, page) => {
    expect(shownBy(await technologyIn(page)).sort()).toEqual([...page.shows].sort());
  });
});

describe("the list of signs", () => {
  const signs = [
    ...systemFingerprints,
    ...scriptFrameworks,
    ...libraryAndPluginFingerprints,
    ...buildToolFingerprints,
    ...serverFingerprints,
  ];
  const isShown = (name: string) =>
    pages.some(({ shows: [first = ""] }) => first === name || first.replace(/ \d[\d.]*$/, "") === name);

  it("has a page for each name", () => {
    expect(signs.map(({ name }) => name).filter((name) => !isShown(name))).toEqual([]);
  });

  it("shares no trace: each host, folder, file, package and header alone shows one name", () => {
    const own = "https://www.firma.de";
    const load = (src: string) => ({ html: { scripts: [aScript({ src })] } });
    for (const { name, from = [], path = [], file = [], package: names = [], header = [] } of signs) {
      const alone: PageOverrides[] = [
        ...from.map((place) =>
          load(`https://${place.startsWith(".") ? "x" : ""}${place}${place.endsWith("?") ? "x" : ""}`),
        ),
        ...path.map((part) => load(`${own}${part}`)),
        ...file.map((stem) => load(`${own}/a/${stem}.min.js`)),
        ...names.map((one) => load(`https://unpkg.com/${one}`)),
        ...header.map((line) => {
          const [field = "", value = ""] = line.replace("*", "x").split(/:(.*)/s);
          return { fetched: { url: `${own}/`, headers: { [field]: value.trim() || "x" } } };
        }),
      ];
      for (const page of alone) {
        const fetched = { url: `${own}/`, headers: {}, ...page.fetched };
        const shown = detectTechnology(aPage({ ...page, fetched }));
        const others = [shown.framework, ...shown.libraries, ...shown.buildTools, ...(shown.services ?? [])];
        // What lies in a folder of WordPress or Next.js shows these as well.
        const carriers = ["WordPress", "Next.js"].filter((carrier) => carrier !== name);
        expect(
          others.filter((one) => one !== null && !carriers.includes(one)),
          `${name}: ${JSON.stringify(page)}`,
        ).toEqual([name]);
      }
    }
  });

  it("knows at least 300 technologies", () => {
    expect(new Set([...signs, ...allServices].map(({ name }) => name)).size).toBeGreaterThanOrEqual(300);
  });

  it("is written in lower case where pages are compared so", () => {
    for (const { name, generator, comment, header, from, path, query, file, package: names } of signs) {
      for (const text of [generator, comment, header, from, path, query, file, names].flatMap(
        (x) => x ?? [],
      )) {
        expect(text, name).toBe(text.toLowerCase());
      }
    }
  });

  it("names hosts with a path, and patterns without unbounded repetition but at their anchor", () => {
    for (const { name, from = [], pathShape, tailShape, markerShape } of signs) {
      for (const place of from) expect(place, name).toMatch(/^\.?[a-z0-9.-]+\//);
      for (const pattern of [pathShape?.pattern, tailShape, markerShape]) {
        // `*`, `+` and `{n,}` outside of classes; an escaped or optional sign is none.
        const bare = (pattern?.source ?? "").replace(/\\./g, "x").replace(/\[[^\]]*\]/g, "x");
        expect(bare, name).not.toMatch(/[*+]|\{\d+,\}/);
      }
      for (const pattern of [tailShape, markerShape]) {
        expect(pattern?.source ?? "^", name).toMatch(/^\^/);
      }
    }
  });
});
