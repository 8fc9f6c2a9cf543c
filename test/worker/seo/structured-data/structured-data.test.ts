import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aPage } from "#test/support/seo/page-facts.ts";
import { listStructuredData } from "#worker/seo/structured-data/structured-data.ts";

const read = (...jsonLd: string[]) => listStructuredData(aPage({ html: { jsonLd } }));
const readItem = (item: unknown) => read(JSON.stringify(item));
const problems = (item: unknown) => readItem(item).flatMap((found) => found.problems);

describe("structured data [SEO-58]", () => {
  it("has one entry per item, arrays and @graph expanded", () => {
    const graph = {
      "@context": "https://schema.org",
      "@graph": [{ "@type": "WebPage" }, { "@type": ["Person", "Thing"] }],
    };
    const items = read(
      JSON.stringify(graph),
      JSON.stringify([{ "@type": "https://schema.org/Place" }, [{ "@type": "schema:Offer" }]]),
    );
    expect(items.map(({ type }) => type)).toEqual(["WebPage", "Person, Thing", "Place", "Offer"]);
    expect(items.every(({ valid, source }) => valid && source === "json-ld")).toBe(true);
  });

  it.each([
    ["{", /^JSON-LD-Block 1 lässt sich nicht lesen: Das JSON ist fehlerhaft/],
    ['{"a": 1,\n"b": 2,\n}', /in Zeile 3\.$/],
    ["", /Der Block ist leer/],
    ["<!-- -->", /Der Block ist leer/],
    ["{} {}", /fehlerhaft/],
  ])("says in German what is wrong with %j", (raw, sentence) => {
    const [item] = read(raw);
    expect(item).toMatchObject({ type: "", source: "json-ld", valid: false });
    expect(item?.problems[0]).toMatch(sentence);
  });

  it("reads blocks in an HTML comment or CDATA", () => {
    const item = '{"@type":"Place"}';
    const items = read(`<!--${item}-->`, `//<![CDATA[\n${item}\n//]]>`, `<![CDATA[${item}]]>`);
    expect(items.map(({ valid }) => valid)).toEqual([true, true, true]);
  });

  it.each([
    [{ name: "A" }, ["Die Art der Angabe (@type oder itemtype) fehlt."]],
    [{ "@type": "Bakery", name: "A", address: "B" }, []],
    [
      { "@type": "Bakery", name: " ", address: {} },
      ["Bakery: Die Angabe „name“ fehlt.", "Bakery: Die Angabe „address“ fehlt."],
    ],
    [{ "@type": "Organization", url: "https://www.yoga.de", logo: "https://image.jimcdn.com/logo.png" }, []],
    [{ "@type": "WebSite", name: "A" }, ["WebSite: Die Angabe „url“ fehlt."]],
    [{ "@type": "BlogPosting" }, []],
    [{ "@type": "Recipe", name: "Struwen" }, ["Recipe: Die Angabe „image“ fehlt."]],
    [
      { "@type": "BreadcrumbList", itemListElement: [] },
      ["BreadcrumbList: Die Angabe „itemListElement“ fehlt."],
    ],
    [
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { position: 1, item: { name: "A" } },
          { position: 2, name: "B" },
        ],
      },
      [],
    ],
    [
      { "@type": "BreadcrumbList", itemListElement: [{ name: "A" }, "B"] },
      [
        "BreadcrumbList: Eintrag 1 hat keine „position“.",
        "BreadcrumbList: Eintrag 1 hat kein Ziel („item“).",
        "BreadcrumbList: Eintrag 2 hat keine „position“.",
        "BreadcrumbList: Eintrag 2 hat keinen „name“.",
      ],
    ],
    [
      { "@type": "FAQPage", mainEntity: { "@type": "Question", name: "Q", acceptedAnswer: { text: "A" } } },
      [],
    ],
    [
      { "@type": "FAQPage", mainEntity: [{}] },
      ["FAQPage: Frage 1 hat keinen „name“.", "FAQPage: Frage 1 hat keine Antwort."],
    ],
    [{ "@type": "Person" }, []],
    [{ "@type": "Recipe", name: "Grünkohl" }, ["Recipe: Die Angabe „image“ fehlt."]],
    [
      { "@type": "JobPosting", title: "Dachdecker", description: "Steildach", datePosted: "2026-11-02" },
      [
        "JobPosting: Die Angabe „hiringOrganization“ fehlt.",
        "JobPosting: Eine der Angaben „jobLocation“, „applicantLocationRequirements“ ist nötig.",
      ],
    ],
    [{ "@type": "MusicEvent", name: "Konzert", startDate: "2026-12-01", location: "Olfen" }, []],
    [{ "@type": "Festival" }, []],
    [{ "@type": "DeliveryEvent" }, []],
    [
      { "@type": "Event", name: "Hoffest" },
      ["Event: Die Angabe „startDate“ fehlt.", "Event: Die Angabe „location“ fehlt."],
    ],
    [{ "@type": "Product", name: "Ziegel", offers: { price: 1, priceCurrency: "EUR" } }, []],
    [{ "@type": "Product", name: "Ziegel", offers: [{ url: "/ziegel" }, { price: "" }] }, []],
    [
      { "@type": "Product", name: "Ziegel", offers: { lowPrice: 1, priceCurrency: " " } },
      ["Product: Zum Preis fehlt die Währung („priceCurrency“)."],
    ],
    [
      { "@type": "Product", name: "Ziegel" },
      ["Product: Eine der Angaben „offers“, „review“, „aggregateRating“ ist nötig."],
    ],
    [{ "@type": "VideoObject", name: "Film", thumbnailUrl: "/a.jpg", uploadDate: "2026-11-02" }, []],
  ])("%j has the problems %j", (item, expected) => {
    expect(problems(item)).toEqual(expected);
  });

  it("lists microdata items with the names they lack", () => {
    const microdata = [
      { type: "http://schema.org/LocalBusiness", properties: ["name"] },
      { type: "https://schema.org/BreadcrumbList", properties: ["itemListElement"] },
      { type: "", properties: [] },
    ];
    expect(listStructuredData(aPage({ html: { jsonLd: [], microdata } }))).toEqual([
      {
        type: "LocalBusiness",
        source: "microdata",
        valid: false,
        problems: ["LocalBusiness: Die Angabe „address“ fehlt."],
      },
      { type: "BreadcrumbList", source: "microdata", valid: true, problems: [] },
      {
        type: "",
        source: "microdata",
        valid: false,
        problems: ["Die Art der Angabe (@type oder itemtype) fehlt."],
      },
    ]);
  });

  it("is read without an error, whatever the block holds", () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (raw) => {
        for (const item of read(raw, `{"@graph": ${raw}}`))
          expect(item.valid).toBe(item.problems.length === 0);
      }),
    );
    expect(read("[".repeat(100_000) + "]".repeat(100_000))).toEqual([]);
  });
});
