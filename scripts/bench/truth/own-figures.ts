// What can be compared without labels: with a parser, with published cases, with words divided by hand.
import type { Share, TruthFigures } from "#content/truth-types.ts";
import { germanWords, isHeldOut } from "#test/fixtures/german-syllables.ts";
import { robotsExpectations } from "#test/fixtures/robots-conformance.ts";
import { mayFetch, parseRobotsTxt } from "#worker/seo/robots/robots-txt.ts";
import { countGermanSyllables } from "#worker/seo/text/syllables.ts";
import { compareWithOracle, isNearInWords } from "../corpus.ts";
import type { LabelledPage } from "./labelled-pages.ts";

/** @throws naming a page that could not be read */
export async function ownFigures(pages: readonly LabelledPage[]): Promise<TruthFigures["own"]> {
  const { differences, words, failed } = await compareWithOracle(
    pages.map(({ name, html }) => ({ name, bytes: html })),
  );
  if (failed.length > 0) throw new Error(failed.join("\n"));
  const compared = differences.size * pages.length;
  const different = [...differences.values()].reduce((sum, list) => sum + list.length, 0);
  return {
    fields: [compared - different, compared],
    words: [words.filter(isNearInWords).length, words.length],
    robots: robotsVerdicts(),
    syllables: syllablesRight(germanWords),
    syllablesHeldOut: syllablesRight(germanWords.filter(isHeldOut)),
  };
}

/** On published cases; expectations of our own prove nothing to others. */
function robotsVerdicts(): Share {
  const published = robotsExpectations.filter(({ source }) => source !== "own");
  const verdicts = published.flatMap(({ file, agent, allowed = [], forbidden = [] }) => {
    const robots = parseRobotsTxt(file);
    const isAllowed = (path: string) => mayFetch(robots, agent, `https://www.beispiel.de${path}`).allowed;
    return [...allowed.map(isAllowed), ...forbidden.map((path) => !isAllowed(path))];
  });
  return [verdicts.filter(Boolean).length, verdicts.length];
}

function syllablesRight(words: typeof germanWords): Share {
  const right = words.filter(({ word, syllables }) => countGermanSyllables(word) === syllables);
  return [right.length, words.length];
}
