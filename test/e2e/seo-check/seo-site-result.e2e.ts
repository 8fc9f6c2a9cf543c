// The result of a crawl as it is read: by axe and keyboard, at every width, on paper.
import type { Page } from "@playwright/test";
import {
  crawledPage,
  done,
  fault,
  running,
  sharedFinding,
  siteFinding,
} from "../../app/features/seo-check/site-crawls.ts";
import { axeFindings } from "../../support/axe.ts";
import { expect } from "../../support/browser-test.ts";
import { urlField } from "../support/seo-calls.ts";
import { openCrawls } from "../support/seo-reports.ts";
import { testOnSharedPage } from "../support/shared-page.ts";
import { bar, site } from "../support/site-calls.ts";
import { expectToFit } from "../support/window-widths.ts";

// One page for all crawls: each is another analysis on it.
const test = testOnSharedPage(openCrawls);

test("axe finds nothing while it runs and when it is done, light and dark [QUAL-01] [CRAWL-28]", {
  tag: "@deep",
}, async ({ page, opened }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await opened.begin(running(7, 14));
  await expect(site(page)).toContainText("7 von 14 Seiten gelesen");
  await expectNothingFound(page, "running");
  opened.crawl.says(done({ shared: [sharedFinding([0, 1]), sharedFinding([0], { titles: ["5 Sätze"] })] }));
  await expect(site(page).getByRole("table")).toBeVisible();
  for (const line of await site(page).locator("summary").all()) await line.click();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNothingFound(page, `${width} px`);
  }
});

test("nothing sticks out sideways, also with 200 findings and endless words [QUAL-05] [CRAWL-28]", {
  tag: "@deep",
}, async ({ page, opened }) => {
  const word = "Donaudampfschifffahrtsgesellschaft".repeat(8);
  const snapshot = done({
    pages: Array.from({ length: 20 }, (_, index) =>
      crawledPage(`/${word}/${index}`, index * 5, { title: word, tasks: [fault(word)] }),
    ),
    shared: Array.from({ length: 70 }, (_, index) =>
      sharedFinding([0, 1, 2], {
        title: word,
        advice: word,
        titles: index % 2 === 0 ? [word, word, word] : [],
      }),
    ),
    findings: Array.from({ length: 200 }, (_, index) =>
      siteFinding({ title: `${index} ${word}`, evidence: [{ where: word, value: word, expected: word }] }),
    ),
    notes: [word],
  });
  await opened.begin(snapshot);
  await expect(site(page).getByRole("table")).toBeVisible();
  await site(page).evaluate((element) => {
    for (const details of element.querySelectorAll("details")) details.open = true;
  });
  await expectToFit(page);
});

test("what most pages share is said once; a line opens by keyboard to what to do and which pages [CRAWL-24] [CRAWL-28]", async ({
  page,
  opened,
}) => {
  const paths = ["/", "/a/", "/b/", "/c/"];
  const pages = paths.map((path, index) =>
    crawledPage(path, 70 + index, {
      tasks: index === 3 ? [fault("Kein Titel")] : [],
      failed: 2,
      warnings: 0,
    }),
  );
  const shared = [
    sharedFinding([0, 1, 2, 3]),
    sharedFinding([0, 1, 2], { title: "Länge der Sätze", titles: ["5 Sätze", "6 Sätze", "7 Sätze"] }),
  ];
  await opened.begin(done({ pages, shared }));
  const everywhere = site(page).getByRole("region", { name: "Auf allen 4 bewerteten Seiten" });
  await expect(everywhere.getByRole("listitem")).toHaveCount(1);
  const most = site(page).getByRole("region", { name: "Auf den meisten bewerteten Seiten" });
  const line = most.locator("summary");
  await expect(line).toHaveText(/Mangel:\s*Länge der Sätze\s*3 von 4 Seiten/);
  await line.focus();
  await page.keyboard.press("Enter");
  await expect(most.getByText("/c/", { exact: true })).toBeVisible();
  await expect(most.getByRole("list").last().getByRole("listitem")).toHaveText([
    "/: 5 Sätze",
    "/a/: 6 Sätze",
    "/b/: 7 Sätze",
  ]);
  const rows = site(page).getByRole("table", { name: "Alle gelesenen Seiten" }).getByRole("row");
  await expect(rows.filter({ hasText: "HSTS" })).toHaveCount(0);
  await expect(rows.nth(1)).toContainText("2 Mängel, alle oben genannt");
  await expect(rows.nth(4)).toContainText("Kein Titel");
});

test("on paper the site stands with the report, without bar and buttons [QUAL-15] [CRAWL-28]", async ({
  page,
  opened,
}) => {
  await opened.begin(done());
  await expect(site(page).getByRole("heading", { name: "3 Seiten gelesen" })).toBeAttached();
  await page.emulateMedia({ media: "print" });
  await expect(site(page).getByRole("table")).toBeVisible();
  await expect(bar(page)).toBeHidden();
  await expect(urlField(page)).toBeHidden();
});

async function expectNothingFound(page: Page, state: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFindings(page, "section.site"), `${state}, ${colorScheme}`).toEqual([]);
  }
}
