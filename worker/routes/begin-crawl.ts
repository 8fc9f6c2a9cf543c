// An analysis that asked for the whole site: its crawl begins before the answer leaves.
import { siteCrawlNotBegun } from "#content/messages.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { SeoRequest } from "#contract/seo-request.ts";
import { errorTrace } from "../http/log.ts";
import type { AnalysisOutcome, Services } from "../services.ts";

/** The report with the crawl's id, or with a note why none has begun; it is never lost over that. */
export async function withCrawl(
  services: Services,
  requestId: string,
  request: SeoRequest,
  analysis: AnalysisOutcome,
): Promise<AnalysisOutcome> {
  if (!analysis.ok || request.wholeSite !== true || analysis.facts === undefined) return analysis;
  const { report, facts } = analysis;
  if (report.unscoredReason !== undefined) return noted(report, siteCrawlNotBegun.unscored);
  try {
    const id = await services.siteCrawls.start(report, facts);
    return id === null
      ? noted(report, siteCrawlNotBegun.tooLarge)
      : { ok: true, report: { ...report, siteCrawl: { id } } };
  } catch (error) {
    services.log({ event: "exception", requestId, ...errorTrace(error as Error) });
    return noted(report, siteCrawlNotBegun.fault);
  }
}

function noted(report: SeoReport, note: string): AnalysisOutcome {
  return { ok: true, report: { ...report, notes: [...report.notes, note] } };
}
