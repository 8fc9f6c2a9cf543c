// `npm run weights`: learns what sounds like a question, how firms are named and which functions are described, and writes the
// tables that the price calculator reads.
import { writeFileSync } from "node:fs";
import { answeringSentences, askingSentences } from "#test/fixtures/conversations/asked/asked.ts";
import { nameFeatures } from "#worker/chat/reading/names/name-features.ts";
import { askingFeatures } from "#worker/chat/reading/sounds-asked.ts";
import { runCommand } from "./command.ts";
import { learnAsking } from "./learning/learn-asking.ts";
import { describedAnswers, learnHints } from "./learning/learn-hints.ts";
import { learnNames } from "./learning/learn-names.ts";
import { namedTexts } from "./learning/named-texts.ts";

const ASKING = "worker/chat/reading/asking-weights.ts";
const NAMES = "worker/chat/reading/names/name-weights.ts";
const HINTS = "worker/chat/reading/hints/hint-weights.ts";
const MADE = "// Made by scripts/make-weights.ts; do not edit.";
/** Strings as keys, as an object would put numbers into another order. */
const table = (byWeight: Readonly<Record<string, string>>) =>
  Object.entries(byWeight)
    .sort(([one], [other]) => Number(other) - Number(one))
    .map(([weight, features]) => `    ${JSON.stringify(weight)}: ${JSON.stringify(features)},`)
    .join("\n");

const [asking, answering] = [askingSentences().map(askingFeatures), answeringSentences().map(askingFeatures)];
const { bias, byWeight } = learnAsking(asking, answering);
writeFileSync(
  ASKING,
  `${MADE} Tenths, by which a word, a pair of words (+), a beginning (^), an end ($) or a
// length (#) makes a sentence sound like a question, or (negative) like an answer.
export const askingWeights = {
  bias: ${bias},
  byWeight: {
${table(byWeight)}
  },
} as const;
`,
);
console.log(`${asking.length} sentences that ask, ${answering.length} that answer`);

const texts = namedTexts().map(({ words, tags }) => ({ features: nameFeatures(words), tags }));
const learned = Object.entries(learnNames(texts));
writeFileSync(
  NAMES,
  `${MADE} How much a feature (name-features.ts) speaks for a word that begins a firm's name or goes
// on with it, and a step for one tag behind another; parted by tabs.
export const nameWeights = {
${learned.map(([name, weights]) => `  ${name}: {\n${table(weights)}\n  },`).join("\n")}
} as const;
`,
);
console.log(`${texts.length} texts with and without a name`);

const answers = describedAnswers();
const hints = Object.entries(learnHints(answers));
writeFileSync(
  HINTS,
  `${MADE} Tenths, by which a word, a pair of words (+), a beginning (-, _) or an end of a word makes an
// answer sound as if it described a function, or (negative) as if it did not.
export const hintWeights = {
${hints.map(([concept, weights]) => `  ${concept}: {\n    bias: ${weights.bias},\n    byWeight: {\n${table(weights.byWeight)}\n    },\n  },`).join("\n")}
} as const;
`,
);
console.log(`${answers.length} answers with and without a function`);

const { code } = await runCommand("biome", ["format", "--write", ASKING, NAMES, HINTS]);
process.exitCode = code;
