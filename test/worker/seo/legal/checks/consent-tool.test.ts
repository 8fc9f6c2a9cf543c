// Who asks visitors for their consent.
import { cases, gtm, scripts } from "#test/support/seo/legal-cases.ts";
import { consentTool } from "#worker/seo/legal/checks/consent-tool.ts";

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
  [
    "of an unknown make [TRACK-07]",
    { html: { boxNames: ["cookie-banner"] } },
    "passed",
    /unbekannter Bauart.*cookie-banner/,
  ],
  [
    "none needed where nothing keeps anything on the device",
    scripts(["https://plausible.io/js/script.js"]),
    "notApplicable",
  ],
]);
