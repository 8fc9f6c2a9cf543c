// All figures that the page about the check's truth shows, and the file it reads them from.
import { writeFileSync } from "node:fs";
import type { TruthFigures } from "#content/truth-types.ts";
import { registry } from "#worker/seo/engine/registry.ts";
import { legalChecks } from "#worker/seo/legal/legal-findings.ts";
import { runCommand } from "../../command.ts";
import { compareLabels, halfFigures, type PageComparison, precisionByAudit } from "./compare-labels.ts";
import { goals } from "./goals.ts";
import { analyseLabelled, type Half, type LabelledPage } from "./labelled-pages.ts";

export const FIGURES_FILE = "app/content/truth-figures.ts";

export type Comparisons = Readonly<Record<Half, readonly PageComparison[]>>;

export function comparePages(pages: readonly LabelledPage[]): Promise<PageComparison[]> {
  return Promise.all(pages.map(async (page) => compareLabels(page, await analyseLabelled(page))));
}

/** @param date ISO date of the count */
export function truthFigures(
  { open, locked }: Comparisons,
  { own, freshLinks }: Pick<TruthFigures, "own" | "freshLinks">,
  date: string,
): TruthFigures {
  const halves = { open: halfFigures(open), locked: halfFigures(locked) };
  return {
    date,
    pages: halves.open.pages + halves.locked.pages,
    complaints: halves.open.complaints + halves.locked.complaints,
    goals,
    ...halves,
    freshLinks,
    own,
    precision: precisionByAudit([...open, ...locked]).map((row) => ({ ...row, topic: topicOf(row.id) })),
  };
}

const topics = new Map(
  [...registry.map(({ audit }) => audit), ...legalChecks].map(({ id, topic }) => [id, topic]),
);

function topicOf(id: string): string {
  const topic = topics.get(id);
  if (topic === undefined) throw new Error(`no audit is called ${id}`);
  return topic;
}

/** @throws when the file cannot be formatted */
export async function writeFigures(figures: TruthFigures): Promise<void> {
  writeFileSync(FIGURES_FILE, fileOf(figures));
  const { code, output } = await runCommand("biome", ["format", "--write", FIGURES_FILE], { quiet: true });
  if (code !== 0) throw new Error(output);
}

function fileOf(figures: TruthFigures): string {
  return `// Made by \`npm run bench -- truth --write\`: how true the check's findings are. Do not edit; docs/truth.md says what is counted.
import type { TruthFigures } from "./truth-types.ts";

export const truthFigures: TruthFigures = ${JSON.stringify(figures)};
`;
}
