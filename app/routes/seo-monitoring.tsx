import { monitoringMeta, monitoringOpening, monthlyReport } from "#content/pages/seo-monitoring.ts";
import { MonthlyReport } from "../features/services/monthly-report.tsx";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { service } from "../structured-data.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const rest = late(
  "rest",
  async () => (await import("../features/services/seo-monitoring.tsx")).SeoMonitoring,
);
const path = "/seo-monitoring";

export const handle = comesWith(rest);

export function meta() {
  const { description } = monitoringMeta;
  return pageHead({
    path,
    ...monitoringMeta,
    structuredData: [service({ path, name: "SEO-Monitoring", description })],
  });
}

export default function SeoMonitoring() {
  return (
    <>
      <Opening {...monitoringOpening}>
        <MonthlyReport report={monthlyReport} />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
