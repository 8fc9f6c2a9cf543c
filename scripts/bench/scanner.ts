// How fast the scanner reads pages, beside parse5 in the same process.
import { globSync, readFileSync } from "node:fs";
import { parse } from "parse5";
import { MarkupScanner, WantedTexts } from "#worker/seo/html/scanner/markup-scanner.ts";
import { serviceTexts } from "#worker/third-parties/all-services.ts";

/** Building no tree must pay: below this, parse5 would do. */
const RATIO_GOAL = 2;
const PASSES = 7;
/** Each is read so often in a pass. */
const REPETITIONS = 20;
const PAGES = "public/demos/*/index.html";

/** False when the goal is missed. */
export function benchScanner(): boolean {
  const pages = globSync(PAGES).map((file) => readFileSync(file));
  const megabytes = (REPETITIONS * pages.reduce((sum, page) => sum + page.length, 0)) / 1e6;
  // As the check has it read.
  const wanted = new WantedTexts(serviceTexts);
  const read = (page: Uint8Array) => {
    const scanner = new MarkupScanner(wanted);
    scanner.push(page);
    scanner.takeFiltered();
    return scanner.end();
  };
  const decoder = new TextDecoder();
  const speeds = { scanner: [] as number[], parse5: [] as number[] };
  // In turns, so that a busy machine is unfair to both; the first pass only warms up.
  for (let pass = 0; pass <= PASSES; pass++) {
    const scanned = megabytes / secondsFor(pages, read);
    const parsed = megabytes / secondsFor(pages, (page) => parse(decoder.decode(page)));
    if (pass === 0) continue;
    speeds.scanner.push(scanned);
    speeds.parse5.push(parsed);
  }
  const [scanner, parse5] = [median(speeds.scanner), median(speeds.parse5)];
  console.log(`${pages.length} pages, ${megabytes.toFixed(1)} MB a pass, median of ${PASSES} passes`);
  console.log(`scanner   ${scanner.toFixed(0)} MB/s`);
  console.log(`parse5    ${parse5.toFixed(0)} MB/s`);
  console.log(`ratio     ${(scanner / parse5).toFixed(1)} (goal ${RATIO_GOAL} or more)`);
  return scanner / parse5 >= RATIO_GOAL;
}

function secondsFor(pages: readonly Uint8Array[], work: (page: Uint8Array) => unknown): number {
  const begin = performance.now();
  for (let i = 0; i < REPETITIONS; i++) for (const page of pages) work(page);
  return (performance.now() - begin) / 1000;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
