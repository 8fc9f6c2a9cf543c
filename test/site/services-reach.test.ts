// The pages on links from outside, technique, monitoring and load time, as built. Needs `npm run build` before.
import { describe, expect, it } from "vitest";
import { loadTimeStudies, monitoringExample, webVitals } from "#content/page-figures.ts";
import { type BuiltPart, builtPage } from "#test/support/built-page.ts";
import { attributes } from "#test/support/seo/html-tree.ts";

const page = (path: string) => builtPage(path).one("main");

/** Names of the drawings, as those hear them who do not see. */
const drawings = (part: BuiltPart) =>
  part.all.map(attributes).flatMap(({ role, "aria-label": name }) => (role === "img" && name ? [name] : []));

/** Heading and number of entries of each checklist. */
const lists = (part: BuiltPart) =>
  part
    .one(".checklists")
    .find("div")
    .map((list) => ({ name: list.one("h3").text, entries: list.find("li").length }));

describe("/off-page-seo", () => {
  const main = page("/off-page-seo");

  it("explains a backlink at an example, and what a link weighs [OFFP-01]", () => {
    expect(main.section("Was ein Backlink ist, an einem Satz gezeigt").one("blockquote").text).toContain(
      "Beispiel",
    );
    const authority = main.section("Nicht jeder Link wiegt gleich viel.");
    expect(authority.text).toMatch(/Autorität heißt:/);
    expect(authority.texts(".ledger-figure")).toEqual([
      "wiegt viel",
      "wiegt viel",
      "wiegt gut",
      "wiegt gut",
      "wiegt wenig",
      "schadet",
    ]);
    expect(drawings(main)[0]).toMatch(/Handwerkskammer.+Zeitung.+Sportverein.+Lieferant/);
  });

  it("builds links in three steps [OFFP-02]", () => {
    expect(main.one(".stations").texts("h3")).toEqual([
      "Nachsehen, was da ist",
      "Fürsprecher finden",
      "Fragen und nachhalten",
    ]);
  });

  it("lists its techniques in three groups [OFFP-03]", () => {
    expect(lists(main)).toEqual([
      { name: "Aus Ihrem Umfeld", entries: 5 },
      { name: "Mit eigenem Inhalt", entries: 4 },
      { name: "Beim Aufräumen", entries: 4 },
    ]);
  });

  it("leads from 'Backlink-Analyse anfordern' to the SEO check and says what that cannot see [OFFP-04]", () => {
    const name = "Backlink-Analyse anfordern";
    expect(main.one(".opening").pathsOf(name)).toEqual(["/seo-check"]);
    expect(main.section("Ich kaufe keine Links.").pathsOf(name)).toEqual(["/seo-check"]);
    expect(main.text).toContain("Wer auf Sie verlinkt, kann er nicht sehen.");
  });

  it("ends at the contact form [OFFP-05]", () => {
    expect(main.one(".goal").pathsOf("Fünf Namen schicken")).toEqual(["/kontakt"]);
  });
});

describe("/technical-seo", () => {
  const main = page("/technical-seo");

  it("speaks of performance, mobile, crawling and security [TECH-01]", () => {
    const areas = main.one(".house").text;
    for (const topic of ["Performance", "mobile Ansicht", "Crawling", "Sicherheit"]) {
      expect(areas).toContain(topic);
    }
  });

  it("numbers the stops of the crawler's round alike on map and legend", () => {
    const map = main.one(".crawler");
    expect(map.one("svg").texts(".drawing-number")).toEqual(["1", "2", "3", "4", "5", "6"]);
    expect(map.texts("h3")).toHaveLength(6);
    for (const name of map.texts("h3")) expect(map.one("svg").texts("text")).toContain(name);
  });

  it("works in three areas [TECH-02]", () => {
    expect(main.one(".house").texts("h3")).toEqual([
      "Dach: Tempo und Handy",
      "Erdgeschoss: Wege und Türen",
      "Keller: Schloss und Riegel",
    ]);
  });

  it("lists what is checked [TECH-03]", () => {
    expect(lists(main)).toEqual([
      { name: "Crawling und Index", entries: 5 },
      { name: "Tempo und Handy", entries: 5 },
      { name: "Sicherheit", entries: 4 },
    ]);
  });

  it("leads to the contact form, first and last [TECH-04]", () => {
    expect(main.one(".opening").pathsOf("Technik prüfen lassen")).toEqual(["/kontakt"]);
    expect(main.one(".goal").pathsOf("Adresse schicken")).toEqual(["/kontakt"]);
  });
});

describe("/seo-monitoring", () => {
  const main = page("/seo-monitoring");

  it("speaks of rankings, visitors, alerts and reports [MONI-01]", () => {
    expect(main.one(".watched").texts("h3")).toEqual([
      "Plätze in der Suche",
      "Besucher und was sie tun",
      "Warnungen",
      "Berichte",
    ]);
    expect(main.one(".alerts").find("li")).toHaveLength(3);
  });

  it("goes through a month in three steps [MONI-02]", () => {
    expect(main.one(".month").texts("h3")).toEqual(["Messen", "Deuten", "Handeln"]);
  });

  it("lists what is measured and what the customer gets [MONI-03]", () => {
    expect(lists(main)).toEqual([
      { name: "Gemessen wird", entries: 6 },
      { name: "Sie bekommen", entries: 4 },
    ]);
  });

  it("leads to the contact form from every button; none does nothing [MONI-04]", () => {
    expect(main.find("button")).toEqual([]);
    const buttons = main.find(".btn-brick", ".btn-line").map(({ text }) => text);
    expect(buttons.length).toBeGreaterThanOrEqual(2);
    for (const name of buttons) expect(main.pathsOf(name)).toEqual(["/kontakt"]);
  });

  it("marks the figures of report and curve as invented [SVC-07]", () => {
    const mark = "Beispiel mit erfundenen Zahlen";
    expect(main.one(".month-report").text).toContain(mark);
    expect(main.one(".month-report").texts("td").slice(0, 2)).toEqual([
      `${monitoringExample.terms[0][0]}. Platz`,
      `${monitoringExample.terms[0][1]}. Platz, besser`,
    ]);
    const [curve] = drawings(main);
    expect(curve).toContain(mark);
    expect(curve).toMatch(/von Platz 17 im Januar auf Platz 5 im Juni/);
    expect(main.text).toContain("verspreche ich vorher nicht");
  });
});

describe("/performance-optimierung", () => {
  const path = "/performance-optimierung";
  const main = page(path);

  it("has the way back to the home page [PERF-01]", () => {
    expect(builtPage(path).one(".trail").pathsOf("Zurück zur Startseite")).toEqual(["/"]);
  });

  it("opens with what waiting means and two filmstrips [PERF-02]", () => {
    const opening = main.one(".opening");
    expect(opening.one("h1").text).toContain("Performance-Optimierung");
    expect(opening.text).toMatch(/unter 3 Sekunden/);
    expect(opening.one("svg").texts("text")).toEqual(
      expect.arrayContaining(["Vorher", "Nachher", "0,5 s", "4 s"]),
    );
  });

  it("shows four tiles [PERF-03]", () => {
    const tiles = main.one(".tiles");
    expect(tiles.texts("h3")).toEqual([
      "Ladezeit unter 3 Sekunden",
      "Core Web Vitals",
      "Bildoptimierung",
      "Code-Optimierung",
    ]);
    expect(webVitals).toEqual({ lcpSeconds: 2.5, inpMs: 200, cls: 0.1 });
    expect(tiles.text).toMatch(/2,5 Sekunden.+200 Millisekunden.+0,1/);
  });

  it("numbers three areas [PERF-04]", () => {
    const areas = main.one(".areas");
    expect(areas.texts(".areas-number")).toEqual(["1", "2", "3"]);
    expect(areas.texts("h3")).toEqual(["Frontend", "Server-Performance", "Monitoring"]);
  });

  it("lists technical and advanced optimisations [PERF-05]", () => {
    expect(lists(main)).toEqual([
      { name: "Technische Optimierungen", entries: 6 },
      { name: "Erweiterte Optimierungen", entries: 5 },
    ]);
  });

  it("has its three buttons, each with its target [PERF-06] [PERF-07]", () => {
    expect(main.pathsOf("Performance-Analyse starten")).toEqual(["/seo-check"]);
    expect(main.pathsOf("Performance-Audit anfordern")).toEqual(["/kontakt"]);
    expect(main.pathsOf("Kostenlose Geschwindigkeitsanalyse")).toEqual(["/seo-check"]);
  });

  it("says what a second costs: 11 %, 7 % and 32 %, with the rest reckoned [PERF-08]", () => {
    const cost = main.one(".second-cost");
    expect(cost.texts("h3")).toEqual([
      "11 % weniger Seitenaufrufe",
      "7 % weniger Conversions",
      "32 % mehr Absprünge",
    ]);
    expect(cost.texts(".second-cost-when")).toEqual([
      "Bei einer Sekunde mehr Ladezeit",
      "Bei einer Sekunde mehr Ladezeit",
      "Wenn aus einer Sekunde drei werden",
    ]);
    expect(cost.text).toMatch(/bleiben 89\..+bleiben 93\..+132\./);
  });

  it("names the studies behind these figures, and that a small firm's may differ [SVC-07]", () => {
    const { secondLonger, oneToThreeSeconds } = loadTimeStudies;
    const { text } = main.section("Was eine Sekunde kostet");
    expect(text).toContain(`${secondLonger.by}, ${secondLonger.year}`);
    expect(text).toContain(`${oneToThreeSeconds.by}, ${oneToThreeSeconds.year}`);
    expect(text).toContain("können die Werte anders liegen");
  });
});
