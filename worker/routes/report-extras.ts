// What a report brings along: the crawl of the whole site, where asked for, and the tokens for one rating and one check.
import { siteCrawlNotBegun } from "#content/messages.ts";
import type { SeoReport } from "#contract/seo-report.ts";
import type { SeoRequest } from "#contract/seo-request.ts";
import { errorTrace } from "../http/log.ts";
import type { AnalysisOutcome, Services } from "../services/services.ts";

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
    const begun = await services.siteCrawls.start(report, facts);
    return begun.ok
      ? { ok: true, report: { ...report, siteCrawl: { id: begun.id } } }
      : noted(report, siteCrawlNotBegun[begun.reason]);
  } catch (error) {
    services.log({ event: "exception", requestId, ...errorTrace(error as Error) });
    return noted(report, siteCrawlNotBegun.fault);
  }
}

function noted(report: SeoReport, note: string): AnalysisOutcome {
  return { ok: true, report: { ...report, notes: [...report.notes, note] } };
}

/** The report with its tokens, where a browser is bound: for one rating and one check. */
export async function withVisitTokens(
  { designRatings, browserChecks }: Pick<Services, "designRatings" | "browserChecks">,
  { url }: SeoRequest,
  analysis: AnalysisOutcome,
): Promise<AnalysisOutcome> {
  if (!analysis.ok) return analysis;
  const [designToken, browserToken] = await Promise.all([
    designRatings?.tokens.issue(url),
    browserChecks?.tokens.issue(url),
  ]);
  return { ...analysis, report: { ...analysis.report, ...defined({ designToken, browserToken }) } };
}

/** Without fields that have no value: in JSON they would not be there either. */
function defined(tokens: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([name, token]) => (token === undefined ? [] : [[name, token]])),
  );
}
