// `npm run bench -- design-corpus`: how far the rating agrees with designers who saw only pictures, both halves of the corpus apart.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { viewportNames } from "#contract/design-rating.ts";
import { type CorpusPage, corpusPages } from "#test/fixtures/design-corpus/manifest.ts";
import { THUMBNAIL_SCALE } from "#worker/design/capture.ts";
import { damagedScore, findDamage } from "#worker/design/damage/find-damage.ts";
import { readGrounds } from "#worker/design/figures/picture-grounds.ts";
import type { DesignFacts } from "#worker/design/page-snapshot.ts";
import { decodePng, pixelFigures } from "#worker/design/pixels.ts";
import { rate, scoreAspects, weightedMean } from "#worker/design/rate.ts";
import { aspects } from "#worker/design/registry.ts";
import type { ScoredAspect } from "#worker/design/score-aspect.ts";
import { FACTS_FOLDER } from "../../corpus/folders.ts";
import { readBlindScores, readPass } from "./blind-scores.ts";
import { rankCorrelation } from "./rank-correlation.ts";
import { drawScatter } from "./scatter.ts";

const COMPARED = "app/content/compared-designs.ts";
const SCATTER = "docs/images/design-scatter.svg";
/** Blind scores from which on pages are compared among themselves as well. */
const FROM = [0, 45, 60];

interface RatedPage {
  page: CorpusPage;
  blind: number;
  overall: number;
  /** Without the cost of filler text, which no scorer reads on a picture. */
  unread: number;
  scored: ScoredAspect[];
}

/**
 * Prints tables; of locked pages nothing but the totals.
 * @param write renews the picture in docs/design-rating.md and what the site compares with
 * @returns false where facts of a page are missing (`node scripts/corpus/read-designs.ts`)
 */
export function benchDesignCorpus({ write }: { write: boolean }): boolean {
  const blind = readBlindScores();
  const missing = corpusPages.filter(({ id }) => !existsSync(fileOf(id, "json")) || !blind.has(id));
  if (missing.length > 0) {
    console.log(
      `${missing.length} pages have no facts in ${FACTS_FOLDER}: node scripts/corpus/read-designs.ts`,
    );
    return false;
  }
  const rated = corpusPages.map((page) => ratePage(page, blind.get(page.id) ?? 0));
  const [a, b] = [readPass("pass-a"), readPass("pass-b")];
  const both = corpusPages.map(({ id }) => id);
  const agreement = rankCorrelation(
    both.map((id) => a[id]?.overall ?? 0),
    both.map((id) => b[id]?.overall ?? 0),
  );
  console.log(`scorers with each other  ${agreement.toFixed(2)} (${both.length} pages)\n`);
  for (const half of ["open", "locked"] as const)
    printTotals(
      half,
      rated.filter(({ page }) => page.half === half),
    );
  printGauges(rated.filter(({ page }) => page.half === "open"));
  if (write) {
    const dots = rated.map(({ blind: score, overall, page: { half } }) => ({ blind: score, overall, half }));
    writeFileSync(SCATTER, drawScatter(dots));
    writeFileSync(COMPARED, describeCompared(rated.map(({ overall }) => overall)));
  }
  return true;
}

/** What the site compares a rating with. */
function describeCompared(ratings: readonly number[]): string {
  const sorted = ratings.toSorted((one, other) => one - other);
  const date = new Date().toISOString().slice(0, 10);
  return `// Ratings of the corpus of designs, lowest first; written by \`npm run bench -- design-corpus --write\`.

export const comparedDesigns = {
  date: "${date}",
  // biome-ignore format: one line a rating would be ten screens
  ratings: [${sorted.join(", ")}],
};
`;
}

function fileOf(id: string, suffix: string): string {
  return path.join(FACTS_FOLDER, `${id}.${suffix}`);
}

/** Pixels are measured anew, so that a change of their figures needs no new visit. */
function factsOf(id: string): DesignFacts {
  const facts = JSON.parse(readFileSync(fileOf(id, "json"), "utf8")) as DesignFacts;
  for (const name of viewportNames) {
    const picture = decodePng(readFileSync(fileOf(id, `${name}.png`)));
    if (!picture) throw new Error(`The picture of ${id} cannot be unpacked.`);
    facts[name].pixels = pixelFigures(picture.rgba, picture.width, picture.height);
    facts[name].grounds = readGrounds(facts[name].snapshot.texts, picture, THUMBNAIL_SCALE);
  }
  return facts;
}

function ratePage(page: CorpusPage, blind: number): RatedPage {
  const facts = factsOf(page.id);
  const scored = scoreAspects(facts);
  const read = findDamage(facts).filter(({ id }) => id !== "placeholder-text");
  return {
    page,
    blind,
    overall: rate(facts).overallScore,
    unread: damagedScore(weightedMean(scored), read),
    scored,
  };
}

function printTotals(half: string, pages: readonly RatedPage[]): void {
  console.log(`${half.padEnd(24)} ${pages.length} pages`);
  for (const from of FROM) {
    const good = pages.filter(({ blind }) => blind >= from);
    const by = (of: (page: RatedPage) => number) =>
      rankCorrelation(
        good.map(of),
        good.map(({ blind }) => blind),
      ).toFixed(2);
    const label = from === 0 ? "all" : `scored ${from} or more`;
    console.log(
      `  ${label.padEnd(22)} ${by((one) => one.overall)}, without the cost of filler text ${by((one) => one.unread)} (${good.length})`,
    );
  }
  console.log("");
}

function printGauges(pages: readonly RatedPage[]): void {
  for (const [index, aspect] of aspects.entries()) {
    const own = pages.flatMap(({ scored, blind }) => ({ score: scored[index]?.score ?? 0, blind }));
    console.log(`${aspect.title} ${aspect.weight}: ${correlationOf(own)}`);
    for (const gauge of aspect.gauges) {
      const read = pages.flatMap(({ scored, blind }) => {
        const found = scored[index]?.gauges.find((one) => one.gauge === gauge);
        return found ? [{ score: found.score, blind }] : [];
      });
      if (read.length === 0) continue;
      const full = Math.round((read.filter(({ score }) => score > 0.999).length / read.length) * 100);
      console.log(
        `  ${gauge.id.padEnd(22)} ${String(gauge.weight).padStart(4)} points  ${correlationOf(read).padStart(5)}  in full ${String(full).padStart(3)} % of ${read.length}`,
      );
    }
  }
}

function correlationOf(list: readonly { score: number; blind: number }[]): string {
  const found = rankCorrelation(
    list.map(({ score }) => score),
    list.map(({ blind }) => blind),
  );
  return Number.isNaN(found) ? "–" : found.toFixed(2);
}
