import { describe, expect, it } from "vitest";
import { shortAddress, webAddress } from "#app/features/seo-check/site/addresses.ts";
import { readCrawl, readUpdate } from "#app/features/seo-check/site/read-crawl.ts";
import { announceCrawl } from "#app/features/seo-check/site/site-section.tsx";
import { buildStops, pathThrough, pointAt } from "#app/features/seo-check/site/stops.ts";
import {
  crawledPage,
  done,
  fault,
  running,
  SITE,
  sharedFinding,
  siteFinding,
  updateOf,
} from "./site-crawls.ts";
import { markup, text, viewOf } from "./site-markup.ts";

describe("while the site is read", () => {
  it("says how many of how many pages are read, and which are under way", () => {
    const shown = text(running(7, 14, [`${SITE}/leistungen/`, `${SITE}/stra%C3%9Fe/`]));
    expect(shown).toContain("\n7 von 14 Seiten gelesen\n");
    expect(shown).toContain("\n/leistungen/\n/straße/\n");
    expect(shown).not.toMatch(/Was mehrere Seiten betrifft|Alle gelesenen Seiten/);
  });

  it("has a sign for every page: its score, then under way, waiting, perhaps still to be found", () => {
    const crawl = running(7, 14, ["a", "b"]);
    crawl.pages[1] = crawledPage("/weg/", null);
    const stops = buildStops(readUpdate(updateOf(crawl), null), true);
    expect(stops.map(({ label }) => label)).toEqual([
      "70",
      "–",
      ...Array(5).fill("70"),
      ...Array(13).fill(""),
    ]);
    expect(stops.map(({ state }) => state)).toEqual([
      "fair",
      "none",
      ...Array(5).fill("fair"),
      ...Array(2).fill("current"),
      ...Array(5).fill("waiting"),
      ...Array(6).fill("open"),
    ]);
    const stuck = buildStops(readCrawl(running(7, 14, ["a", "b"])), false).map(({ state }) => state);
    expect(stuck).not.toContain("current");
  });

  it("speaks at the beginning, at every fifth page and at the end only [CRAWL-29]", () => {
    const heard = Array.from({ length: 20 }, (_, index) => announceCrawl(viewOf(running(index + 1, 20))));
    expect(new Set(heard)).toEqual(
      new Set([
        "Die übrigen Seiten der Website werden gelesen.",
        "5 Seiten gelesen.",
        "10 Seiten gelesen.",
        "15 Seiten gelesen.",
        "20 Seiten gelesen.",
      ]),
    );
    expect(announceCrawl(viewOf(done()))).toBe(
      "Die Prüfung ist fertig: 3 Seiten gelesen, 2 Befunde zum ganzen Auftritt.",
    );
  });
});

describe("the path through the signs", () => {
  const course = { perRow: 5, cell: 10, row: 20, edge: 5, bend: 8, wave: 0 };

  it("runs to and fro", () => {
    const columns = Array.from({ length: 12 }, (_, index) => pointAt(index, course).x);
    expect(columns).toEqual([5, 15, 25, 35, 45, 45, 35, 25, 15, 5, 5, 15]);
  });

  it("turns outside of the signs", () => {
    expect(pathThrough(6, course)).toMatch(/C53 10 53 30 45 30$/);
    expect(pathThrough(11, course)).toMatch(/C-3 30 -3 50 5 50$/);
    expect(pathThrough(0, course)).toBe("");
  });
});

describe("when the site is read", () => {
  it("says first what to do, faults before hints, each with the page on which it stands", () => {
    const shown = text(done());
    expect(shown).toMatch(/\n1\nEin Link führt ins Leere\nMangel\nÄndern Sie das Ziel\.\n/);
    expect(shown).toContain(
      `\n${SITE}/leistungen/\nGefunden\n${SITE}/weg/ → 404\nErwartet\nein Ziel, das es gibt\n`,
    );
    expect(shown).toMatch(/\n2\nEine Seite hat kaum Text\nHinweis\n/);
    expect(shown.indexOf("Was mehrere Seiten betrifft")).toBeLessThan(shown.indexOf("Alle gelesenen Seiten"));
  });

  it("says beside it what is fine, what was not judged, and what was not read", () => {
    const shown = text(done());
    expect(shown).toMatch(/Geprüft und in Ordnung\nerfüllt: ?\nKeine Ketten von Weiterleitungen\n/);
    expect(shown).toContain("\nNicht beurteilt\nSeiten ohne Links\nOhne Sitemap.\n");
    expect(shown).toContain("\nWas nicht gelesen wurde\nDie robots.txt verbietet 2 Adressen.\n");
    expect(text(done({ notes: [] }))).toContain("\nAlle Seiten, die der Check fand, wurden gelesen.\n");
  });

  it("lists the pages, the weakest first, with the band in words", () => {
    const table = text(done()).split("\nSitemap\n")[1] ?? "";
    expect(table.match(/\/(leistungen|weg)\/|85 von 100, gut|41 von 100, schwach/g)).toEqual([
      "41 von 100, schwach",
      "/leistungen/",
      "/leistungen/",
      "85 von 100, gut",
      "/weg/",
      "/weg/",
    ]);
    expect(table).toContain("\nohne Wertung\n");
    expect(table).toContain("\nHTTP-Status 404\nUnter dieser Adresse liegt nichts.\n");
    expect(table).toContain("\n4 Mängel, 1 Hinweis\n1 Klick\nfehlt\n");
    expect(table).toContain("\nAusgangsseite\nsteht drin\n");
  });

  it("names what is only in the sitemap, and what is without faults", () => {
    const pages = [crawledPage("/allein/", 100, { depth: null, failed: 0, warnings: 0, tasks: [] })];
    expect(text(done({ pages }))).toContain("\nKeine Mängel, keine Hinweise.\n");
    expect(text(done({ pages }))).toContain("\nkein Link führt hin\n");
  });

  it.each([
    [0, "Über die Seiten hinweg ist nichts aufgefallen."],
    [1, "Ein Befund betrifft den ganzen Auftritt."],
    [200, "200 Befunde betreffen den ganzen Auftritt."],
  ])("stays readable with %d findings [CRAWL-28]", (count, sentence) => {
    const findings = Array.from({ length: count }, (_, index) => siteFinding({ title: `Befund ${index}` }));
    const html = markup(done({ findings: [...findings, siteFinding({ status: "passed" })] }));
    expect(html).toContain(sentence);
    const [open = ""] = html.split("<details");
    expect(open.match(/class="report-step"/g)?.length ?? 0).toBe(Math.min(count, 8));
    expect(html.match(/class="report-step"/g)?.length ?? 0).toBe(count);
  });

  it("tells a crawl that did not arrive from one that did", () => {
    const shown = text(done({ state: "failed", findings: [], progress: { read: 3, known: 9, current: [] } }));
    expect(shown).toContain("\nDie Prüfung der ganzen Website ist abgebrochen\nGelesen: 3 von 9 Seiten.");
    expect(shown).toContain("\nDazu kam die Prüfung nicht mehr.\n");
  });
});

describe("without a connection", () => {
  it("says that the next try comes by itself, then offers a button", () => {
    expect(text(running(2, 9), { connection: "broken" })).toContain("Der nächste Versuch kommt von selbst.");
    expect(text(running(2, 9), { connection: "broken" })).not.toContain("Noch einmal laden");
    expect(text(running(2, 9), { connection: "lost" })).toContain("\nNoch einmal laden\n");
    expect(text(undefined, { connection: "gone" })).toContain("kennt diese Prüfung nicht mehr");
  });

  it("says when a crawl that was asked for never began", () => {
    expect(text(undefined, { id: null })).toContain("hat nicht begonnen");
  });
});

describe("a hostile site", () => {
  const evil = '"><img src=x onerror=alert(1)><script>alert(1)</script>';

  it("is shown as text, never as markup, and links only to the web [SEO-72] [CRAWL-30]", () => {
    const page = crawledPage("/", 50, {
      url: `javascript:alert(1)//${evil}`,
      title: evil,
      tasks: [fault(evil)],
      note: evil,
    });
    const finding = siteFinding({
      title: evil,
      advice: evil,
      evidence: [{ where: evil, value: evil, expected: evil }],
      source: { title: evil, url: "javascript:alert(1)" },
    });
    const shared = [
      sharedFinding([0], { id: evil, title: evil, advice: evil, titles: [evil] }),
      sharedFinding([], { title: evil }),
    ];
    for (const snapshot of [
      done({ pages: [page, page], shared, findings: [finding], notes: [evil], startUrl: evil }),
      running(1, 2, [evil, "javascript:alert(1)"]),
    ]) {
      const html = markup(snapshot);
      expect(html).toContain("&lt;script&gt;");
      expect(html).not.toMatch(/<(img|script)/);
      expect(html).not.toMatch(/href="(?!https?:)/);
    }
  });

  it("needs no style attributes, which the policy would block [QUAL-13]", () => {
    expect(markup(done()) + markup(running(3, 9))).not.toMatch(/ style=/);
  });
});

describe("an answer with holes", () => {
  it.each([
    ["only a state", { state: "done" }],
    [
      "nulls",
      { ...done(), pages: null, shared: null, findings: null, notes: null, progress: null, report: null },
    ],
    ["pages without anything", { ...done(), pages: [{ url: "x" }, {}, null, 7] }],
    ["shared findings of no page", { ...done(), shared: [sharedFinding([7, -1, 0.5]), {}, null, 7] }],
    ["shared findings only", { state: "done", shared: [sharedFinding([0], { titles: ["a", "b"] })] }],
  ])("(%s) is said in words", (_, snapshot) => {
    expect(text(snapshot)).not.toMatch(/undefined|NaN|\bnull\b|\[object/);
  });

  it("keeps figures within what can be", () => {
    const progress = (read: unknown, known: unknown) =>
      readCrawl({ ...running(1, 1), progress: { read, known, current: [] } })?.progress;
    expect(progress(7, 3)).toMatchObject({ read: 7, known: 7 });
    expect(progress(-4, 900)).toMatchObject({ read: 0, known: 20 });
    expect(progress("x", null)).toMatchObject({ read: 1, known: 1 });
  });
});

describe("addresses", () => {
  it.each([
    [`${SITE}/a/?b=c`, "/a/?b=c"],
    ["https://andere.example/a", "andere.example/a"],
    [`${SITE}/%E4`, "/%E4"],
    ["kein Ziel", "kein Ziel"],
  ])("%s is shown as %s", (address, shown) => {
    expect(shortAddress(address, `${SITE}/`)).toBe(shown);
  });

  it("is a link only where a browser should follow", () => {
    expect(["javascript:alert(1)", "data:text/html,x", "x"].map(webAddress)).toEqual([null, null, null]);
    expect(webAddress(`${SITE}/a`)).toBe(`${SITE}/a`);
  });
});
