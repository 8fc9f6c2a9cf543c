// The PDF of a shared report, printed by the bound browser and read by a library of its own.
import { extractText, getDocumentProxy } from "unpdf";
import type { BrowserCheck } from "#contract/browser-check.ts";
import type { DesignRating } from "#contract/design-rating.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { ShareRequest } from "#contract/shared-report.ts";
import { expect, test } from "../../support/browser-test.ts";
import { callApi, shareReport } from "../support/shared-reports.ts";

const MAX_BYTES = 1_500_000;
const pageToCheck = () => `${process.env.FIXTURE_ORIGIN}/example-firm/`;
/** Letters and digits alone: a PDF breaks lines and joins letters as it likes. */
const letters = (text: string) => text.normalize("NFKC").replace(/[^\p{L}\p{N}]/gu, "");

async function everything(
  report: SeoReport,
  request: Parameters<typeof callApi>[0],
): Promise<Partial<ShareRequest>> {
  const url = report.requestedUrl;
  const { designToken, browserToken } = report;
  const design = await callApi<DesignRating>(request, "visual-design-analyzer", { url, designToken });
  const check = await callApi<BrowserCheck>(request, "browser-check", { url, browserToken });
  return { design, check } as unknown as Partial<ShareRequest>;
}

test("the PDF has every finding in order, is tagged, German, with title and bookmarks, and small [PAPER-02] [PAPER-03] [PAPER-05] [PAPER-06]", async ({
  request,
}) => {
  const { path, report } = await shareReport(request, pageToCheck(), async (one) => ({
    ...(await everything(one, request)),
    pictures: false,
    line: "Von Anna Muster",
  }));
  const answer = await request.get(`${path}/pdf`, { timeout: 60_000 });
  expect(answer.status(), await answer.text().catch(() => "")).toBe(200);
  const bytes = new Uint8Array(await answer.body());
  expect(bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  const pdf = await getDocumentProxy(bytes.slice());
  const [{ info }, marks, outline, { text }] = await Promise.all([
    pdf.getMetadata(),
    pdf.getMarkInfo(),
    pdf.getOutline(),
    extractText(pdf, { mergePages: true }),
  ]);
  expect(info).toMatchObject({ Language: "de", Title: expect.stringMatching(/^SEO-Bericht 127\.0\.0\.1/) });
  expect(marks).toMatchObject({ Marked: true });
  expect(
    outline?.flatMap((item: { title: string; items: { title: string }[] }) => [
      item.title,
      ...item.items.map(({ title }) => title),
    ]),
  ).toEqual(expect.arrayContaining(["Aufgaben", "Gestaltung", "Im Browser geprüft", "Anhang"]));
  const read = letters(text);
  for (const { status, title, advice, evidence } of report.findings) {
    expect(read, title).toContain(letters(title));
    if (status === "failed" || status === "warning") expect(read, advice).toContain(letters(advice));
    for (const { value } of evidence) expect(read, value).toContain(letters(value));
  }
  const open = report.findings.filter(({ status }) => status === "failed" || status === "warning");
  const gains = open.toSorted((a, b) => (b.gain ?? 0) - (a.gain ?? 0)).map(({ gain }) => gain ?? 0);
  const sheets = read.slice(read.indexOf(letters("Für die Person, die Ihre Website betreut")));
  const places = open.map(({ title, gain }) => ({ at: sheets.indexOf(letters(title)), gain: gain ?? 0 }));
  expect(places.toSorted((a, b) => a.at - b.at).map(({ gain }) => gain)).toEqual(gains);

  // Printed once: the same bytes again, at once.
  const again = await request.get(`${path}/pdf`);
  expect(Buffer.compare(await again.body(), Buffer.from(bytes))).toBe(0);
});

test("pictures go along where they were shared, pages are numbered, and a task sheet is on one page [PAPER-04]", async ({
  request,
}) => {
  const { path, report } = await shareReport(request, pageToCheck(), (one) => everything(one, request));
  const answer = await request.get(`${path}/pdf`, { timeout: 60_000 });
  const pdf = await getDocumentProxy(new Uint8Array(await answer.body()));
  const { text: pages } = await extractText(pdf, { mergePages: false });
  expect(pages[1]).toContain(`Seite 2 von ${pages.length}`);
  const sheets = report.findings.filter(({ status, evidence }) => status === "failed" && evidence.length > 0);
  expect(sheets.length).toBeGreaterThan(2);
  for (const { title, evidence } of sheets) {
    const page = pages.map(letters).find((one, index) => index > 0 && one.includes(letters(title)));
    expect(page, title).toContain(letters(evidence[0]?.value ?? ""));
  }
  const operators = await Promise.all(
    Array.from(
      { length: pdf.numPages },
      async (_, index) => (await (await pdf.getPage(index + 1)).getOperatorList()).fnArray,
    ),
  );
  // paintImageXObject
  expect(operators.flat().filter((operator) => operator === 85).length).toBeGreaterThanOrEqual(2);
});
