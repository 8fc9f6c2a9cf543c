import { performanceMeta, performanceOpening } from "#content/pages/performance-optimierung.ts";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { service } from "../structured-data.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const filmstrip = late(
  "filmstrip",
  async () => (await import("../features/services/filmstrip.tsx")).Filmstrip,
);
const rest = late(
  "rest",
  async () => (await import("../features/services/performance-optimierung.tsx")).PerformanceOptimierung,
);
const path = "/performance-optimierung";

export const handle = comesWith(filmstrip, rest);

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
        <LatePart late={filmstrip} />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
