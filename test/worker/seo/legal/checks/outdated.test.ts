// Outdated references, and where the Impressum's text comes from.
import { describe, expect, it } from "vitest";
import { but, cases, filler, imprint, unread, verdictOf } from "#test/support/seo/imprint-pages.ts";
import { aLink, aPage, goodImprint, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { isLegalPage, readImprint } from "#worker/seo/business/imprint-page.ts";
import { disputePlatform } from "#worker/seo/legal/checks/dispute-platform.ts";
import { imprintLink } from "#worker/seo/legal/checks/imprint-link.ts";
import { imprintRegister } from "#worker/seo/legal/checks/imprint-register.ts";
import { outdatedLaws } from "#worker/seo/legal/checks/outdated-laws.ts";

describe("outdated laws [IMPR-09]", () => {
  cases(outdatedLaws, [
    ["today's", {}, "passed"],
    ["§ 5 TMG", but("§ 5 DDG", "§ 5 TMG"), "warning", /Telemediengesetz/],
    ["with a longer paragraph", but("§ 5 DDG", "§ 5 Abs. 1 Nr. 2 TMG"), "warning"],
    ["by its full name", but("§ 5 DDG", "dem Telemediengesetz"), "warning"],
    ["§ 55 RStV", imprint("Verantwortlich nach § 55 Abs. 2 RStV: Anna Muster"), "warning", /RStV/],
    ["§ 6 TDG", but("§ 5 DDG", "§ 6 TDG"), "warning", /Teledienstegesetz/],
    ["§ 6 of it by its full name", but("§ 5 DDG", "§ 6 Teledienstegesetz"), "warning", /Teledienstegesetz/],
    ["a firm called TDG", but("Dachdecker Beispiel GmbH", "TDG Dach GmbH"), "passed"],
    [
      "two",
      imprint("Nach § 5 TMG und § 25 TTDSG"),
      "warning",
      /auf Gesetze, die so nicht mehr gelten: .*TTDSG/,
    ],
    ["TTDSG", imprint("Wir beachten § 25 TTDSG."), "warning", /TTDSG/],
    ["as a former name", but("§ 5 DDG", "§ 5 DDG (früher § 5 TMG)"), "passed"],
    ["beside the new name", but("§ 5 DDG", "§ 5 TMG / § 5 DDG"), "passed"],
    ["a firm of that name", but("Dachdecker Beispiel GmbH", "TMG Dach GmbH"), "passed"],
  ]);
});

it.each([
  ["§ 5 TMG", "§ 5 TMG", /^§ 5 DDG statt/],
  ["§ 6 TDG", "§ 6 TDG", /^§ 5 DDG statt § 6 TDG/],
  ["§ 7 Abs. 1 TMG", "§ 7 Abs. 1 TMG", /^kein Verweis auf das TMG/],
  ["§ 55 Abs. 2 RStV", "§ 55 Abs. 2 RStV", /^§ 18 MStV statt/],
])("says what stands in the place of %s [IMPR-09]", (written, value, expected) => {
  const [evidence] = verdictOf(outdatedLaws, but("§ 5 DDG", written)).evidence ?? [];
  expect(evidence?.value).toBe(value);
  expect(evidence?.expected).toMatch(expected);
});

describe("outdated laws on this page", () => {
  it("are found in the privacy policy that is analysed, also without an Impressum", () => {
    const page = { ...unread, fetched: { url: "https://a.de/datenschutz" }, text: "Nach § 25 TTDSG" };
    expect(verdictOf(outdatedLaws, page)).toMatchObject({
      status: "warning",
      evidence: [{ where: "Text dieser Seite", value: "§ 25 TTDSG" }],
    });
  });
  it("are not looked for in an article about them", () => {
    expect(
      verdictOf(outdatedLaws, { fetched: { url: "https://a.de/blog/ttdsg" }, text: "Das TTDSG" }).status,
    ).toBe("passed");
  });
});

describe("the dispute platform [IMPR-09]", () => {
  cases(disputePlatform, [
    ["no hint", {}, "passed"],
    ["a link in the Impressum", imprint("Impressum", ["https://ec.europa.eu/consumers/odr/"]), "failed"],
    ["written in the Impressum", imprint("Plattform: http://ec.europa.eu/consumers/odr."), "failed"],
    [
      "a link on this page",
      { ...unread, html: { anchors: [aLink("OS", "https://webgate.ec.europa.eu/odr/main")] } },
      "failed",
    ],
    ["another page of the EU", imprint("Impressum", ["https://ec.europa.eu/info/law"]), "passed"],
  ]);
});

describe("imprint-link", () => {
  it("complains about a link that leads to no page", () => {
    const gone = {
      side: {
        imprint: { state: "missing", url: "https://a.de/impressum", text: "", hrefs: [], reason: "404." },
      },
    } as PageOverrides;
    expect(verdictOf(imprintLink, gone)).toMatchObject({ status: "warning", title: /führt zu keiner Seite/ });
  });
});

describe("the Impressum as this page [IMPR-10]", () => {
  const self: PageOverrides = {
    fetched: { url: "https://a.de/impressum" },
    text: goodImprint + filler,
    side: { imprint: { state: "self", url: "https://a.de/impressum", text: "", hrefs: [], reason: null } },
  };
  it("is read from the page's own text", () => {
    expect(readImprint(aPage(self))).toMatchObject({ known: true, where: "Impressum (diese Seite)" });
    expect(verdictOf(imprintRegister, self).status).toBe("passed");
  });
  it("is not judged when it was cut off", () => {
    expect(
      readImprint(aPage({ ...self, fetched: { url: "https://a.de/impressum", truncated: true } })).known,
    ).toBe(false);
  });
});

describe("legal pages", () => {
  it.each([
    ["https://a.de/impressum", "", true],
    ["https://a.de/recht/datenschutzerklaerung.html", "", true],
    ["https://a.de/agb/", "", true],
    ["https://a.de/seite-7", "Allgemeine Geschäftsbedingungen", true],
    ["https://a.de/", "Dachdecker in Olfen", false],
    [
      "https://a.de/blog/datenschutz-fuer-handwerker",
      "Datenschutz für Handwerker: was im Betrieb jetzt wirklich nötig ist und was nicht",
      false,
    ],
  ])("%s %s: %s", (url, h1, expected) => {
    expect(isLegalPage(aPage({ fetched: { url }, html: { headings: [{ level: 1, text: h1 }] } }))).toBe(
      expected,
    );
  });
});
