import { describe, expect, it } from "vitest";
import type { LegalFinding } from "#contract/seo-report.ts";
import { aLink, aLinkElement, aPage, aScript, type PageOverrides } from "#test/support/page-facts.ts";
import { legalChecks, legalFindings } from "#worker/seo/legal-findings.ts";
import { pageFigures } from "#worker/seo/page-figures.ts";

function check(id: string, page: PageOverrides): LegalFinding {
  const facts = aPage(page);
  const finding = legalFindings(facts, pageFigures(facts, [])).find((candidate) => candidate.id === id);
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
    ["on another host, named exactly", links(["Impressum", "https://anwalt.example.org/firma"]), "passed"],
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
  it("is dated, has a source, is no legal advice, and shows evidence for a complaint", () => {
    const page = {
      ...links(home),
      html: { ...links(home).html, links: [aLinkElement("preconnect", "https://fonts.gstatic.com")] },
    };
    const facts = aPage(page);
    const findings = legalFindings(facts, pageFigures(facts, []));
    expect(findings.map(({ id }) => id)).toEqual(legalChecks.map(({ id }) => id));
    for (const finding of findings) {
      expect(finding.status).toBe("warning");
      expect(finding.disclaimer).toBe("keine Rechtsberatung");
      expect(finding.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(finding.source.url).toMatch(/^https:/);
      expect(finding.evidence.length).toBeGreaterThan(0);
      expect(finding).not.toHaveProperty("points");
    }
  });
});
