import { auditCases } from "#test/support/seo/audit-cases.ts";
import { aiCrawlers } from "#worker/seo/audits/findability/ai-crawlers.ts";

const lost = {
  state: "unchecked" as const,
  status: null,
  text: null,
  reason: "Die Datei kam nicht rechtzeitig.",
};

const none = {
  state: "missing" as const,
  status: 404,
  text: null,
  reason: "Die Datei gibt es nicht (HTTP 404).",
};

const robots = (text: string) => ({
  side: { robotsTxt: { state: "found" as const, status: 200, text, reason: null } },
});

auditCases(aiCrawlers, [
  {
    when: "no robots.txt",
    page: { side: { robotsTxt: none } },
    status: "passed",
    title: "Alle KI-Dienste dürfen",
  },
  { when: "no word about them", status: "passed", title: "Alle 10", value: "erlaubt" },
  {
    when: "everything forbidden",
    page: robots("User-agent: *\nDisallow: /"),
    status: "passed",
    title: "Keiner der 10",
    value: "verboten (Zeile 2: Disallow: /)",
  },
  {
    when: "training forbidden, search allowed",
    page: robots("User-agent: GPTBot\nUser-agent: Google-Extended\nDisallow: /\n\nUser-agent: *\nAllow: /"),
    status: "passed",
    title: /^Lesen dürfen: OAI-SearchBot,.*CCBot\. Nicht lesen dürfen: GPTBot, Google-Extended$/,
    points: 10,
  },
  {
    when: "another folder forbidden",
    page: robots("User-agent: GPTBot\nDisallow: /intern/"),
    status: "passed",
    title: "Alle 10",
  },
  { when: "robots.txt was kept from us", page: { side: { robotsTxt: lost } }, status: "unchecked" },
  {
    when: "a robots.txt of 40,000 rules",
    page: robots(`User-agent: *\n${"Disallow:/x*y\n".repeat(36_000)}`),
    status: "passed",
  },
]);
