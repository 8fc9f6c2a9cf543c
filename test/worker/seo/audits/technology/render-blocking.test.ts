import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aLinkElement, aScript } from "#test/support/seo/page-facts.ts";
import { renderBlocking } from "#worker/seo/audits/technology/render-blocking.ts";
import type { ScriptFact } from "#worker/seo/html/page-facts.ts";

const scripts = (...list: ScriptFact[]) => ({ html: { scripts: list } });

const sheets = (count: number, media: string | null = null) => ({
  html: {
    links: Array.from({ length: count }, (_, index) =>
      aLinkElement("stylesheet", `/css/${index}.css`, { media }),
    ),
    scripts: [],
  },
});

auditCases(renderBlocking, [
  { when: "six stylesheets", page: sheets(6, "screen and (min-width: 1px)"), status: "passed" },
  { when: "seven for screens", page: sheets(7, "screen and (min-width: 1px)"), status: "warning" },
  { when: "twenty for print", page: sheets(20, "print"), status: "passed" },
  {
    when: "seven stylesheets",
    page: sheets(7),
    status: "warning",
    title: /^7 Stylesheets halten/,
    value: "7: /css/0.css",
    points: 8,
  },
  {
    when: "a script and eight stylesheets",
    page: { html: { ...sheets(8, "all").html, scripts: [aScript({ defer: false })] } },
    status: "warning",
    title: /^1 Skript und 8 Stylesheets halten/,
    points: 4,
  },
  {
    when: "deferred, async, module, data, inline and at the end",
    page: scripts(
      aScript(),
      aScript({ defer: false, async: true }),
      aScript({ defer: false, type: "module" }),
      aScript({ defer: false, type: "application/json" }),
      aScript({ defer: false, src: null }),
      aScript({ defer: false, inHead: false }),
    ),
    status: "passed",
  },
  {
    when: "two in the head",
    page: scripts(
      aScript({ defer: false }),
      aScript({ defer: false, type: "text/javascript", src: "/js/b.js" }),
    ),
    status: "warning",
    title: "2 Skripte halten",
    value: "/js/menue.js · /js/b.js",
    points: 6,
  },
  {
    when: "nine in the head",
    page: scripts(...Array.from({ length: 9 }, () => aScript({ defer: false }))),
    status: "warning",
    points: 0,
  },
]);

describe("scripts that must run first [TRUE-28]", () => {
  auditCases(renderBlocking, [
    ...[
      ["Usercentrics", "https://privacy-proxy.usercentrics.eu/latest/uc-block.bundle.js"],
      ["Usercentrics", "https://web.cmp.usercentrics.eu/modules/autoblocker.js"],
      ["Usercentrics", "//app.usercentrics.eu/browser-ui/latest/loader.js"],
      ["Cookiebot", "https://consent.cookiebot.com/uc.js"],
      ["CCM19", "https://cloud.ccm19.de/app.js?apiKey=1&domain=2"],
      ["CCM19", "/ccm19/public/app.js?apiKey=1"],
      ["consentmanager", "https://cdn.consentmanager.net/delivery/autoblocking/abc.js"],
      ["consentmanager", "https://delivery.consentmanager.net/delivery/js/cmp_de.min.js"],
      [
        "Borlabs Cookie",
        "/wp-content/plugins/borlabs-cookie/assets/javascript/borlabs-cookie-prioritize.min.js?ver=3",
      ],
      ["Borlabs Cookie", "https://a.de/wp-content/cache/borlabs-cookie/1/borlabs-cookie-config-de.json.js"],
      ["OneTrust (CookiePro)", "https://cdn.cookielaw.org/consent/0-1/OtAutoBlock.js"],
      ["OneTrust (CookiePro)", "https://cdn.cookielaw.org/scripttemplates/otSDKStub.js"],
      ["SG Cookie Optin", "/typo3conf/ext/sg_cookie_optin/Resources/Public/JavaScript/cookieOptin.js"],
      ["Didomi", "https://sdk.privacy-center.org/abc/loader.js"],
      ["Cookie Information", "https://policy.app.cookieinformation.com/uc.js"],
      ["iubenda", "https://cs.iubenda.com/autoblocking/123.js"],
      ["tarteaucitron", "/js/tarteaucitron/tarteaucitron.min.js"],
      ["om_cookie_manager", "/_assets/0a1b/Js/om_cookie_main.js"],
      ["Contao Cookiebar", "/bundles/contaocookiebar/scripts/cookiebar.min.js"],
      ["GDPR für Joomla", "/plugins/system/gdpr/assets/js/cookieconsent.min.js"],
      [
        "mindshape Cookie Consent",
        "/typo3conf/ext/mindshape_cookie_consent/Resources/Public/JavaScript/a.js",
      ],
      ["VWO", "https://dev.visualwebsiteoptimizer.com/lib/1.js"],
      ["Optimizely", "https://cdn.optimizely.com/js/1.js"],
      ["AB Tasty", "https://try.abtasty.com/abc.js"],
      ["Kameleoon", "https://abc.kameleoon.io/engine.js"],
    ].map(([name = "", src = ""]) => ({
      when: `${name} by ${src}`,
      page: scripts(aScript({ defer: false, src })),
      status: "passed" as const,
      title: `${name} muss vor`,
    })),
    {
      when: "two of them and one that need not be first",
      page: scripts(
        aScript({ defer: false, src: "https://consent.cookiebot.com/uc.js" }),
        aScript({ defer: false, src: "https://cdn.optimizely.com/js/1.js" }),
        aScript({ defer: false, src: "/js/slider.js" }),
      ),
      status: "warning",
      title: /^1 Skript hält den Aufbau der Seite auf$/,
      value: /^\/js\/slider\.js$/,
      points: 8,
    },
    {
      when: "hosts that only look like it",
      page: scripts(aScript({ defer: false, src: "https://consent.cookiebot.com.example.org/uc.js" })),
      status: "warning",
    },
    {
      when: "a consent tool's other script, which only links to a text",
      page: scripts(aScript({ defer: false, src: "https://cdn.iubenda.com/iubenda.js" })),
      status: "warning",
    },
    {
      when: "another file of a vendor's plugin folder",
      page: scripts(aScript({ defer: false, src: "/wp-content/plugins/slider/borlabs.js" })),
      status: "warning",
    },
  ]);
});
