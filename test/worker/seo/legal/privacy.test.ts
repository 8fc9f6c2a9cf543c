// What a page does with its visitors' data as far as HTML and the first answer show it.
import { describe, expect, it } from "vitest";
import type { FindingStatus } from "#contract/seo-report.ts";
import { aLinkElement, anImage, aPage, aScript, type PageOverrides } from "#test/support/page-facts.ts";
import { cookieNames, cookiePurpose } from "#worker/seo/cookie-names.ts";
import { consentTool } from "#worker/seo/legal/consent-tool.ts";
import { embeddedContent } from "#worker/seo/legal/embedded-content.ts";
import { firstCookies } from "#worker/seo/legal/first-cookies.ts";
import { thirdPartyHosts } from "#worker/seo/legal/third-party-hosts.ts";
import { trackers } from "#worker/seo/legal/trackers.ts";
import type { LegalCheck } from "#worker/seo/legal-check.ts";
import { pageFigures } from "#worker/seo/page-figures.ts";

type Row = [when: string, page: PageOverrides, status: FindingStatus, text?: RegExp];

function cases(check: LegalCheck, rows: Row[]): void {
  describe(check.id, () => {
    it.each(rows)("%s", (_when, page, status, text) => {
      const facts = aPage(page);
      const verdict = check.judge(facts, pageFigures(facts, []));
      expect(verdict.status).toBe(status);
      if (text !== undefined)
        expect(`${verdict.title} ${verdict.reason} ${JSON.stringify(verdict.evidence)}`).toMatch(text);
    });
  });
}

const scripts = (...list: [src: string | null, type?: string][]): PageOverrides => ({
  html: { scripts: list.map(([src, type]) => aScript({ src, type: type ?? null })) },
});
const frame = (src: string | null): PageOverrides => ({
  html: { media: [{ tag: "iframe", src, srcset: null, title: null }] },
});
const inline = (begin: string, ...types: string[]): PageOverrides => ({
  html: { scripts: types.map((type) => aScript({ src: null, type })), markers: [`script:${begin}`] },
});
const gtm = "https://www.googletagmanager.com/gtm.js?id=GTM-1";
const withTool = (page: PageOverrides, src: string): PageOverrides => ({
  ...page,
  html: { ...page.html, scripts: [...(page.html?.scripts ?? []), aScript({ src })] },
});
const cut = { fetched: { truncated: true } };

cases(trackers, [
  ["none", {}, "passed"],
  ["none in the part that was read", cut, "unchecked"],
  ["Tag Manager", scripts([gtm]), "failed", /Google Tag Manager/],
  ["gtag", scripts(["https://www.googletagmanager.com/gtag/js?id=G-1"]), "failed", /Google Analytics/],
  [
    "several",
    scripts([gtm], ["https://connect.facebook.net/de_DE/fbevents.js"]),
    "failed",
    /Tag Manager, Meta-Pixel/,
  ],
  [
    "Facebook's buttons, which are no pixel",
    scripts(["https://connect.facebook.net/de_DE/sdk.js"]),
    "passed",
  ],
  ["as a module", scripts([gtm, "module"]), "failed"],
  ["held back by its type", scripts([gtm, "text/plain"]), "passed"],
  ["held back by another type", scripts([gtm, "javascript/blocked"]), "passed"],
  ["held back in data-src", scripts([null, ""]), "passed"],
  [
    "beside a consent tool",
    withTool(scripts([gtm]), "https://consent.cookiebot.com/uc.js"),
    "unchecked",
    /Cookiebot/,
  ],
  [
    "the usual inline script",
    inline("(function(w,d,s,l,i){w[l]=w[l]||[];w[l].push({'gtm.start':", ""),
    "failed",
    /Skript im HTML/,
  ],
  [
    "an inline script that may be held back",
    inline("(function(w,d,s,l,i){w[l]=", "text/plain", ""),
    "passed",
  ],
  ["an inline script of another kind", inline("(function(w,d){})()", ""), "passed"],
  ["a host that only looks like it", scripts(["https://googletagmanager.com.example.org/gtm.js"]), "passed"],
  ["an own file of that name", scripts(["/gtm.js"]), "passed"],
]);

cases(embeddedContent, [
  ["none", {}, "passed"],
  ["none in the part that was read", cut, "unchecked"],
  ["a map", frame("https://www.google.com/maps/embed?pb=!1m18"), "warning", /Google Maps/],
  ["a map by script", scripts(["https://maps.googleapis.com/maps/api/js?key=x"]), "warning", /Google Maps/],
  ["a YouTube video", frame("https://www.youtube.com/embed/abc"), "warning", /YouTube/],
  ["a YouTube video without cookies", frame("https://www.youtube-nocookie.com/embed/abc"), "passed"],
  ["a Vimeo video", frame("https://player.vimeo.com/video/1"), "warning", /Vimeo/],
  ["a Vimeo video that does not track", frame("https://player.vimeo.com/video/1?dnt=1"), "passed"],
  ["Facebook's buttons", scripts(["https://connect.facebook.net/de_DE/sdk.js"]), "warning", /Facebook/],
  [
    "Meta's pixel, which is no content",
    scripts(["https://connect.facebook.net/de_DE/fbevents.js"]),
    "passed",
  ],
  ["a map held back", frame(null), "passed"],
  ["a map held back by an empty page", frame("about:blank"), "passed"],
  [
    "beside a consent tool",
    withTool(frame("https://www.youtube.com/embed/abc"), "/wp-content/plugins/borlabs-cookie/a.js"),
    "unchecked",
    /Borlabs/,
  ],
  [
    "only a link to a map",
    {
      html: {
        anchors: [{ href: "https://www.google.com/maps/place/x", rel: [], text: "Karte", otherName: "" }],
      },
    },
    "passed",
  ],
]);

cases(thirdPartyHosts, [
  ["none", {}, "passed"],
  ["none in the part that was read", cut, "unchecked"],
  ["the own cdn", scripts(["https://cdn.dachdecker-beispiel.de/a.js"]), "passed"],
  [
    "the system's own servers",
    { html: { images: [anImage({ src: "https://static.wixstatic.com/a.jpg" })] } },
    "passed",
  ],
  [
    "what other checks speak of",
    {
      ...scripts([gtm]),
      html: {
        ...scripts([gtm]).html,
        links: [aLinkElement("stylesheet", "https://fonts.googleapis.com/css")],
      },
    },
    "passed",
  ],
  [
    "one",
    scripts(["https://cdn.jsdelivr.net/npm/a.js"]),
    "warning",
    /ein fremder Server.*cdn\.jsdelivr\.net/,
  ],
  [
    "several, each once",
    scripts(["https://b.example.org/1.js"], ["https://b.example.org/2.js"], ["https://a.example.net/1.js"]),
    "warning",
    /2 fremde Server.*a\.example\.net · b\.example\.org/,
  ],
  ["held back", scripts(["https://cdn.jsdelivr.net/npm/a.js", "text/plain"]), "passed"],
]);

cases(consentTool, [
  ["none needed", {}, "notApplicable"],
  ["none known, but needed", scripts([gtm]), "unchecked"],
  ["Cookiebot", scripts(["https://consent.cookiebot.com/uc.js"]), "passed", /Cookiebot/],
  ["Usercentrics", scripts(["https://web.cmp.usercentrics.eu/ui/loader.js"]), "passed", /Usercentrics/],
  [
    "Complianz",
    scripts(["/wp-content/plugins/complianz-gdpr/cookiebanner/js/complianz.min.js"]),
    "passed",
    /Complianz/,
  ],
  ["Klaro", scripts(["/js/klaro.js"]), "passed", /Klaro/],
  ["CCM19 on the own server", scripts(["/ccm19/public/app.js?apiKey=1"]), "passed", /CCM19/],
  [
    "Real Cookie Banner by a mark",
    { html: { markers: ["attribute:consent-original-src-_"] } },
    "passed",
    /Real Cookie Banner/,
  ],
]);

const cookies = (...setCookies: string[]): PageOverrides => ({ fetched: { setCookies } });
cases(firstCookies, [
  ["none", {}, "passed"],
  ["a session", cookies("PHPSESSID=geheim; path=/; HttpOnly"), "passed", /PHPSESSID/],
  [
    "several necessary ones",
    cookies("XSRF-TOKEN=1", "wordpress_test_cookie=1", "pll_language=de", "SERVERID=a", "__cf_bm=x"),
    "passed",
  ],
  ["analytics", cookies("PHPSESSID=1", "_ga=GA1.2.geheim; max-age=63072000"), "failed", /_ga/],
  ["unknown", cookies("wohin=geheim"), "unchecked", /wohin/],
  ["taken away", cookies("_ga=; max-age=0"), "passed"],
  ["taken away by a date", cookies("_ga=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT"), "passed"],
  ["taken away by a short date", cookies("_fbp=x; expires=Thu, 01-Jan-70 00:00:01 GMT"), "passed"],
  [
    "taken away by a date before the answer's own",
    {
      fetched: {
        headers: { date: "Sun, 22 Nov 2026 12:00:00 GMT" },
        setCookies: ["_ga=; expires=Sat, 21-Nov-2026 12:00:00 GMT"],
      },
    },
    "passed",
  ],
  [
    "kept to a date, by a server without a clock",
    {
      fetched: { headers: {}, setCookies: ["_ga=1; expires=Sat, 21-Nov-2026 12:00:00 GMT"] },
    },
    "failed",
  ],
  ["kept by its age", cookies("_ga=1; Max-Age=60; Expires=Thu, 01 Jan 1970 00:00:00 GMT"), "failed"],
  ["kept to a date", cookies("_ga=1; Expires=Thu, 01 Jan 2070 00:00:00 GMT"), "failed"],
  ["a file", { fetched: { url: "file:///a.html", setCookies: [] } }, "unchecked"],
]);

describe("cookies", () => {
  it("never repeats values", () => {
    const facts = aPage(cookies("wohin=geheim", "_fbp=geheim", "PHPSESSID=geheim"));
    expect(JSON.stringify(firstCookies.judge(facts, pageFigures(facts, [])))).not.toContain("geheim");
  });
  it.each([
    ["laravel_session", "necessary"],
    ["csrftoken", "necessary"],
    ["JSESSIONID", "necessary"],
    ["fe_typo_user", "necessary"],
    ["borlabs-cookie", "necessary"],
    ["_hjSessionUser_1", "tracking"],
    ["_gcl_au", "tracking"],
    ["_clck", "tracking"],
    ["_pk_id.1.abcd", "tracking"],
    ["VISITOR_INFO1_LIVE", "tracking"],
    ["besucher", "unknown"],
  ])("%s is %s", (name, purpose) => expect(cookiePurpose(name)).toBe(purpose));
  it("reads names from broken lines, and takes no value for a name", () => {
    const lines = ["a=1", "", "=x", "geheim", "a=2", "x".repeat(9_000), "b=1"];
    expect(cookieNames(lines, 0)).toEqual(["a", "b"]);
  });
});
