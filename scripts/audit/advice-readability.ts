// How hard the advice of the check's findings is to read, over all labelled pages: `npm run audit -- --site`, and the tests.
import { isComplaint } from "#contract/seo-report.ts";
import { germanNumber } from "#worker/seo/engine/wording.ts";
import { fleschAmstad, measureText } from "#worker/seo/text/readability.ts";
import { buildWordTable } from "#worker/seo/text/word-frequency.ts";
import { analyseLabelled, halves, readLabelledPages } from "../bench/truth/labelled-pages.ts";

/** Flesch-Amstad: as easy as the site's own pages ought to be, less what technical names cost. */
export const EASY_ADVICE = 55;

export interface AdviceScores {
  /** Of every advice once, read as one text. */
  all: number;
  /** Of each finding by id, the hardest first. */
  byFinding: readonly { id: string; score: number; advice: readonly string[] }[];
}

/** Advice as visitors get it, each wording once: figures and names from a page make no other wording. */
export async function scoreAdvice(): Promise<AdviceScores> {
  const advice = new Map<string, Map<string, string>>();
  for (const page of halves.flatMap(readLabelledPages)) {
    const { findings, legal } = await analyseLabelled(page);
    for (const { id, advice: said } of [...findings, ...legal].filter(isComplaint)) {
      if (said === "") continue;
      const wordings = advice.get(id) ?? new Map<string, string>();
      wordings.set(said.replace(/\d+|„[^“]*“/g, "…"), said);
      advice.set(id, wordings);
    }
  }
  const byFinding = [...advice]
    .map(([id, wordings]) => ({
      id,
      score: scoreOf([...wordings.values()].join(" ")),
      advice: [...wordings.values()],
    }))
    .sort((one, other) => one.score - other.score);
  return { all: scoreOf(byFinding.flatMap((each) => each.advice).join(" ")), byFinding };
}

export function formatAdviceScores({ all, byFinding }: AdviceScores): string {
  const hard = byFinding.filter(({ score }) => score < EASY_ADVICE);
  return [
    `Rat der Befunde: Flesch ${germanNumber(all, 1)} im Ganzen, darunter ${hard.length} von ${byFinding.length} Befunden unter ${EASY_ADVICE}`,
    ...hard.map(({ id, score }) => `  ${germanNumber(score, 1).padStart(5)}  ${id}`),
  ].join("\n");
}

function scoreOf(text: string): number {
  return fleschAmstad(measureText(text, buildWordTable(text), "de"));
}
