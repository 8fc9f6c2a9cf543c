// A report allows one design rating of the same page.
import type { SeoRequest } from "#contract/seo-request.ts";
import type { AnalyseSite, Services } from "../services.ts";

type Analysis = Awaited<ReturnType<AnalyseSite>>;

/** The report with its token, where pages can be rated. */
export async function withDesignToken(
  { designRatings }: Pick<Services, "designRatings">,
  { url }: SeoRequest,
  analysis: Analysis,
): Promise<Analysis> {
  if (!analysis.ok || designRatings === null) return analysis;
  const designToken = await designRatings.tokens.issue(url);
  return { ...analysis, report: { ...analysis.report, designToken } };
}
