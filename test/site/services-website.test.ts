// The built pages of the website services. Needs `npm run build` before.
import { readFileSync } from "node:fs";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { describe, expect, it } from "vitest";
import { SUBJECT_PARAMETER } from "#content/contact-link.ts";
import { careCounters, designCounters, shopCounters } from "#content/page-figures.ts";
import { attributes, elements, wordsOf } from "#test/support/seo/html-tree.ts";

type Element = DefaultTreeAdapterTypes.Element;

function builtPage(path: string) {
  const html = readFileSync(`build/client${path}/index.html`, "utf8");
  const main = [...elements(parse(html))].find(({ tagName }) => tagName === "main");
  if (!main) throw new Error(`${path} has no main element.`);
  const inside = [...elements(main)];
  const withClass = (name: string) =>
    inside.filter((element) => attributes(element).class?.split(" ").includes(name));
  const rowsOf = (table: Element | undefined) =>
    [...elements(table as Element)]
      .filter(({ tagName }) => tagName === "tr")
      .map((row) => row.childNodes.map((cell) => wordsOf(cell as Element)));
  return {
    text: wordsOf(main),
    stats: withClass("stats-figure").map(wordsOf),
    /** What a reader of the screen hears in the place of the figures. */
    spoken: withClass("visually-hidden").map(wordsOf),
    heads: inside.filter(({ tagName }) => /^h[23]$/.test(tagName)).map(wordsOf),
    comparison: rowsOf(withClass("comparison")[0]),
    stations: withClass("stations").flatMap(({ childNodes }) => childNodes).length,
    /** Names of the pieces of a list of this class, in order. */
    namesIn: (name: string) =>
      withClass(name)
        .flatMap((list) => [...elements(list)])
        .filter(({ tagName }) => tagName === "h3" || tagName === "dt")
        .map(wordsOf),
    ledger: withClass("ledger")
      .flatMap((list) => [...elements(list)])
      .filter(({ tagName }) => tagName === "div")
      .map(wordsOf),
    links: inside
      .filter(({ tagName }) => tagName === "a")
      .map((link) => ({ name: wordsOf(link), href: attributes(link).href ?? "" })),
  };
}

const design = builtPage("/website-design");
const shop = builtPage("/e-commerce");
const care = builtPage("/website-wartung");
const pages = [
  { path: "/website-design", page: design, subject: "Webdesign" },
  { path: "/e-commerce", page: shop, subject: "Onlineshop" },
  { path: "/website-wartung", page: care, subject: "Website-Wartung" },
];

describe.each(pages)("$path", ({ page, subject }) => {
  it("leads to the contact form with the subject filled in, first and last [SVC-06] [ECOM-11]", () => {
    const contact = page.links.filter(({ href }) => href.startsWith("/kontakt"));
    expect(contact.length).toBeGreaterThanOrEqual(2);
    for (const { href } of contact) {
      const { pathname, searchParams } = new URL(href, "https://paettken.example");
      expect(pathname).toBe("/kontakt");
      expect(searchParams.get(SUBJECT_PARAMETER)).toBe(subject);
    }
  });

  it("delivers its four figures with their final values, each heard once [SVC-05]", () => {
    expect(page.stats).toHaveLength(4);
    for (const figure of page.stats) {
      const spoken = page.spoken.filter((text) => text.replace(/\s/g, "") === figure.replace(/\s/g, ""));
      expect(spoken).toHaveLength(1);
    }
  });

  it("writes thousands with a point and no figure the English way [SVC-04]", () => {
    expect(page.text).not.toMatch(/\d{4,} ?€|\d,\d{3}/);
    expect(page.text).toMatch(/\d\.\d{3}/);
  });

  it("says of its figures that they are examples or guides, never a promise [SVC-07]", () => {
    expect(page.text).toMatch(/Richtwert/);
    expect(page.text).toMatch(/kein Versprechen|keine Zusage|Keine ist ein Versprechen/);
  });
});

describe("/website-design", () => {
  it("shows 75 %, 3 seconds, 40 % and 88 % at their pace [WDES-01] [WDES-02] [WDES-03] [WDES-04]", () => {
    expect(design.stats).toEqual(["75%", "3 Sekunden", "40%", "88%"]);
    expect(Object.values(designCounters).map(({ durationMs }) => durationMs)).toEqual([
      2000, 1500, 2500, 2000,
    ]);
  });

  it("compares the agency with building it yourself, topic by topic [WDES-05]", () => {
    expect(design.comparison[0]).toEqual(["", "Selbst gebaut", "Von der Agentur"]);
    expect(design.comparison.length).toBeGreaterThanOrEqual(6);
  });

  it("does the sum: 2.500 €, 350 € a month, 4.200 € a year, 8 months, +68 % [WDES-06] [WDES-07]", () => {
    for (const figure of ["2.500 €", "350 €", "12 × 350 €4.200 €", "8 Monaten", "+68 %"]) {
      expect(design.text).toContain(figure);
    }
    expect(design.text).toMatch(/ROI im ersten Jahr/);
  });

  it("goes four steps [WDES-08]", () => {
    expect(design.stations).toBe(4);
  });

  it("says what trades need, and what may be expected [WDES-09] [WDES-10]", () => {
    expect(design.namesIn("trades")).toEqual(["Handwerk", "Praxis", "Gastronomie", "Studio und Verein"]);
    expect(design.ledger.join("\n")).toMatch(/Entwicklungszeit2–4 Wochen/);
    expect(design.ledger.join("\n")).toMatch(/Ladezeitunter 3 Sekunden/);
  });

  it("offers the first talk and the portfolio [WDES-11] [WDES-12]", () => {
    const talks = design.links.filter(({ name }) => name === "Kostenloses Erstgespräch");
    expect(talks.map(({ href }) => href.split("?")[0])).toEqual(["/kontakt", "/kontakt"]);
    expect(design.links.some(({ href }) => href === "/portfolio")).toBe(true);
  });
});

describe("/e-commerce", () => {
  it("shows 87 %, 214 Mrd. €, 24/7 and 45 % at their pace [ECOM-01] [ECOM-02] [ECOM-03] [ECOM-04]", () => {
    expect(shop.stats).toEqual(["87%", "214 Mrd. €", "24/7", "45%"]);
    expect(Object.values(shopCounters).map(({ durationMs }) => durationMs)).toEqual([2000, 2500, 1500, 2000]);
  });

  it("compares the shop in the street with the one in the net [ECOM-05]", () => {
    expect(shop.heads).toContain("Stationär und online im Vergleich");
    expect(shop.comparison[0]).toEqual(["", "Ihr Laden vor Ort", "Ihr Onlineshop"]);
  });

  it("does the sum: 3.500 €, 5 × 60 €, 15.600 €, 50 € a month, 3 months, +11.500 € [ECOM-06] [ECOM-07]", () => {
    for (const figure of ["5 Bestellungen × 60 €", "15.600 €", "+11.500 €"])
      expect(shop.text).toContain(figure);
    expect(shop.ledger).toEqual([
      "Bau des Shops, einmal3.500 €",
      "Laufende Kosten50 € im Monat",
      "Bezahlt nach3 Monaten",
    ]);
  });

  it("says what kinds of goods need, goes five steps and names six parts of a shop [ECOM-08] [ECOM-09] [ECOM-10]", () => {
    expect(shop.namesIn("shelf")).toHaveLength(4);
    expect(shop.stations).toBe(5);
    expect(shop.namesIn("tiles")).toEqual(["Bezahlen", "Versand", "Abholen", "Lager", "Recht", "Pflege"]);
  });

  it("leads to the projects of the home page [ECOM-12]", () => {
    expect(shop.links.some(({ href }) => href === "/#portfolio")).toBe(true);
  });
});

describe("/website-wartung", () => {
  it("opens with what it is about and a contract to ask for [WART-01] [WART-18] [WART-19]", () => {
    const hrefOf = (name: string) => care.links.find((link) => link.name === name)?.href.split("?")[0];
    expect(hrefOf("Wartungsvertrag anfragen")).toBe("/kontakt");
    expect(hrefOf("Wartungsvertrag besprechen")).toBe("/kontakt");
    expect(hrefOf("Preise ansehen")).toBe("/preise");
  });

  it("shows 43 %, 3 seconds, 25 % and 5.000€ at their pace [WART-02] [WART-03] [WART-04] [WART-05]", () => {
    expect(care.stats).toEqual(["43%", "3 Sekunden", "25%", "5.000€"]);
    expect(Object.values(careCounters).map(({ durationMs }) => durationMs)).toEqual([2000, 1500, 2000, 2500]);
  });

  it("has the website in best hands, in four tiles [WART-06]", () => {
    expect(care.heads).toContain("Ihre Website in besten Händen");
    expect(care.namesIn("tiles")).toEqual(["Sicherheit", "Updates", "Bugfixes", "Support"]);
  });

  it("compares the costs without care and with it [WART-07] [WART-08] [WART-09] [WART-10] [WART-11] [WART-12] [WART-13]", () => {
    expect(care.comparison.map(([, without]) => without)).toEqual([
      "Ohne Wartung",
      "2.000-10.000€",
      "500-2.000€",
      "200-1.000€",
      "unkalkulierbar",
      "keiner, bis etwas passiert",
      "3.000-15.000€+",
    ]);
    expect(care.comparison.slice(-2).map((row) => row[2])).toEqual([
      "79-349€ pro Monat",
      "948-4.188€ pro Jahr",
    ]);
  });

  it("says that its range is that of full contracts and that smaller plans start lower [WART-20]", () => {
    expect(care.text).toMatch(/Summe ohne Wartung stecken drei Tage Ausfall/);
    expect(care.text).toMatch(/volle Verträge.+Inhalte pflege.+beginnen niedriger/);
    expect(care.links.find(({ name }) => name === "Preisen für Care-Pakete")?.href).toBe("/preise");
  });

  it("says what care may bring back [WART-14]", () => {
    expect(care.namesIn("big-rows")).toEqual(["+25 %", "+30 %", "99,9%", "10–20 h"]);
    expect(care.text).toMatch(/Conversions.+Traffic.+Uptime.+Zeit im Monat/);
  });

  it("names what single repairs cost [WART-15]", () => {
    for (const [name, range] of [
      ["Update", "200-800€"],
      ["Plugin", "150-500€"],
      ["Langsame Seite", "300-1.200€"],
      ["Backup", "250-1.000€"],
    ] as const) {
      expect(care.ledger.filter((row) => row.startsWith(name) && row.includes(range))).toHaveLength(1);
    }
  });

  it("lists its services in three groups and its use for four trades [WART-16] [WART-17]", () => {
    expect(care.namesIn("checklists")).toEqual(["Technik", "Sicherheit", "Optimierung"]);
    expect(care.namesIn("trades")).toEqual(["Handwerk", "E-Commerce", "Beratung", "Gastronomie"]);
  });
});
