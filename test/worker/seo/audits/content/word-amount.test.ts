import { auditCases } from "#test/support/seo/audit-cases.ts";
import { wordAmount } from "#worker/seo/audits/content/word-amount.ts";

const words = (count: number) => ({ text: "Dach ".repeat(count).trim() });

auditCases(wordAmount, [
  { when: "150 words", page: words(150), status: "passed", title: "150 Wörter" },
  { when: "149 words", page: words(149), status: "warning", value: "149 Wörter" },
  { when: "99 words", page: words(99), status: "failed" },
  { when: "no word", page: words(0), status: "failed", title: "steht kein Text" },
  { when: "one word", page: words(1), status: "failed", title: "steht nur 1 Wort" },
  {
    when: "few words in the part that was read",
    page: { ...words(9), fetched: { truncated: true } },
    status: "unchecked",
  },
]);
