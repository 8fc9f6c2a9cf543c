// Figures in texts: each has one source, no two places disagree, and what nobody can prove says so.
import { describe, expect, it } from "vitest";
import { homeCounters, REPLY_PROMISE_HOURS, SEO_DAILY_LIMIT, SITE_CRAWL_PAGES } from "#content/constants.ts";
import { inGerman } from "#content/figures.ts";
import { terms, UNSOURCED, webVitals } from "#content/page-figures.ts";
import { shopStats } from "#content/pages/e-commerce/e-commerce-sections.ts";
import { homeMeta } from "#content/pages/home/home.ts";
import { figures as homeFigures } from "#content/pages/home/home-sections.ts";
import { packagesSection } from "#content/pages/preise/preise-sections.ts";
import { designStats } from "#content/pages/website-design/website-design-sections.ts";
import { careReturn, careStats } from "#content/pages/website-wartung/website-wartung-sections.ts";
import {
  carePlans,
  careTerms,
  hostingCosts,
  projectWeeks,
  shopPrice,
  spanOf,
  websitePackages,
} from "#content/prices.ts";
import { evaluatedTexts, writtenTexts } from "#test/support/visitor-texts.ts";

const CENTS = 100;
const [starter, business, premium] = websitePackages;
const inEuros = (cents: number) => inGerman(cents / CENTS);
const packageSpans = websitePackages.map(({ weeks }) => weeks);
/** What /website-design names: the two larger packages together. */
const designSpan = { min: business.weeks.min, max: premium.weeks.max };
const spans = [...packageSpans, projectWeeks, designSpan].map(spanOf);

const written = writtenTexts();
const told = evaluatedTexts(import.meta.glob("/app/content/**/*.ts", { eager: true }));
const either = (figures: readonly (string | number)[]) =>
  figures.map((figure) => String(figure).replaceAll(".", "\\.")).join("|");
const amounts = [
  ...websitePackages.flatMap(({ price }) => (price === null ? [] : [price])),
  ...carePlans.map(({ price }) => price),
  shopPrice.from,
].map(inEuros);

describe("a figure with a source", () => {
  /** Same digits, another thing; or text that cannot wait for the price list, compared below or where it says. */
  const others: readonly (readonly [file: string, text: string | RegExp, why: string])[] = [
    ["preise/preise.ts", /^Website-Pakete ab/, "compared in prices.node.test.ts"],
    ["home/home.ts", /^Individuelle Websites/, "compared below"],
    ["e-commerce/e-commerce.ts", /^Zeichnung: ein Zifferblatt/, "hours of a day"],
    ["mindset-shift-unternehmer.mdx", /24 Stunden aus der Rechnung/, "hours sold in a week"],
    ["datenschutz.mdx", /Aufschlüsselungen in 24\sStunden/, "how long mails to an address are counted"],
    ["price-chat.ts", "Mehr als 20 Seiten", "an answer to choose"],
  ];
  const isOther = ({ file, text }: { file: string; text: string }) =>
    others.some(
      ([end, part]) => file.endsWith(end) && (typeof part === "string" ? text === part : part.test(text)),
    );

  it.each([
    ["prices", new RegExp(`(?<![\\d.])(?:${either(amounts)})(?:\\s|&nbsp;)?(?:€|Euro|EUR)`)],
    [
      "weeks",
      new RegExp(`(?:${either(spans).replaceAll("–", "(?:–|-| bis )")})(?:\\s|&nbsp;)Wochen|unter 2 Wochen`),
    ],
    [
      "hours until an answer",
      new RegExp(`(?<![\\d–])${REPLY_PROMISE_HOURS}\\s?(?:Stunden|h)(?!\\p{L})`, "u"),
    ],
    [
      "pages of a crawl",
      new RegExp(`(?:bis zu|höchstens|als) ${SITE_CRAWL_PAGES}(?!\\d)|${SITE_CRAWL_PAGES - 1} weitere`),
    ],
    [
      "days of support",
      new RegExp(`(?:${either(websitePackages.map(({ supportDays }) => supportDays))}) Tage Support`),
    ],
    ["terms", new RegExp(`(?<!\\d)(?:${terms.paymentDays} Tage|${terms.warrantyMonths} Monate)`)],
    ["availability", new RegExp(inGerman(careTerms.uptimePercent, 1))],
    [
      "largest paint",
      new RegExp(`${inGerman(webVitals.lcpSeconds, 1)}(?:\\s|&nbsp;)(?:s|Sekunden)(?!\\p{L})`, "u"),
    ],
  ])("is never typed a second time: %s [VOICE-04]", (_, typed) => {
    const found = written.filter((each) => typed.test(each.text) && !isOther(each));
    expect(found.map(({ file, text }) => `${file}: ${text.slice(0, 120)}`)).toEqual([]);
  });

  it("is compared where it had to be typed [VOICE-04]", () => {
    expect(homeMeta.description).toContain(`in ${spanOf(projectWeeks)} Wochen fertig`);
    expect(SEO_DAILY_LIMIT).toBe(3);
    const often = told.flatMap(({ text }) =>
      [...text.matchAll(/(\p{L}+mal) am Tag/gu)].map(([, times]) => times),
    );
    expect(often.length).toBeGreaterThan(1);
    expect(new Set(often)).toEqual(new Set(["dreimal"]));
  });
});

describe("two places", () => {
  /** All of `pattern` in texts, those of `file` left out. */
  const matches = (pattern: RegExp, but?: RegExp) =>
    told
      .filter(({ file }) => !but?.test(file))
      .flatMap(({ text }) => [...text.matchAll(pattern)].map((found) => ({ text, found })));

  it("name the same weeks of a project [VOICE-03] [PREIS-04] [PREIS-06] [PREIS-09] [WDES-10]", () => {
    const named = matches(/(\d+(?:[–-]\d+)?) Wochen/g, /price-chat|price-estimate|mindset-shift/);
    expect(named.length).toBeGreaterThan(8);
    const strange = named.filter(
      ({ text, found }) => text !== "unter 2 Wochen" && !spans.includes(found[1] ?? ""),
    );
    expect(strange.map(({ found }) => found[0])).toEqual([]);
    // The fixed average stands with the package it is the goal of, and with the span of all.
    const average = homeFigures.find(({ label }) => label === "Durchschnittliche Projektdauer");
    expect(homeCounters.projectWeeks.target).toBe(starter.weeks.max);
    expect(average?.basis).toContain(starter.name);
    expect(average?.basis).toContain(`${spanOf(projectWeeks)} Wochen`);
  });

  it("name the same hours until an answer, and say on which days [VOICE-03]", () => {
    const named = matches(/(?:antworte|melde|Antwort)[^.]*?(\d+) ?(?:Stunden|h)\b[^.]*/g);
    expect(named.length).toBeGreaterThan(8);
    for (const { found } of named) {
      expect(found[1]).toBe(String(REPLY_PROMISE_HOURS));
      expect(found[0]).toContain("an Werktagen");
    }
  });

  it("name the same price for a package and a care plan [VOICE-03] [PREIS-03] [PREIS-05]", () => {
    const listed = [...websitePackages, ...carePlans].flatMap(({ name, price }) =>
      price === null ? [] : [[name, inEuros(price)] as const],
    );
    const names = either(listed.map(([name]) => name));
    const named = matches(new RegExp(`(${names})((?:(?!${names})[^€])*?)([\\d.]+) ?(?:€|Euro)`, "g"));
    expect(named.length).toBeGreaterThan(4);
    for (const { found } of named) expect(listed).toContainEqual([found[1], found[3]]);
  });

  it("name the same cost of hosting and who is paid [VOICE-03]", () => {
    const span = `${hostingCosts.from / CENTS} bis ${inEuros(hostingCosts.to)}`;
    const named = matches(/(\d+ bis \d+) (?:€|Euro) im Monat/g);
    expect(named.length).toBeGreaterThan(3);
    for (const { found } of named) expect(found[1]).toBe(span);
    expect(matches(/Hosting[^.]{0,40}(?:inklusive|inbegriffen|gratis)/g)).toEqual([]);
  });
});

describe("a figure nobody here can prove", () => {
  const whatItIs = new RegExp(
    `${UNSOURCED}|Ziel|Beispiel|Faustregel|Statistik|Sie sprechen immer mit mir|${terms.warrantyMonths} Monate`,
  );

  it.each([
    ["/", homeFigures],
    ["/website-design", designStats.figures],
    ["/e-commerce", shopStats.figures],
    ["/website-wartung", careStats.figures],
  ])("says under its label on %s what it is [VOICE-05] [SVC-07]", (_, figures) => {
    expect(figures).toHaveLength(4);
    for (const { basis, label } of figures) expect(basis, label).toMatch(new RegExp(whatItIs.source, "i"));
  });

  it("says so in the row where it stands [VOICE-05] [WART-14]", () => {
    for (const { text } of careReturn.rows) expect(text).toMatch(/^(?:Beispielwert|Ein Ziel)\./);
    expect(packagesSection.popularNote).toMatch(/Empfehlung.+keine Verkaufszahl/);
  });

  it("says so in the box of an article [VOICE-05] [ART-19] [ART-23]", () => {
    const boxes = told.flatMap(({ text }) =>
      [...text.matchAll(/<Kasten[\s\S]*?<\/Kasten>/g)].map(([box]) => box),
    );
    const claims = boxes.filter((box) => box.includes("<Zahl"));
    expect(claims).toHaveLength(2);
    for (const box of claims) expect(box).toContain("Quelle unbekannt");
  });
});
