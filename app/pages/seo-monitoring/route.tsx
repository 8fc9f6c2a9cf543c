import {
  monitoringMeta,
  monitoringOpening,
  monthlyReport,
} from "#content/pages/seo-monitoring/seo-monitoring.ts";
import { latePrice } from "../../features/services/late-price.tsx";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import { MonthlyReport } from "./monthly-report.tsx";

const rest = late("rest", async () => (await import("./sections.tsx")).SeoMonitoring);
const price = latePrice("/seo-monitoring");

export const handle = withLateParts(price, rest);

export function meta() {
  return pageHead({ path: "/seo-monitoring", ...monitoringMeta, service: "SEO-Monitoring" });
}

export default function SeoMonitoring() {
  return (
    <>
      <Opening {...monitoringOpening} note={<LatePart late={price} />}>
        <MonthlyReport report={monthlyReport} />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
