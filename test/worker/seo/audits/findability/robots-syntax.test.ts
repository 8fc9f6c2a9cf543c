import { describe, expect, it } from "vitest";
import { auditCases } from "#test/support/seo/audit-cases.ts";
import { robotsSyntax } from "#worker/seo/audits/findability/robots-syntax.ts";
import { findRobotsFaults } from "#worker/seo/robots/robots-faults.ts";

const ADDRESS = "https://www.dachdecker-beispiel.de/leistungen";
const robotsTxt = (text: string) => ({
  side: { robotsTxt: { state: "found" as const, status: 200, text, reason: null } },
});
const without = (state: "missing" | "unchecked", status: number | null, reason: string | null = null) => ({
  side: { robotsTxt: { state, status, text: null, reason } },
});

auditCases(robotsSyntax, [
  { when: "every line is understood [TRUE-12]", status: "passed" },
  { when: "there is none [TRUE-12]", page: without("missing", 404), status: "notApplicable" },
  { when: "it could not be read [TRUE-12]", page: without("unchecked", 503), status: "unchecked" },
  {
    when: "a page comes instead [TRUE-12]",
    page: without("missing", 200, "Statt einer robots.txt kommt eine HTML-Seite."),
    status: "warning",
    title: "Unter /robots.txt kommt keine Textdatei",
    value: "HTML-Seite",
  },
  {
    when: "a misspelled ban [TRUE-12]",
    page: robotsTxt("User-agent: *\nDissalow: /intern/\n"),
    status: "warning",
    title: "Suchmaschinen verstehen 1 Zeile der robots.txt nicht",
    value: "Dissalow: /intern/ (nur Google liest das trotz des Schreibfehlers)",
  },
  {
    when: "many faults [TRUE-12]",
    page: robotsTxt(`User-agent: *\n${"Verboten: /\n".repeat(1_200)}`),
    status: "warning",
    title: "1.200 Zeilen",
  },
]);

describe("faults of a robots.txt [TRUE-12]", () => {
  const faultsOf = (text: string) =>
    findRobotsFaults(text, ADDRESS).faults.map(
      ({ line, problem, corrected }) => `${line} ${problem} → ${corrected}`,
    );
  const group = "User-agent: *\n";

  it.each([
    ["a plain file", "# Hallo\nuser-agent: *\nDisallow:\nALLOW: /*.css$\n\nSitemap: https://a.de/s.xml # x"],
    ["a byte order mark", "\ufeffUser-agent: *\nDisallow: /a"],
    ["Windows line ends", "User-agent: *\r\nDisallow: /a\r\n\r\n"],
    [
      "lines of single crawlers",
      `Host: a.de\n${group}Crawl-delay: 5\nClean-param: a&b /c\nRequest-rate: 1/5\nVisit-time: 0600-0845\nContent-Signal: ai-train=no`,
    ],
    ["patterns with signs", `${group}Disallow: *.pdf$\nDisallow: $\nAllow: /?x=*`],
    ["nothing", ""],
  ])("are not %s", (_what, text) => expect(faultsOf(text)).toEqual([]));

  it.each([
    [`${group}Dissalow: /a`, "2 nur Google liest das trotz des Schreibfehlers → Disallow: /a"],
    [`${group}Disalllow: /a`, "2 verschrieben → Disallow: /a"],
    [`User agent: *\nDisallow: /a`, "1 nur Google liest das trotz des Schreibfehlers → User-agent: *"],
    [`Useragnet: *`, "1 verschrieben → User-agent: *"],
    [`${group}Disallow /a`, "2 der Doppelpunkt fehlt → Disallow: /a"],
    [`${group}Alle Seiten sind erlaubt`, "2 keine Angabe der Form „Name: Wert“ → null"],
    [
      "Disallow: /a",
      "1 davor steht kein User-agent, die Zeile gilt für niemanden → User-agent: *\nDisallow: /a",
    ],
    ["User-agent:\nDisallow: /", "1 der Name fehlt → User-agent: *"],
    [`${group}Disallow: intern`, "2 passt auf keine Adresse → Disallow: /intern"],
    [`${group}Disallow: https://a.de/b/?c=1`, "2 passt auf keine Adresse → Disallow: /b/?c=1"],
    [`${group}Noindex: /a`, "2 „Noindex“ liest Google hier seit 2019 nicht mehr → null"],
    [`${group}// nichts sperren`, "2 Kommentare beginnen mit # → # // nichts sperren"],
    [`${group}<meta name="robots">`, "2 das ist HTML → null"],
    [
      "Sitemap: /sitemap.xml",
      "1 keine vollständige Adresse → Sitemap: https://www.dachdecker-beispiel.de/sitemap.xml",
    ],
    ["Verbot: /", "1 diese Angabe kennt kein Crawler → null"],
  ])("in %j: %s", (text, fault) => expect(faultsOf(text)).toEqual([fault]));

  it("are not in a line that was cut at the size limit", () => {
    const rules = group + "Disallow: /ä\n".repeat(40_000);
    const cut = (bytes: number) => new TextDecoder().decode(new TextEncoder().encode(rules).slice(0, bytes));
    expect(faultsOf(cut(500 * 1024))).toEqual([]);
    expect(faultsOf(`${group}Disallow: /a\nDisa`)).toHaveLength(1);
  });

  it("are described six times at most and counted to the end", () => {
    const { faults, total } = findRobotsFaults(`${group}${"x\n".repeat(100_000)}`, ADDRESS);
    expect([faults.length, total]).toEqual([6, 100_000]);
  });
});
