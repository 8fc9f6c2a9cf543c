// `npm run bench -- truth`: the check's findings against labels, both halves apart, and what else the project can count of itself.
import type { HalfFigures, LinkFigures, Share, TruthFigures } from "#content/truth-types.ts";
import { halfFigures, type PageComparison, precisionByAudit } from "./compare-labels.ts";
import { goals, missedGoals } from "./goals.ts";
import { type Half, halves, type LabelledPage, readLabelledPages } from "./labelled-pages.ts";
import { countLinks } from "./link-pages.ts";
import { ownFigures } from "./own-figures.ts";
import { type Comparisons, comparePages, FIGURES_FILE, truthFigures, writeFigures } from "./truth-figures.ts";

export interface TruthOptions {
  /** "100-131": these numbers only. */
  only?: string | undefined;
  /** Every complaint that the labels do not know, and every fault that was not said. For labelling, never for tuning. */
  list: boolean;
  /** Keeps the figures for the page of the site. */
  write: boolean;
}

/** False when a goal is missed; some pages alone have none. */
export async function benchTruth({ only, list, write }: TruthOptions): Promise<boolean> {
  if (only !== undefined && write) {
    console.error("--write takes all pages: leave out --only");
    return false;
  }
  const pages = {
    open: readLabelledPages("open").filter(isAmong(only)),
    locked: readLabelledPages("locked").filter(isAmong(only)),
  };
  const comparisons = { open: await comparePages(pages.open), locked: await comparePages(pages.locked) };
  for (const half of halves) printHalf(half, comparisons[half], list);
  if (only !== undefined) return true;

  const own = await ownFigures([...pages.open, ...pages.locked]);
  printOwn(own);
  const links = { open: await countLinks("open"), locked: await countLinks("locked") };
  for (const half of halves) printLinks(half, links[half]);
  if (write) {
    const date = new Date().toISOString().slice(0, 10);
    await writeFigures(truthFigures(comparisons, { own, freshLinks: links.locked }, date));
    console.log(`\nWritten to ${FIGURES_FILE}`);
  }
  return printGoals(comparisons, links);
}

function isAmong(only: string | undefined): (page: LabelledPage) => boolean {
  const [from = 0, to = Number.POSITIVE_INFINITY] = only?.split("-").map(Number) ?? [];
  return ({ name }) => Number.parseInt(name, 10) >= from && Number.parseInt(name, 10) <= to;
}

function printHalf(half: Half, pages: readonly PageComparison[], list: boolean): void {
  printFigures(half, halfFigures(pages));
  if (list) printDifferences(pages);
  else if (half === "open") printByAudit(pages);
}

/** Rounded down, so that only all are 100 %. */
function percent([part, all]: Share): string {
  return `${(all === 0 ? 100 : Math.floor((part * 1000) / all) / 10).toFixed(1)} %`;
}

function of([part, all]: Share): string {
  return `${part} of ${all}`;
}

function printFigures(half: Half, figures: HalfFigures): void {
  const beyond = figures.beyondServer;
  const line = (name: "true" | "useful" | "found") =>
    `${percent(figures[name])}  (${percent(beyond[name])} without what follows from the server's headers)`;
  console.log(`\n${half}: ${figures.pages} pages, ${figures.complaints} complaints
  true              ${line("true")}
  true and useful   ${line("useful")}
  faults found      ${line("found")}
  trackers          ${of(figures.trackers)} pages that load one do not pass
  consent tools     ${of(figures.consentTools)} named
  Impressum         ${of(figures.imprint)} right
  Datenschutz       ${of(figures.privacy)} right
  kinds             ${of(figures.kinds)} right`);
}

function printOwn({ fields, words, robots, syllables, syllablesHeldOut }: TruthFigures["own"]): void {
  console.log(`\nwithout labels
  fields            ${of(fields)} equal to the parser's
  words             ${of(words)} pages within 1 % of the parser's number
  robots.txt        ${of(robots)} published verdicts
  syllables         ${of(syllables)} words right, ${of(syllablesHeldOut)} of those that no rule was fitted to`);
}

function printLinks(half: Half, { pages, imprint, privacy }: LinkFigures): void {
  console.log(`\nlinks, ${half}: ${pages} pages
  Impressum         ${of(imprint)} right
  Datenschutz       ${of(privacy)} right`);
}

function printGoals(comparisons: Comparisons, links: Readonly<Record<Half, LinkFigures>>): boolean {
  const missed = halves.flatMap((half) => {
    const figures = halfFigures(comparisons[half]);
    return [
      ...missedGoals(figures).map((name) => `${name} (${half}, at least ${goals[name] * 100} %)`),
      ...missedGoals({ ...figures, ...links[half] }).map((name) => `${name} (links, ${half})`),
    ];
  });
  console.log(missed.length === 0 ? "\nGoals met." : `\nMissed: ${missed.join(", ")}`);
  return missed.length === 0;
}

function printByAudit(pages: readonly PageComparison[]): void {
  console.log("\n  audit                      useful  useless  false");
  for (const { id, useful, useless, false: isFalse } of precisionByAudit(pages)) {
    if (useless + isFalse === 0) continue;
    console.log(
      `  ${id.padEnd(26)} ${String(useful).padStart(6)} ${String(useless).padStart(8)} ${String(isFalse).padStart(6)}`,
    );
  }
}

function printDifferences(pages: readonly PageComparison[]): void {
  for (const page of pages) {
    console.log(`\n${page.page}`);
    for (const { id, title, evidence, judgement } of page.complaints) {
      if (judgement === "false") console.log(`  not labelled: ${id}: ${title} [${evidence.slice(0, 300)}]`);
    }
    if (page.missed.length > 0) console.log(`  not said: ${page.missed.join(", ")}`);
    if (page.trackersPassed === true) console.log("  runs a tracker and passes");
    if (page.consentToolNamed === false) console.log("  the consent tool is not named");
    if (page.imprintLink === "wrong") console.log("  the Impressum's link is judged otherwise");
    if (page.privacyLink === "wrong") console.log("  the link to the privacy text is judged otherwise");
    if (page.kind.read !== "" && page.kind.read !== page.kind.labelled)
      console.log(`  kind: labelled ${page.kind.labelled}, read as ${page.kind.read}`);
  }
}
