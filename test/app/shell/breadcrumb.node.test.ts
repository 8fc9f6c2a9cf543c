import { describe, expect, it } from "vitest";
import { breadcrumbList, buildCrumbs } from "#app/shell/breadcrumb.tsx";

const names = (path: string) => buildCrumbs(path).map(({ name }) => name);

describe("breadcrumb", () => {
  it("survives a path that cannot be decoded [CRUMB-06]", () => {
    expect(names("/100%")).toEqual(["Home", "100%"]);
  });

  it("is a single crumb on the home page [CRUMB-02]", () => {
    expect(buildCrumbs("/")).toEqual([{ name: "Home", path: "/" }]);
  });

  it("starts with Home and follows the path [CRUMB-01]", () => {
    expect(buildCrumbs("/preise")).toEqual([
      { name: "Home", path: "/" },
      { name: "Preise", path: "/preise" },
    ]);
  });

  it.each([
    ["blog", "Blog"],
    ["portfolio", "Portfolio"],
    ["kontakt", "Kontakt"],
    ["preise", "Preise"],
    ["website-design", "Webdesign"],
    ["e-commerce", "Onlineshops"],
    ["seo-analysis", "SEO-Analyse"],
    ["seo-check", "SEO-Check"],
    ["website-wartung", "Website-Wartung"],
    ["on-page-seo", "On-Page-SEO"],
    ["off-page-seo", "Off-Page-SEO"],
    ["local-seo", "Lokales SEO"],
    ["technical-seo", "Technisches SEO"],
    ["keyword-optimization", "Keyword-Optimierung"],
    ["seo-monitoring", "SEO-Monitoring"],
    ["performance-optimierung", "Performance-Optimierung"],
  ])("has a label for %s [CRUMB-05]", (segment, label) => {
    expect(names(`/${segment}`)).toEqual(["Home", label]);
  });

  it.each([
    ["/preisrechner", "Preisrechner"],
    ["/impressum", "Impressum"],
    ["/datenschutz", "Datenschutz"],
    ["/agb", "AGB"],
    ["/gibt-es-nicht", "Gibt Es Nicht"],
    ["/m%C3%BCnsterland_touren", "Münsterland Touren"],
    ["/%C3%B6ffnung", "Öffnung"],
  ])("makes %s readable [CRUMB-06]", (path, name) => {
    expect(names(path).at(-1)).toBe(name);
  });

  it("gives an article three crumbs, the last with its title [CRUMB-06] [CRUMB-07]", () => {
    const titles: Record<string, string> = { "/blog/seo-fuer-handwerker": "SEO für Handwerker" };
    expect(buildCrumbs("/blog/seo-fuer-handwerker", (path) => titles[path])).toEqual([
      { name: "Home", path: "/" },
      { name: "Blog", path: "/blog" },
      { name: "SEO für Handwerker", path: "/blog/seo-fuer-handwerker" },
    ]);
  });

  it("ignores doubled and trailing slashes [CRUMB-01]", () => {
    expect(buildCrumbs("//blog//").map(({ path }) => path)).toEqual(["/", "/blog"]);
  });
});

describe("breadcrumbList", () => {
  it("numbers the trail and gives every page above an absolute address [CRUMB-09]", () => {
    const list = breadcrumbList(buildCrumbs("/blog/x"), (path) => `https://site.example${path}`);
    expect(list).toEqual({
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: "https://site.example/" },
        { "@type": "ListItem", position: 2, name: "Blog", item: "https://site.example/blog" },
        { "@type": "ListItem", position: 3, name: "X" },
      ],
    });
  });
});
