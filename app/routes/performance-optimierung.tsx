import { pageHead } from "#app/seo-head.ts";
import { service } from "#app/structured-data.ts";
import { filmstrip, performanceMeta, performanceOpening } from "#content/pages/performance-optimierung.ts";
import { Filmstrip } from "../features/services/filmstrip.tsx";
import { Opening } from "../sections/opening.tsx";
import { LatePart, late } from "../ui/late-part.tsx";

const rest = await late(
  "rest",
  async () => (await import("../features/services/performance-optimierung.tsx")).PerformanceOptimierung,
);
const path = "/performance-optimierung";

export function meta() {
  const { description } = performanceMeta;
  return pageHead({
    path,
    ...performanceMeta,
    structuredData: [service({ path, name: "Performance-Optimierung", description })],
  });
}

export default function PerformanceOptimierung() {
  return (
    <>
      <Opening {...performanceOpening}>
        <Filmstrip {...filmstrip} />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
