// Services that count and advertise, before anybody has agreed.
import { describe } from "vitest";
import { cases, cut, gtm, inline, scripts, withTool } from "#test/support/seo/legal-cases.ts";
import { trackers } from "#worker/seo/legal/checks/trackers.ts";

describe("what counts and advertises before anybody agreed [TRACK-08] [TRACK-10] [TRACK-11] [TRACK-14]", () => {
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
      "beside a consent tool [TRACK-11]",
      withTool(scripts([gtm]), "https://consent.cookiebot.com/uc.js"),
      "unchecked",
      /Cookiebot/,
    ],
    [
      "Tag Manager unmarked beside a tool whose server marks what it holds [TRACK-14]",
      withTool(scripts([gtm]), "/wp-content/plugins/complianz-gdpr/cookiebanner/js/complianz.min.js"),
      "failed",
      /Complianz ist zwar da, kennt den Dienst aber nicht/,
    ],
    [
      "the same beside a second tool that stops what nobody has marked [TRACK-14]",
      withTool(
        withTool(scripts([gtm]), "/wp-content/plugins/complianz-gdpr/a.js"),
        "https://consent.cookiebot.com/uc.js",
      ),
      "unchecked",
      /Cookiebot/,
    ],
    ["the usual inline script", inline("gtm.start", null), "failed", /Skript im HTML/],
    [
      "an inline script that runs beside one that is held back and a template",
      inline("gtm.start", "", "text/plain", "text/template"),
      "failed",
    ],
    [
      "an inline script that is held back",
      inline("gtm.start", "text/plain", ""),
      "passed",
      /Im HTML zurückgehalten: Google Tag Manager/,
    ],
    [
      "Universal Analytics, with what has become of it [TRACK-10]",
      scripts(["https://www.google-analytics.com/analytics.js"]),
      "failed",
      /nicht mehr einbinden/,
    ],
    [
      "counting without access to the device [TRACK-08]",
      scripts(["https://plausible.io/js/script.js"]),
      "unchecked",
      /Plausible: Der Dienst zählt ohne Zugriff auf das Gerät, nach Angabe des Anbieters/,
    ],
    [
      "beside a banner of an unknown make [TRACK-11]",
      { html: { ...scripts([gtm]).html, boxNames: ["cookie-banner"] } },
      "unchecked",
      /Ein Einwilligungswerkzeug unbekannter Bauart kann/,
    ],
    [
      "a host that only looks like it",
      scripts(["https://googletagmanager.com.example.org/gtm.js"]),
      "passed",
    ],
    ["an own file of that name", scripts(["/gtm.js"]), "passed"],
  ]);
});
