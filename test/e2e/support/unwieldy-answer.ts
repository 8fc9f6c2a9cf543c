// An answer of the SEO check that is too long in every place.
import { seoAnswer } from "#test/fixtures/seo-answer.ts";

export const ENDLESS_WORD = "Donaudampfschifffahrtsgesellschaft".repeat(8);

const [anyFinding] = seoAnswer.findings;

/** Of everything too much: endless words, a long outline, a foreign picture. */
export const unwieldyAnswer = {
  ...seoAnswer,
  url: `https://firma.de/${ENDLESS_WORD}?${ENDLESS_WORD}`,
  meta: { title: ENDLESS_WORD, description: ENDLESS_WORD, keywords: ENDLESS_WORD },
  headings: Array.from({ length: 80 }, (_, index) => ({
    level: 1 + (index % 6),
    text: index === 5 ? ENDLESS_WORD : `Überschrift ${index}`,
    position: index + 1,
    count: 1,
  })),
  issues: [ENDLESS_WORD],
  findings: [
    {
      ...anyFinding,
      status: "failed",
      title: ENDLESS_WORD,
      advice: ENDLESS_WORD,
      evidence: [{ where: ENDLESS_WORD, value: ENDLESS_WORD, expected: ENDLESS_WORD }],
    },
    ...seoAnswer.findings,
  ],
  keywordAnalysis: [
    {
      keyword: ENDLESS_WORD,
      density: 1,
      prominence: 1,
      positions: [{ element: "title", position: 1, context: ENDLESS_WORD }],
    },
  ],
  social: {
    ...seoAnswer.social,
    ogTags: { [`og:${ENDLESS_WORD}`]: ENDLESS_WORD, "og:image": "https://fremd.example/dach.jpg" },
  },
};
