import {
  performanceMeta,
  performanceOpening,
} from "#content/pages/performance-optimierung/performance-optimierung.ts";
import { latePrice } from "../../features/services/late-price.tsx";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";

const filmstrip = late("filmstrip", async () => (await import("./filmstrip.tsx")).Filmstrip);
const rest = late("rest", async () => (await import("./sections.tsx")).PerformanceOptimierung);
const price = latePrice("/performance-optimierung");

export const handle = withLateParts(price, filmstrip, rest);

export function meta() {
  return pageHead({
    path: "/performance-optimierung",
    ...performanceMeta,
    service: "Performance-Optimierung",
  });
}

export default function PerformanceOptimierung() {
  return (
    <>
      <Opening {...performanceOpening} note={<LatePart late={price} />}>
        <LatePart late={filmstrip} />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
