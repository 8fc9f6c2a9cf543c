// Twice the text may cost about twice the work: figures, audits and checks of the law, each by itself, over texts of
// the kinds that expressions and searches stumble over. Node goes back and forth where the Workers runtime would not.
import { describe, expect, it } from "vitest";
import { growthBeyondLinear } from "#test/support/hostile/growth.ts";
import { aLink, anImage, aPage, type PageOverrides } from "#test/support/seo/page-facts.ts";
import { pageFigures } from "#worker/seo/engine/page-figures.ts";
import { registry } from "#worker/seo/engine/registry.ts";
import type { PageFacts } from "#worker/seo/html/page-facts.ts";
import { legalChecks } from "#worker/seo/legal/legal-findings.ts";

/** Characters of the shorter text. */
const SHORT = 80_000;
const keywords = ["Dachdecker", "Dach in Olfen", "a"];

const pieces: Record<string, string> = {
  words: "Wir decken Ihr Dach in Olfen mit Ton. ",
  "one word": "dach",
  hyphens: "a-",
  vowels: "ea",
  capitals: "A. ",
  periods: ".",
  "hard spaces": "\u00a0",
  lines: "x\n",
  "empty lines": "\n",
  digits: "0",
  "groups of digits": "0123 ",
  brackets: "(",
  quotes: "„",
  "telephone numbers": "Telefon: 02595 123456 ",
  "beginnings of telephone numbers": "Tel. +49 (",
  "postal codes": "59399 Olfen ",
  streets: "Kirchstr. 12 ",
  "street names": "straße-am-",
  "mail addresses": "a@b.",
  "beginnings of mail addresses": "a.b-c_d",
  times: "Mo-Fr 8-17 Uhr ",
  years: "© 2020-",
  firms: "Anna-GmbH & Co. KG ",
  "legal words": "Umsatzsteuer-Id DE 12 § 5 TMG HRB ",
  placeholders: "lorem Muster max ",
  emoji: "🏠",
};

function textOf(piece: string, length: number): string {
  return `${piece.repeat(Math.ceil(length / piece.length))}\u0001`;
}

const places: Record<string, (text: string) => PageOverrides> = {
  body: (text) => ({ text }),
  imprint: (text) => ({
    side: {
      imprint: {
        state: "found",
        url: "https://a.example/impressum",
        text,
        hrefs: [text.slice(0, 16_384)],
        reason: null,
      },
    },
  }),
  // Attributes and titles are cut to 16 kB: here the work may not depend on more than their number.
  "links and images": (text) => {
    const parts = Array.from({ length: Math.ceil(text.length / 2000) }, (_, i) =>
      text.slice(i * 2000, (i + 1) * 2000),
    );
    return {
      html: {
        anchors: parts.map((part) => aLink(part.slice(0, 200), `/${part}`)),
        images: parts.map((part) => anImage({ alt: part, src: `/${part}`, srcset: part })),
        headings: parts.map((text) => ({ level: 2 as const, text })),
      },
    };
  },
};

interface Work {
  name: string;
  run: (facts: PageFacts) => unknown;
}

const asked = [...registry.map(({ audit }) => audit), ...legalChecks];

/** Figures first; what the others need of them is counted before the clock starts. */
function worksFor(facts: PageFacts): Work[] {
  const figures = pageFigures(facts, keywords);
  return [
    { name: "figures", run: (one) => pageFigures(one, keywords) },
    ...asked.map(({ id, judge }) => ({ name: id, run: (one: PageFacts) => judge.call(null, one, figures) })),
  ];
}

/** "name: ms → ms" for what costs more than linear time. */
function slowAmong(works: readonly Work[], short: () => PageFacts, long: () => PageFacts): string[] {
  return works.flatMap(({ name, run }) => {
    const growth = growthBeyondLinear(short, long, run);
    return growth === null ? [] : [`${name}: ${growth}`];
  });
}

describe("twice the text costs about twice the work [HOST-05]", () => {
  it("and what costs eight times as much is noticed", { timeout: 60_000 }, () => {
    const triples = ({ html }: PageFacts) => {
      // So many that the shorter text takes several steps of the thread's clock.
      const letters = Array.from(html.text.text).filter((_, index) => index % 250 === 0);
      let same = 0;
      for (const one of letters) {
        for (const two of letters) for (const three of letters) if (one === two && two === three) same++;
      }
      return same;
    };
    const page = (length: number) => () => aPage({ text: textOf("dach ", length) });
    const works = [{ name: "triples", run: triples }];
    expect(slowAmong(works, page(SHORT), page(2 * SHORT))).toHaveLength(1);
  });

  for (const [place, put] of Object.entries(places)) {
    it.each(Object.entries(pieces))(`${place}: %s`, { timeout: 60_000 }, (_name, piece) => {
      const short = () => aPage(put(textOf(piece, SHORT)));
      const long = () => aPage(put(textOf(piece, 2 * SHORT)));
      expect(slowAmong(worksFor(long()), short, long)).toEqual([]);
    });
  }
});
