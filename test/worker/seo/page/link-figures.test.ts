import { describe, expect, it } from "vitest";
import { aLink, aPage } from "#test/support/seo/page-facts.ts";
import type { AnchorFact } from "#worker/seo/html/page-facts.ts";
import { countLinks } from "#worker/seo/page/link-figures.ts";

const figures = (url: string, anchors: AnchorFact[], baseHref: string | null = null) =>
  countLinks(aPage({ fetched: { url }, html: { anchors, baseHref } }));

describe("links", () => {
  it.each([
    ["https://www.a.de/", "/b", "internal"],
    ["https://www.a.de/", "", "internal"],
    ["https://www.a.de/", "#oben", "internal"],
    ["https://www.a.de/", "http://shop.a.de:8080/x", "internal"],
    ["https://www.a.de/", "//a.de/x", "internal"],
    ["https://www.a.de/", " https://a.de/ ", "internal"],
    ["https://www.a.de/", "https://b.de/", "external"],
    ["https://www.a.co.uk/", "https://b.co.uk/", "external"],
    ["https://eins.github.io/", "https://zwei.github.io/", "external"],
    ["http://127.0.0.1:4000/", "http://127.0.0.1:5000/", "internal"],
    ["http://127.0.0.1:4000/", "http://127.0.0.2:4000/", "external"],
    ["http://localhost:4000/", "/x", "internal"],
    ["http://localhost:4000/", "http://a.localhost/", "external"],
  ] as const)("on %s the target %j is %s", (url, href, kind) => {
    const { internal, external } = figures(url, [aLink("x", href)]);
    expect({ internal, external }).toEqual({ internal: 0, external: 0, [kind]: 1 });
  });

  it("counts telephone and mail apart and leaves out what is no target", () => {
    const hrefs = [
      "tel:+4925",
      "TEL:1",
      "mailto:a@b.de",
      "javascript:void 0",
      "https://",
      "data:text/plain,x",
      "whatsapp://send",
    ];
    expect(
      figures(
        "https://a.de/",
        hrefs.map((href) => aLink("x", href)),
      ),
    ).toEqual({
      internal: 0,
      external: 0,
      nofollow: 0,
      withoutText: 0,
      tel: 2,
      mailto: 1,
    });
  });

  it("counts nofollow and links without any name", () => {
    const anchors = [
      aLink("x", "https://b.de/", { rel: ["nofollow", "noopener"] }),
      aLink("", "/a"),
      aLink("", "/b", { otherName: "Bild" }),
      aLink(" ", "tel:1", { rel: ["nofollow"] }),
    ];
    expect(figures("https://a.de/", anchors)).toMatchObject({ nofollow: 1, withoutText: 2 });
  });

  it("resolves against base, the page's own site stays the measure", () => {
    expect(figures("https://a.de/", [aLink("x", "y")], "https://b.de/")).toMatchObject({
      internal: 0,
      external: 1,
    });
  });
});
