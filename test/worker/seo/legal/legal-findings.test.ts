import { describe, expect, it } from "vitest";
import type { LegalFinding } from "#contract/seo-report.ts";
import { aLink, aLinkElement, aPage, aScript, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import { legalChecks, runLegalChecks } from "#worker/seo/legal/legal-findings.ts";

function check(id: string, page: PageOverrides): LegalFinding {
  const facts = aPage(page);
  const finding = runLegalChecks(facts, pageFigures(facts, [])).find((candidate) => candidate.id === id);
  if (finding === undefined) throw new Error(`no check ${id}`);
  return finding;
}

const links = (...anchors: [text: string, href: string, otherName?: string][]): PageOverrides => ({
  html: { anchors: anchors.map(([text, href, otherName = ""]) => aLink(text, href, { otherName })) },
});
const home: [string, string] = ["Start", "/"];

describe("imprint link", () => {
  it.each<[string, PageOverrides, LegalFinding["status"]]>([
    ["by its text", links(["Impressum", "/i"]), "passed"],
    ["by its text in another notation", links(["IMPRESSUM & Datenschutz", "/i"]), "passed"],
    ["by its target", links(["Rechtliches", "/rechtliches/impressum.html"]), "passed"],
    ["by its accessible name", links(["", "/i", "Impressum"]), "passed"],
    ["on another host, named exactly", links(["Impressum", "https://anwalt.example.org/firma"]), "unchecked"],
    ["opened by script", links(["Impressum", "javascript:void(0)"]), "passed"],
    ["the page is the imprint", { ...links(home), fetched: { url: "https://a.de/impressum/" } }, "passed"],
    ["none", links(home, ["Kontakt", "/kontakt"]), "warning"],
    [
      "only somebody else's",
      links(home, ["Impressum von Google", "https://google.example.org/impressum-x"]),
      "warning",
    ],
    [
      "only an article about it",
      links(home, ["Was Ihr Impressum im Jahr 2026 alles enthalten muss", "/blog/pflichten"]),
      "warning",
    ],
    ["no links at all", links(), "unchecked"],
    ["none, cut off", { ...links(home), fetched: { truncated: true } }, "unchecked"],
    ["none, built by script", { ...links(home), text: "Laden …" }, "unchecked"],
    [
      "none, in English on .com",
      { html: { ...links(home).html, lang: "en" }, fetched: { url: "https://a.com/" } },
      "unchecked",
    ],
    ["none, on .at", { ...links(home), fetched: { url: "https://a.at/" } }, "unchecked"],
    ["none, in German on .com", { ...links(home), fetched: { url: "https://a.com/" } }, "warning"],
    ["none, on an error page", { ...links(home), fetched: { status: 404 } }, "unchecked"],
    ["none, refused", { ...links(home), fetched: { blockedBy: "Sucuri" } }, "unchecked"],
  ])("%s: %s", (_name, page, status) => {
    expect(check("imprint-link", page).status).toBe(status);
  });
});

describe("privacy link", () => {
  it.each<[string, PageOverrides, LegalFinding["status"]]>([
    ["by its text", links(["Datenschutzerklärung", "/d"]), "passed"],
    ["by its target", links(["Rechtliches", "/datenschutzerklaerung"]), "passed"],
    ["by its fragment", links(["Rechtliches", "/recht#datenschutz"]), "passed"],
    ["none", links(home), "warning"],
    [
      "only somebody else's",
      links(home, ["Datenschutzerklärung von Google", "https://policies.example.org/privacy"]),
      "warning",
    ],
    ["only an article about it", links(home, ["Tipps", "/blog/datenschutz-fuer-handwerker"]), "warning"],
  ])("%s: %s", (_name, page, status) => {
    expect(check("privacy-link", page).status).toBe(status);
  });
});

describe("fonts from Google", () => {
  const element = (rel: string, href: string): PageOverrides => ({
    html: { links: [aLinkElement(rel, href)], scripts: [] },
  });
  it.each<[string, PageOverrides, LegalFinding["status"]]>([
    ["a stylesheet", element("stylesheet", "https://fonts.googleapis.com/css2?family=Inter"), "failed"],
    ["a stylesheet without scheme", element("stylesheet", "//fonts.googleapis.com/css"), "failed"],
    ["a preloaded font", element("preload", "https://fonts.gstatic.com/s/inter.woff2"), "failed"],
    ["only a connection", element("preconnect", "https://fonts.gstatic.com"), "warning"],
    [
      "a host that only looks like it",
      element("stylesheet", "https://fonts.googleapis.com.a.de/css"),
      "unchecked",
    ],
    ["none, but stylesheets nobody searched", element("stylesheet", "/a.css"), "unchecked"],
    ["none, but scripts", { html: { links: [], scripts: [aScript()] } }, "unchecked"],
    ["none, neither stylesheet nor script", { html: { links: [], scripts: [] } }, "passed"],
    [
      "none in the part that was read",
      { html: { links: [], scripts: [] }, fetched: { truncated: true } },
      "unchecked",
    ],
  ])("%s: %s", (_name, page, status) => {
    expect(check("google-fonts", page).status).toBe(status);
  });
});

describe("every legal finding", () => {
  const findingsOf = (page: PageOverrides = {}) => {
    const facts = aPage(page);
    return runLegalChecks(facts, pageFigures(facts, []));
  };
  const worst: PageOverrides = {
    ...links(["OS", "https://ec.europa.eu/consumers/odr"]),
    html: {
      ...links(["OS", "https://ec.europa.eu/consumers/odr"]).html,
      links: [aLinkElement("preconnect", "https://fonts.gstatic.com")],
      scripts: [
        aScript({ src: "https://www.google-analytics.com/analytics.js" }),
        aScript({ src: "https://cdn.example.org/a.js" }),
      ],
      media: [{ tag: "iframe", src: "https://www.google.com/maps/embed?pb=1", srcset: null, title: null }],
    },
    fetched: { setCookies: ["_ga=1"] },
    side: {
      imprint: {
        state: "found",
        url: "https://a.de/impressum",
        text: `Impressum gemäß § 5 TMG\nMuster GmbH\nWeg 1\n59399 Olfen\nUSt-IdNr.: DE12345\n${"Text und Wörter ".repeat(8)}`,
        hrefs: [],
        reason: null,
      },
    },
  };

  it("is dated, has a source and is no legal advice, on good, bad and unreadable pages [IMPR-12]", () => {
    for (const page of [{}, worst, { fetched: { blockedBy: "Sucuri" } }]) {
      const findings = findingsOf(page);
      expect(findings.map(({ id }) => id)).toEqual(legalChecks.map(({ id }) => id));
      for (const finding of findings) {
        expect(finding.disclaimer).toBe("keine Rechtsberatung");
        expect(finding.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
        expect(finding.source.url).toMatch(/^https:/);
        expect(finding.title.trim()).not.toBe("");
        expect(`${finding.title} ${finding.advice}`).not.toMatch(/undefined|null|NaN|!|—/);
        expect(finding).not.toHaveProperty("points");
      }
    }
  });

  it("shows evidence and says what to do in every complaint", () => {
    const complaints = findingsOf(worst).filter(({ status }) => status === "failed" || status === "warning");
    expect(complaints.map(({ id }) => id)).toEqual(
      legalChecks.map(({ id }) => id).filter((id) => !["imprint-address", "consent-tool"].includes(id)),
    );
    for (const { advice, evidence } of complaints) {
      expect(advice).not.toBe("");
      expect(evidence.length).toBeGreaterThan(0);
      for (const { where, value, expected } of evidence) {
        for (const part of [where, value, expected]) expect(part.trim()).not.toBe("");
      }
    }
  });

  it("complains about nothing on a good page", () => {
    const open = findingsOf().filter(({ status }) => status === "failed" || status === "warning");
    expect(open).toEqual([]);
  });

  it("shows no more of a link than a sentence needs", () => {
    const href = `https://ec.europa.eu/consumers/odr?${"x".repeat(10_000)}`;
    expect(check("dispute-platform", links(["Plattform", href])).evidence[0]?.value).toHaveLength(300);
  });

  it("says nothing where the answer was not the page", () => {
    for (const { status } of findingsOf({ ...worst, fetched: { status: 403 } }))
      expect(status).toBe("unchecked");
  });
});
