import { describe, expect, it } from "vitest";
import { imprint } from "#test/support/seo/imprint-pages.ts";
import { bare } from "#test/support/seo/local-pages.ts";
import { aMeta, aPage, aProperty, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { canonical } from "#worker/seo/audits/findability/canonical.ts";
import { https } from "#worker/seo/audits/findability/https.ts";
import { redirects } from "#worker/seo/audits/findability/redirects.ts";
import { robotsAllowed } from "#worker/seo/audits/findability/robots-allowed.ts";
import { sitemap } from "#worker/seo/audits/findability/sitemap.ts";
import { localBusiness } from "#worker/seo/audits/structured-data/local-business.ts";
import { hsts } from "#worker/seo/audits/technology/hsts.ts";
import { viewport } from "#worker/seo/audits/technology/viewport.ts";
import { titlePresent } from "#worker/seo/audits/title-and-description/title-present.ts";
import type { Audit } from "#worker/seo/engine/audit.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import { escaped, escapedAddress, headerSnippet, safeJson } from "#worker/seo/engine/snippets.ts";
import { collectHtmlFacts } from "#worker/seo/html/collect-facts.ts";
import { createWorkersRewriter } from "#worker/seo/html/rewriter.ts";
import { mayFetch, parseRobotsTxt } from "#worker/seo/robots/robots-txt.ts";

const host = "https://www.dachdecker-beispiel.de";

function snippetOf(audit: Audit, page: PageOverrides): string | undefined {
  const facts = aPage(page);
  return audit.judge(facts, pageFigures(facts, [])).snippet;
}

describe("pieces to copy", () => {
  it("escape what would break out of an attribute [SNIP-02]", () => {
    expect(escaped(' "a" <b>\n& c ')).toBe("&quot;a&quot; &lt;b&gt; &amp; c");
    expect(escaped("x".repeat(5000)).length).toBeLessThanOrEqual(200);
    // The page's own guillemets are no gap of ours.
    expect(escaped("‹ zurück ›")).toBe("&lsaquo; zurück &rsaquo;");
    expect(safeJson("‹ zurück ›")).toBe('"\\u2039 zurück \\u203a"');
  });

  it("leave a gap instead of half an address [READ-07]", () => {
    expect(escapedAddress(`${host}/${"x".repeat(300)}`)).toBe("‹Adresse der Seite›");
  });

  it("describe the firm with what page and Impressum tell, as JSON that can be pasted [LOCAL-05]", () => {
    const snippet = snippetOf(localBusiness, { html: { jsonLd: [] } }) ?? "";
    const json = /^<script type="application\/ld\+json">\n(.*)\n<\/script>$/s.exec(snippet)?.[1] ?? "";
    expect(JSON.parse(json)).toEqual({
      "@context": "https://schema.org",
      "@type": "LocalBusiness",
      name: "Dachdecker Beispiel GmbH",
      address: {
        "@type": "PostalAddress",
        streetAddress: "Kirchstraße 1",
        postalCode: "59399",
        addressLocality: "Olfen",
        addressCountry: "DE",
      },
      telephone: "+492595123456",
      openingHours: ["‹Tage und Uhrzeiten›"],
      url: `${host}/`,
    });
  });

  it.each([
    ["Angaben gemäß § 5 DDG\nAnna Beispiel\nKirchstraße 1\n59399 Olfen", "Anna Beispiel"],
    ["Menü\nStart\nFirma: Beispiel Dach KG\nKirchstraße 1\n59399 Olfen", "Beispiel Dach KG"],
    ["Menü\nStart\nKirchstraße 1\n59399 Olfen", "‹Name der Firma›"],
    ["Impressum\nWebdesign: Medien GmbH\nRing 1\n59399 Olfen", "‹Name der Firma›"],
  ])("take the firm's name from the Impressum where it is sure: %j [LOCAL-05]", (text, name) => {
    expect(snippetOf(localBusiness, { ...imprint(text), html: { jsonLd: [] } })).toContain(
      `"name": "${name}"`,
    );
  });

  const firm = "Angaben gemäß § 5 DDG\nAnna Beispiel\nKirchstraße 1\n59399 Olfen\n";
  it.each([
    ["behind it, in one line", `${firm}Webdesign: Medien GmbH, Ring 1, 48143 Münster`],
    ["before it, in one line", `Webdesign: Medien GmbH, Ring 1, 48143 Münster\n${firm}`],
    ["before it, below a heading", `Umsetzung:\nMedien GmbH\nRing 1\n48143 Münster\n${firm}`],
    [
      "below a heading without a colon",
      `Konzept und Gestaltung\nMedien GmbH\nRing 1\n48143 Münster\n${firm}`,
    ],
    [
      "with its person",
      `Konzept, Design & Umsetzung:\nMedien GmbH\nKai Muster\nRing 1\n48143 Münster\n${firm}`,
    ],
    ["by „von“", `Website erstellt von Medien GmbH | Ring 1 | 48143 Münster\n${firm}`],
  ])("never take the agency's address for the firm's: %s [LOCAL-05]", (_where, text) => {
    const snippet = snippetOf(localBusiness, { ...bare("Text"), ...imprint(text) });
    expect(snippet).toContain('"streetAddress": "Kirchstraße 1"');
    expect(snippet).toContain('"name": "Anna Beispiel"');
  });

  it("never take the agency's number for the firm's [LOCAL-05]", () => {
    const agency = "Umsetzung:\nMedien GmbH\nRing 1\n48143 Münster\nTelefon: 0251 654321\n";
    const phoneIn = (text: string) =>
      /"telephone": "(.*)"/.exec(snippetOf(localBusiness, { ...bare("Text"), ...imprint(text) }) ?? "")?.[1];
    expect(phoneIn(`${agency}${firm}Telefon: 02595 123456`)).toBe("+492595123456");
    expect(phoneIn(`${firm}Telefon: 02595 123456\n${agency}`)).toBe("+492595123456");
    expect(phoneIn(`${firm}${agency}`)).toBe("‹Telefonnummer›");
    expect(phoneIn(`Telefon: 02595 123456\n${firm}${agency}Telefon: 02595 123456`)).toBe("+492595123456");
  });

  it.each([
    [
      "an agency's address alone",
      "Impressum\nWebdesign: Medien GmbH\nRing 1\n48143 Münster",
      "‹Straße und Hausnummer›",
    ],
    ["an entry of the menu", "Start\nWebdesign\nMedien GmbH\nRing 1\n48143 Münster", "Ring 1"],
    ["a line that names the site", "Homepage: www.beispiel.de\nRing 1\n48143 Münster", "Ring 1"],
    ["a trade that sounds like it", "Gestaltung im Garten GmbH\nRing 1\n48143 Münster", "Ring 1"],
    ["a credit above another name", "Webdesign: Medien GmbH\nAnna Beispiel\nRing 1\n48143 Münster", "Ring 1"],
  ])("take an address by what stands above it: %s [LOCAL-05]", (_what, text, street) => {
    const snippet = snippetOf(localBusiness, { ...bare("Text"), ...imprint(text) });
    expect(snippet).toContain(`"streetAddress": "${street}"`);
  });

  it("add to a firm's data only what is missing", () => {
    const item = {
      "@type": "Plumber",
      name: "A",
      address: "Kirchstraße 1, Olfen",
      openingHours: "Mo-Fr 08:00-17:00",
    };
    expect(snippetOf(localBusiness, { html: { jsonLd: [JSON.stringify(item)] } })).toBe(
      `"telephone": "+492595123456",\n"url": "${host}/"`,
    );
  });

  it("cannot be ended by a name from the page", () => {
    const metas = [aProperty("og:site_name", `</script><script>alert(1)</script>${"x".repeat(500)}`)];
    const snippet = snippetOf(localBusiness, { html: { jsonLd: [], metas } }) ?? "";
    expect(snippet.match(/<\/?script/g)).toHaveLength(2);
    expect(snippet.length).toBeLessThan(1000);
  });

  it("name the header for both usual servers [SNIP-03]", () => {
    expect(headerSnippet("X-Test", 'a "b"')).toBe(
      '# Apache (.htaccess)\nHeader always set X-Test "a \\"b\\""\n# nginx\nadd_header X-Test "a \\"b\\"" always;',
    );
  });

  it("hold the page's own address, escaped [SNIP-01] [SNIP-02]", () => {
    const page = { fetched: { url: `${host}/a?b=1&c="2"` }, html: { links: [] } };
    expect(snippetOf(canonical, page)).toBe(
      `<link rel="canonical" href="${host}/a?b=1&amp;c=&quot;2&quot;">`,
    );
  });

  it("make a title of the main heading and the site's name [SNIP-01]", () => {
    const headings = [{ level: 1 as const, text: "Dächer & <Rinnen>" }];
    expect(
      snippetOf(titlePresent, {
        html: { titles: [], headings, metas: [aProperty("og:site_name", "Kamp GmbH")] },
      }),
    ).toBe("<title>Dächer &amp; &lt;Rinnen&gt; – Kamp GmbH</title>");
    expect(snippetOf(titlePresent, { html: { titles: [], headings: [], metas: [] } })).toBe(
      "<title>‹Leistung und Ort› – ‹Name der Firma›</title>",
    );
  });

  it("lead every spelling to the host in use in one step", () => {
    const page = { fetched: { url: "http://www.a.de/", requestedUrl: "http://a.de/" } };
    expect(snippetOf(https, page)).toContain("RewriteCond %{HTTP_HOST} !^www\\.a\\.de$ [NC]");
    const chain = ["http://a.de/x", "https://a.de/x"].map((from) => ({
      from,
      to: "https://www.a.de/x",
      status: 301,
    }));
    const hops = { fetched: { requestedUrl: "http://a.de/x", url: "https://www.a.de/x", redirects: chain } };
    expect(snippetOf(redirects, hops)).toContain("https://www.a.de%{REQUEST_URI}");
    const moved = { fetched: { requestedUrl: `${host}/alt`, url: `${host}/neu`, redirects: chain } };
    expect(snippetOf(redirects, moved)).toBe(`# Apache (.htaccess)\nRedirect 301 /alt ${host}/neu`);
    const odd = { fetched: { requestedUrl: `${host}/alt?a=1`, url: `${host}/neu`, redirects: chain } };
    expect(snippetOf(redirects, odd)).toBeUndefined();
  });

  it("suggest a line for robots.txt that really lifts the ban [SNIP-04]", () => {
    const text = "User-agent: *\nDisallow: /dach*\nDisallow: /b";
    const robotsTxt = { state: "found" as const, status: 200, text, reason: null };
    const snippet = snippetOf(robotsAllowed, { side: { robotsTxt } }) ?? "";
    const [, line = ""] = snippet.split("\n");
    const { url } = aPage().fetched;
    const mended = parseRobotsTxt(text.replace("\nDisallow: /b", `\n${line}\nDisallow: /b`));
    expect(mayFetch(mended, "Googlebot", url).allowed).toBe(true);
    const longer = { ...robotsTxt, text: `User-agent: *\nDisallow: /${"*".repeat(200)}` };
    expect(snippetOf(robotsAllowed, { side: { robotsTxt: longer } })).toBeUndefined();
  });

  it("stand on other complaints too [SNIP-01]", () => {
    expect(snippetOf(viewport, { html: { metas: [aMeta("viewport", "width=1024")] } })).toBe(
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
    );
    expect(snippetOf(hsts, { fetched: { headers: {} } })).toContain("Strict-Transport-Security");
    const none = { state: "missing" as const, status: 404, text: null, reason: null };
    expect(snippetOf(sitemap, { side: { robotsTxt: none, sitemap: { ...none, url: null } } })).toBe(
      `# robots.txt\nSitemap: ${host}/sitemap.xml`,
    );
    expect(snippetOf(viewport, {})).toBeUndefined();
  });
});

it("takes an iframe's label as its name", async () => {
  const html =
    '<iframe aria-label="Karte"></iframe><iframe aria-label="" title="Video"></iframe><iframe></iframe>';
  const { html: facts } = await collectHtmlFacts(new Blob([html]).stream(), {
    contentType: "text/html; charset=utf-8",
    rewriter: createWorkersRewriter,
  });
  expect(facts.media.map(({ title }) => title)).toEqual(["Karte", "Video", null]);
});
