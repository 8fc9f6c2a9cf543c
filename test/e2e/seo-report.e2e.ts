// A finished report in the browser: keyboard, contrast, widths, paper. Its first screen: seo-report-head.e2e.ts.
import { seoAnswer } from "#test/fixtures/seo-answer.ts";
import { axeFindings, contrastFindings } from "../support/axe.ts";
import { expect, test } from "../support/browser-test.ts";
import { openReport, openSeoCheck, startButton, stream, urlField } from "./seo-calls.ts";

const withScore = (score: number) => stream(["result", { ...seoAnswer, score }]);

for (const score of [92, 72, 31]) {
  test(`axe finds nothing in a report with ${score} points, light or dark [QUAL-01] [SEO-73]`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await openReport(page, withScore(score));
    await page.setViewportSize(score === 72 ? { width: 390, height: 844 } : { width: 1440, height: 900 });
    await page.evaluate(() => {
      for (const details of document.querySelectorAll("details")) details.open = true;
    });
    await expect(page.locator(".report-group .finding-body").first()).toBeVisible();
    expect(await axeFindings(page, "article.report")).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    // Colours are on their way to the new scheme for a moment.
    await expect.poll(() => contrastFindings(page)).toEqual([]);
  });
}

test("nothing sticks out sideways, also with endless words [QUAL-05] [SEO-62]", async ({ page }) => {
  const word = "Donaudampfschifffahrtsgesellschaft".repeat(8);
  const [finding] = seoAnswer.findings;
  await openReport(
    page,
    stream([
      "result",
      {
        ...seoAnswer,
        url: `https://firma.de/${word}?${word}`,
        meta: { title: word, description: word, keywords: word },
        headings: [{ level: 6, text: word, position: 1, count: 1 }],
        issues: [word],
        findings: [
          {
            ...finding,
            status: "failed",
            title: word,
            advice: word,
            evidence: [{ where: word, value: word, expected: word }],
          },
          ...seoAnswer.findings,
        ],
        keywordAnalysis: [
          {
            keyword: word,
            density: 1,
            prominence: 1,
            positions: [{ element: "title", position: 1, context: word }],
          },
        ],
        social: { ...seoAnswer.social, ogTags: { [`og:${word}`]: word } },
      },
    ]),
  );
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(widths[0], `${width} px`).toBe(widths[1]);
  }
});

test("the outline scrolls inside itself, by keyboard too [SEO-50]", async ({ page }) => {
  const headings = Array.from({ length: 80 }, (_, index) => ({
    level: 1 + (index % 6),
    text: `Überschrift ${index}`,
    position: index + 1,
    count: 1,
  }));
  await openReport(page, stream(["result", { ...seoAnswer, headings }]));
  const outline = page.getByRole("region", { name: "Gliederung der Seite" });
  await expect(outline.getByRole("listitem")).toHaveCount(80);
  await outline.focus();
  await page.keyboard.press("End");
  await expect(outline.getByText("Überschrift 79")).toBeInViewport();
  expect(await outline.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
});

test("the way on leads to the contact form, with the report as subject [SEO-61]", async ({ page }) => {
  await openReport(page);
  const link = page.getByRole("link", { name: "Über diesen Bericht sprechen" });
  const target = new URL((await link.getAttribute("href")) ?? "", "https://x.example");
  expect(target.pathname).toBe("/kontakt");
  expect(target.searchParams.get("subject")).toBe(
    "SEO-Check www.dachdeckerei-musterkamp.example: 74 von 100",
  );
  expect(target.searchParams.get("message")).toContain(
    "https://www.dachdeckerei-musterkamp.example/ mit dem SEO-Check geprüft: 74 von 100.",
  );
});

test("on paper the report stands alone, with every task unfolded [QUAL-15]", async ({ page }) => {
  await openReport(page);
  const task = page.locator(".task-rows .finding-row").first();
  await expect(task).not.toHaveAttribute("open");
  const evidence = task.locator(".evidence");
  await expect(evidence).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(evidence).toBeVisible();
  await expect(page.getByText("SEO-Check von Pättken")).toBeVisible();
  for (const button of await page.locator(".report button").all()) await expect(button).toBeHidden();
  for (const hidden of [urlField(page), page.getByRole("link", { name: "Über diesen Bericht sprechen" })]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole("heading", { name: "Was der Check liest" })).toBeHidden();
  const outline = page.getByLabel("Gliederung der Seite");
  expect(await outline.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1);
});

test("nothing moves when the analysis starts: the band keeps its height [QUAL-06]", async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { crawler } = await openSeoCheck(page);
    const band = page.locator("section", { has: page.locator(".station-path") });
    const idle = await band.boundingBox();
    const release = crawler.hold();
    await urlField(page).fill("www.ein-ziemlich-langer-name-einer-firma.de");
    await startButton(page).click();
    await expect(page.getByRole("progressbar")).toBeVisible();
    const running = await band.boundingBox();
    expect(Math.abs((running?.height ?? 0) - (idle?.height ?? 0)), `${width} px`).toBeLessThanOrEqual(1);
    await page.getByRole("button", { name: "Abbrechen" }).click();
    release();
    await page.unrouteAll({ behavior: "ignoreErrors" });
  }
});

test("printing opens what is folded, and folds it again afterwards [QUAL-15]", async ({ page }) => {
  await openReport(page);
  const closed = page.locator(".report details:not([open])");
  const before = await closed.count();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  // What a line of a group opens to stands among the tasks.
  const lines = await page.locator(".report-group .finding-row").count();
  await expect(closed).toHaveCount(lines);
  expect(before).toBeGreaterThan(lines + 10);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(closed).toHaveCount(before);
});

test("a line opens by keyboard to why, what was found and a piece to copy [QUAL-01]", async ({ page }) => {
  await openReport(page);
  const row = page.locator(".task-rows .finding-row", { hasText: "HSTS fehlt" });
  await row.locator("summary").first().focus();
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("open");
  for (const words of ["Warum", "Was tun", "Gefunden", "Erwartet", "Fertig zum Einfügen"]) {
    await expect(row.getByText(words, { exact: true })).toBeVisible();
  }
});

test("a piece is copied to the clipboard, and the button says so [SNIP-06]", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openReport(page);
  const snippet = page.locator(".report-step .finding-snippet").first();
  const button = snippet.getByRole("button", { name: "Kopieren" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(snippet.getByRole("button", { name: "Kopiert" })).toBeFocused();
  await expect(snippet.getByRole("status")).toHaveText("Kopiert");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    seoAnswer.findings.find(({ id }) => id === "local-business")?.snippet,
  );
  await expect(button).toBeVisible();
});

test("where the browser refuses the clipboard, the piece stays selected [SNIP-06]", async ({ page }) => {
  await openReport(page);
  await page.evaluate(() => {
    Object.defineProperty(navigator, "clipboard", { value: undefined });
    document.execCommand = () => false;
  });
  const snippet = page.locator(".report-step .finding-snippet").first();
  await snippet.getByRole("button", { name: "Kopieren" }).click();
  await expect(snippet.getByRole("status")).toHaveText("Markiert. Zum Kopieren Strg und C drücken.");
  expect(await page.evaluate(() => String(getSelection()))).toContain('"@type": "RoofingContractor"');
});

test("a foreign picture named by the page is drawn, never loaded [SEO-72]", async ({ page }) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("fremd.example")) foreign.push(request.url());
  });
  const ogTags = { "og:title": "Dach", "og:image": "https://fremd.example/dach.jpg" };
  await openReport(page, stream(["result", { ...seoAnswer, social: { ...seoAnswer.social, ogTags } }]));
  await expect(page.locator(".share-card")).toContainText("https://fremd.example/dach.jpg");
  await page.locator(".share-card").scrollIntoViewIfNeeded();
  expect(foreign).toEqual([]);
});

for (const [count, words] of [
  [0, "Hier gibt es nichts zu tun"],
  [200, "Was jetzt am meisten bringt"],
] as const) {
  test(`is readable with ${count} complaints, narrow and wide [QUAL-01] [QUAL-05]`, async ({ page }) => {
    // axe takes its time over so many lines.
    test.slow();
    const complaint = seoAnswer.findings.find(({ status }) => status === "failed");
    const passed = seoAnswer.findings.filter(({ status }) => status === "passed");
    const findings = Array.from({ length: count }, (_, index) => ({
      ...complaint,
      id: `rule-${index}`,
      title: `Mangel ${index}`,
    }));
    const answer = { ...seoAnswer, findings: [...findings, ...passed], recommendations: [] };
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openReport(page, stream(["result", answer]));
    await expect(page.getByRole("heading", { name: words })).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      // The toast slides to its new place.
      await expect.poll(overflow, { message: `${width} px` }).toBe(0);
    }
    expect(await axeFindings(page, "article.report")).toEqual([]);
  });
}
