// Reports whose every text is an attack, and the longest there may be, as a browser prints them.
import { mkdtempDisposableSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { paperTexts } from "#content/paper-report.ts";
import { browserCheck } from "#test/fixtures/browser-check.ts";
import { designRating } from "#test/fixtures/design-rating.ts";
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { xssPayloads } from "#test/fixtures/xss-payloads.ts";
import { boundShared } from "#worker/shared-reports/bound-shared.ts";
import type { SharedContent } from "#worker/shared-reports/compose-shared.ts";
import { expect, test } from "../../support/browser-test.ts";
import { type CanaryServer, startCanaryServer } from "../../support/canary/canary-server.ts";
import { pdfInfo } from "../../support/paper/poppler.ts";
import { type PrintServer, startPrintServer } from "../../support/paper/print-server.ts";
import { readPdf } from "../../support/paper/read-pdf.ts";
import { withPayloads } from "../support/foreign-text.ts";

const MAX_BYTES = 1_500_000;
const LATE_MS = 1_000;
/** Letters and digits alone: a PDF breaks lines and joins letters as it likes. */
const letters = (text: string) => text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");
const terms = { days: 30, sharedAt: 0, expiresAt: 86_400_000, isProlonged: false } as const;

let canary: CanaryServer;
let printer: PrintServer;

test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  [canary, printer] = await Promise.all([startCanaryServer(), startPrintServer()]);
});
test.afterAll(async () => {
  await Promise.all([canary.stop(), printer.stop()]);
});

/** Requests that the payloads ask for lead to a server that counts them. */
function aimed<T>(data: T): T {
  const host = `127.0.0.1:${canary.port}`;
  return JSON.parse(
    JSON.stringify(data).replaceAll("xss.example", host).replaceAll("src=x", `src=//${host}/x`),
  );
}

function attackedContent(): SharedContent {
  const { screenshot, screenshots } = designRating;
  return aimed({
    ...withPayloads({
      report: seoAnswer,
      design: designRating,
      check: browserCheck,
      notes: Array.from(xssPayloads, () => ""),
      line: "",
    }),
    scope: "all" as const,
    crawl: null,
    design: { ...withPayloads(designRating), screenshot, screenshots },
  });
}

test("every text of the corpus is text in the PDF: no script, no request, no action, no foreign link [PAPER-07] [SHARE-08]", async () => {
  const bytes = await printer.printShare({ ...terms, content: attackedContent() });
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  expect(canary.takeHits()).toEqual([]);
  const { text, title, links, active } = await readPdf(bytes);
  expect(active).toEqual([]);
  expect(links.filter((link) => !/^https:\/\//.test(link))).toEqual([]);
  expect(links.filter((link) => link.includes(`127.0.0.1:${canary.port}`))).toEqual([]);
  expect(title).toContain("script");
  const read = letters(text);
  for (const payload of aimed([...xssPayloads])) expect(read, payload).toContain(letters(payload));
  expectReadable(bytes);
});

test("what would get past all that runs nothing and fetches nothing while it is printed [PAPER-06] [PAPER-07]", async ({
  browser,
}) => {
  const { origin } = canary;
  const html = `<!doctype html><title>x</title><link rel="preload" as="image" href="${origin}/preload"><link rel="stylesheet" href="${origin}/sheet">
<script type="speculationrules">{"prefetch":[{"source":"list","urls":["${origin}/rules"]}]}</script>
<style>@import "${origin}/import"; body { background: url(${origin}/background) }</style>
<script>fetch("${origin}/fetch"); document.title = "ran";</script>
<body><p>Text</p><img src="${origin}/img" onerror="document.body.append('ran')"><iframe src="${origin}/frame"></iframe><object data="${origin}/object"></object>
<svg onload="document.body.append('ran')"></svg><script>document.body.append("ran")</script></body>`;
  const bytes = await printer.printHtml(html);
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  expect(canary.takeHits()).toEqual([]);
  const { text, title } = await readPdf(bytes);
  expect([text.trim(), title]).toEqual(["Text", "x"]);
  // A document that leads itself away is printed empty or not at all.
  await printer
    .printHtml(`<meta http-equiv="refresh" content="0;url=${origin}/refresh"><p>Text`)
    .catch(() => null);
  await new Promise((resolve) => setTimeout(resolve, LATE_MS));
  expect(canary.takeHits()).toEqual([]);

  // Else this would prove nothing: in an ordinary page all of it happens.
  const page = await browser.newPage();
  await page.setContent(html, { waitUntil: "commit" });
  await expect.poll(() => canary.takeHits().length).toBeGreaterThan(2);
  await page.close();
});

for (const [name, length, count] of [
  ["long texts", 500, 60],
  ["many short texts", 8, 300],
] as const)
  test(`the longest report there may be, of ${name}, is printed in time, in at most 1.5 MB [PAPER-05] [PAPER-08]`, async () => {
    const content = boundShared<SharedContent>({
      scope: "all",
      line: "Von Anna Muster",
      report: withEvidence(length, count),
      crawl: null,
      design: { ...designRating, screenshot: "", screenshots: { desktop: "", mobile: "" } },
      check: browserCheck,
      notes: [],
    });
    const bytes = await printer.printShare({ ...terms, content });
    expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
    expectReadable(bytes);
    const read = letters((await readPdf(bytes)).text);
    for (const { title } of seoAnswer.findings) expect(read, title).toContain(letters(title));
    expect(read).toContain(letters(paperTexts.shortened));
  });

/** Ten thousand headings, and up to ten megabytes of evidence. */
function withEvidence(length: number, count: number): typeof seoAnswer {
  const headings = Array.from({ length: 10_000 }, (_, index) => ({
    level: 2 as const,
    text: `Überschrift Nummer ${index} einer Seite ohne Ende`,
    position: index + 1,
    count: 10_000,
  }));
  const evidence = Array.from({ length: count }, (_, index) => ({
    where: `${index} ${"main > section > p ".repeat(length / 10)}`.slice(0, length),
    value: `${index} ${"Holz und Türen und Treppen ".repeat(length / 10)}`.slice(0, length),
    expected: "Ein kurzer Satz",
  }));
  return {
    ...seoAnswer,
    headings,
    findings: seoAnswer.findings.map((finding) => ({ ...finding, evidence })),
  };
}

/** As poppler reads it. */
function expectReadable(bytes: Uint8Array): void {
  using folder = mkdtempDisposableSync(path.join(os.tmpdir(), "paettken-pdf-"));
  const file = path.join(folder.path, "report.pdf");
  writeFileSync(file, bytes);
  const info = pdfInfo(file);
  if (info === null) return;
  expect(info).toMatch(/^Tagged:\s+yes$/m);
  expect(info).toMatch(/^JavaScript:\s+no$/m);
}
