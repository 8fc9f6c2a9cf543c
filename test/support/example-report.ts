// The example analysis as tests use it. `report-rules.node.test.ts` compares it with what the check says today.

import written from "#content/example-report.json" with { type: "json" };
import type { SeoReport } from "#contract/seo-report.ts";

/**
 * Written by `makeExampleReport`, which returns a SeoReport; a JSON import widens its literals to string and number. A type error
 * here means that the file is older than the contract: `npm run example-report`.
 */
export const exampleReport = written as SeoReport;
