// The same report for another kind of page, in the words of this site.
import { chosenKindReason, notAskedTitle } from "#content/page-kinds.ts";
import type { PageKind } from "#contract/page-kinds.ts";
import { readAnew } from "#contract/read-anew.ts";
import type { SeoReport } from "#contract/seo-report.ts";

export function rereadAs(report: SeoReport, kind: PageKind): SeoReport {
  return readAnew(report, kind, { chosenKindReason, notAskedTitle });
}
