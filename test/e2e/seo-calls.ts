// Stand-ins for the API of the SEO check, and the parts of the page that its tests touch.
import type { Page, Request } from "@playwright/test";
import { exampleReport } from "#content/example-report.ts";
import { visit } from "./visit.ts";

const CRAWLER = "**/functions/v1/seo-crawler";
const QUOTA = "**/functions/v1/seo-quota";
const DESIGN = "**/functions/v1/visual-design-analyzer";

/** An answer: status and body, or a connection that fails. */
export type Answer = AnswerParts | "offline";
export type AnswerParts = { status?: number; json?: unknown; body?: string; contentType?: string };

interface StandIn {
  /** Requests seen so far. */
  calls: Request[];
  /** Answers from now on. */
  answer: (answer: Answer) => void;
  /** Holds calls back until the returned function is called. */
  hold: () => () => void;
}

async function standIn(page: Page, url: string, first: Answer): Promise<StandIn> {
  const calls: Request[] = [];
  let current = first;
  let gate = Promise.resolve();
  await page.route(url, async (route, request) => {
    calls.push(request);
    await gate;
    // A page that has left is no longer there to be answered.
    if (current === "offline") await route.abort().catch(() => {});
    else await route.fulfill(current).catch(() => {});
  });
  return {
    calls,
    answer: (answer) => {
      current = answer;
    },
    hold: () => {
      let release = () => {};
      gate = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
  };
}

export interface SeoCheckPage {
  crawler: StandIn;
  design: StandIn;
  /** What the server says it has counted. */
  quota: StandIn;
}

export function quotaAnswer(used: number): Answer {
  return { json: { used, limit: 3, resetsAt: "2099-01-01T00:00:00Z" } };
}

export function problem(status: number, code: string, detail: string): Answer {
  return {
    status,
    contentType: "application/problem+json",
    body: JSON.stringify({ type: `/problems/${code}`, title: code, status, detail, requestId: "r-1" }),
  };
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

/** Opens /seo-check with stand-ins for all three calls; `stored` is put into browser storage first. */
export async function openSeoCheck(page: Page, stored: Record<string, string> = {}): Promise<SeoCheckPage> {
  const standIns = {
    crawler: await standIn(page, CRAWLER, exampleStream),
    design: await standIn(page, DESIGN, problem(404, "not-found", "Diese Funktion gibt es nicht.")),
    quota: await standIn(page, QUOTA, quotaAnswer(0)),
  };
  await page.addInitScript((entries) => {
    // Once per test: a reload keeps what the page has stored.
    if (!location.protocol.startsWith("http") || sessionStorage.getItem("prepared")) return;
    sessionStorage.setItem("prepared", "yes");
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  await visit(page, "/seo-check");
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
