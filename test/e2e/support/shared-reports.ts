// A report of a fixture page, analysed and shared through the API, as the page would do it.
import { type APIRequestContext, expect } from "@playwright/test";
import { API_BASE, PUBLIC_KEY } from "#content/api.ts";
import { keptReportHeader } from "#contract/kept-report.ts";
import { sealHeader } from "#contract/seal.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { ShareAnswer, ShareRequest } from "#contract/shared-report.ts";

const headers = { Authorization: `Bearer ${PUBLIC_KEY}` };

export async function callApi<Answer>(
  request: APIRequestContext,
  name: string,
  data: object,
  more: Record<string, string> = {},
): Promise<Answer> {
  const answer = await request.post(`${API_BASE}/${name}`, {
    data,
    headers: { ...headers, ...more },
    timeout: 90_000,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const seal = answer.headers()[sealHeader.toLowerCase()];
  return { ...(await answer.json()), ...(seal !== undefined && { seal }) };
}

export interface Shared extends ShareAnswer {
  report: SeoReport;
}

/** @param more choices, and answers that go along: made from the report, whose tokens they need */
export async function shareReport(
  request: APIRequestContext,
  url: string,
  more: (report: SeoReport) => Promise<Partial<ShareRequest>> = async () => ({}),
): Promise<Shared> {
  const keptReport = crypto.randomUUID();
  const report = await callApi<SeoReport>(
    request,
    "seo-crawler",
    { url },
    { [keptReportHeader]: keptReport },
  );
  const choices = { scope: "all", pictures: true, days: 30, line: "", ...(await more(report)) };
  const answer = await callApi<ShareAnswer>(request, "shared-report", { keptReport, ...choices });
  return { ...answer, report };
}
