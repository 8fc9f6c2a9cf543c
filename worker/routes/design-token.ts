// A report allows one design rating of the same page.
import type { SeoRequest } from "#contract/seo-request.ts";
import type { AnalysisOutcome, Services } from "../services.ts";

/** The report with its token, where pages can be rated. */
export async function withDesignToken(
  { designRatings }: Pick<Services, "designRatings">,
  { url }: SeoRequest,
  analysis: AnalysisOutcome,
): Promise<AnalysisOutcome> {
  if (!analysis.ok || designRatings === null) return analysis;
  const designToken = await designRatings.tokens.issue(url);
  return { ...analysis, report: { ...analysis.report, designToken } };
}
