import { describe } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { robotsAllowed } from "#worker/seo/audits/findability/robots-allowed.ts";

const robotsTxt = (text: string) => ({
  side: { robotsTxt: { state: "found" as const, status: 200, text, reason: null } },
});

const noRobotsTxt = { state: "missing" as const, status: 404, text: null, reason: null };

const lostRobotsTxt = {
  state: "unchecked" as const,
  status: null,
  text: null,
  reason: "Die Datei kam nicht rechtzeitig.",
};

describe("leave to fetch the page, also by a robots.txt that fails [TRUE-11]", () => {
  auditCases(robotsAllowed, [
    { when: "no rule for the path", status: "passed" },
    {
      when: "no robots.txt",
      page: { side: { robotsTxt: noRobotsTxt } },
      status: "passed",
      title: "keine robots.txt",
    },
    {
      when: "everything forbidden",
      page: robotsTxt("User-agent: *\nDisallow: /"),
      status: "failed",
      title: "Zeile 2",
      value: "Disallow: /",
    },
    {
      when: "forbidden for others only",
      page: robotsTxt("User-agent: badbot\nDisallow: /"),
      status: "passed",
    },
    {
      when: "forbidden for Googlebot",
      page: robotsTxt("User-agent: *\nAllow: /\n\nUser-agent: Googlebot\nDisallow: /dachdecker"),
      status: "failed",
    },
    {
      when: "an Impressum is kept out of search",
      page: {
        ...robotsTxt("User-agent: *\nDisallow: /impressum"),
        fetched: { url: "https://www.dachdecker-beispiel.de/impressum" },
      },
      status: "notApplicable",
      title: "Bei Rechtsseiten ist das üblich",
    },
    {
      when: "the server fails [TRUE-11]",
      page: { side: { robotsTxt: { ...lostRobotsTxt, status: 503 } } },
      status: "warning",
      title: "mit einem Fehler (Status 503): Solange gilt alles als verboten",
      value: "Status 503",
    },
    {
      when: "a barrier turns us away [TRUE-11]",
      page: { side: { robotsTxt: { ...lostRobotsTxt, status: 503, isRefused: true } } },
      status: "unchecked",
    },
    {
      when: "a limit turns us away [TRUE-11]",
      page: { side: { robotsTxt: { ...lostRobotsTxt, status: 429 } } },
      status: "unchecked",
    },
    {
      when: "robots.txt could not be read",
      page: { side: { robotsTxt: lostRobotsTxt } },
      status: "unchecked",
    },
  ]);
});
