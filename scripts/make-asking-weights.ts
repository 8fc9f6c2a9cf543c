// `node scripts/make-asking-weights.ts`: learns what sounds like a question and writes worker/chat/reading/asking-weights.ts.
import { writeFileSync } from "node:fs";
import { answeringSentences, askingSentences } from "#test/fixtures/conversations/asked/asked.ts";
import { askingFeatures } from "#worker/chat/reading/sounds-asked.ts";
import { learnWeights } from "./asking/learn-weights.ts";

const [asking, answering] = [askingSentences().map(askingFeatures), answeringSentences().map(askingFeatures)];
const { bias, byWeight } = learnWeights(asking, answering);
// An object would put its keys into another order.
const lines = Object.entries(byWeight)
  .sort(([one], [other]) => Number(other) - Number(one))
  .map(([weight, features]) => `    ${JSON.stringify(weight)}: ${JSON.stringify(features)},`);
writeFileSync(
  "worker/chat/reading/asking-weights.ts",
  `// Made by scripts/make-asking-weights.ts; do not edit. Tenths, by which a word, a pair of words (+), a beginning (^), an end ($) or a
// length (#) makes a sentence sound like a question, or (negative) like an answer.
export const askingWeights = {
  bias: ${bias},
  byWeight: {
${lines.join("\n")}
  },
} as const;
`,
);
console.log(`${asking.length} sentences that ask, ${answering.length} that answer`);
