// Hosts of others that learn of a visit.
import { describe } from "vitest";
import { cases, cut, gtm, scripts } from "#test/support/seo/legal-cases.ts";
import { aLinkElement, aMeta, anImage } from "#test/support/seo/page-facts.ts";
import { thirdPartyHosts } from "#worker/seo/legal/checks/third-party-hosts.ts";

describe("hosts of others [TRACK-12]", () => {
  cases(thirdPartyHosts, [
    ["none", {}, "passed"],
    ["none in the part that was read", cut, "unchecked"],
    ["the own cdn", scripts(["https://cdn.dachdecker-beispiel.de/a.js"]), "passed"],
    [
      "the system's own servers [TRACK-12]",
      {
        html: {
          images: [anImage({ src: "https://static.wixstatic.com/a.jpg" })],
          metas: [aMeta("generator", "Wix.com Website Builder")],
        },
      },
      "passed",
    ],
    [
      "the servers of a system that is not the page's own [TRACK-12]",
      { html: { images: [anImage({ src: "https://static.wixstatic.com/a.jpg" })] } },
      "warning",
      /static\.wixstatic\.com/,
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
});
