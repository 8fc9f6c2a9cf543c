// Stand-ins for the API of the SEO check, and the parts of the page that its tests touch.
import type { Page } from "@playwright/test";
import { exampleReport } from "#test/support/example-report.ts";
import { type Answer, type AnswerParts, problem, type StandIn, standIn } from "./stand-in.ts";
import { visit } from "./visit.ts";

export { type Answer, type AnswerParts, problem };

const CRAWLER = "**/functions/v1/seo-crawler";
const QUOTA = "**/functions/v1/seo-quota";
const KEPT = "**/functions/v1/kept-report/*";
const DESIGN = "**/functions/v1/visual-design-analyzer";

export interface SeoCheckPage {
  crawler: StandIn;
  design: StandIn;
  /** What the server says it has counted. */
  quota: StandIn;
  /** What the server still has of an analysis; its deletion, too. */
  kept: StandIn;
}

export function quotaAnswer(used: number): Answer {
  return { json: { used, limit: 3, resetsAt: "2099-01-01T00:00:00Z" } };
}

/** Events as the server writes them. */
export function stream(...events: [name: string, data: unknown][]): AnswerParts {
  const body = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join("");
  return { contentType: "text/event-stream; charset=utf-8", body };
}

export const exampleStream = stream(
  ["progress", { phase: "address", percent: 2, label: "Adresse wird geprüft" }],
  ["progress", { phase: "judge", percent: 92, label: "Ergebnis wird ausgewertet" }],
  ["result", exampleReport],
);

/** Opens /seo-check, with a query where one is given, with stand-ins for all calls; `stored` is put into browser storage first. */
export async function openSeoCheck(
  page: Page,
  stored: Record<string, string> = {},
  query = "",
): Promise<SeoCheckPage> {
  const standIns = {
    crawler: await standIn(page, CRAWLER, exampleStream),
    design: await standIn(page, DESIGN, problem(404, "not-found", "Diese Funktion gibt es nicht.")),
    quota: await standIn(page, QUOTA, quotaAnswer(0)),
    kept: await standIn(page, KEPT, { json: exampleReport }),
  };
  await page.addInitScript((entries) => {
    // Once per test: a reload keeps what the page has stored.
    if (!location.protocol.startsWith("http") || sessionStorage.getItem("prepared")) return;
    sessionStorage.setItem("prepared", "yes");
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await visit(page, `/seo-check${query}`);
  return standIns;
}

export const urlField = (page: Page) => page.getByLabel("Adresse Ihrer Seite");
export const keywordField = (page: Page) => page.getByLabel(/^Keywords/);
export const startButton = (page: Page) =>
  page.getByRole("button", { name: /^(SEO-Analyse starten|Analysiere\.\.\.)$/ });
export const counter = (page: Page) => page.getByText(/von 3 kostenlosen Analysen heute verwendet$/);
export const toast = (page: Page, title: string) => page.locator(".toast", { hasText: title });
export const report = (page: Page) => page.locator("article.report");

export function storedCount(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("seoCheckUsage"));
}
