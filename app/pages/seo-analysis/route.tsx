import { analysisMeta, analysisOpening } from "#content/pages/seo-analysis/seo-analysis.ts";
import { latePrice } from "../../features/services/late-price.tsx";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import { SearchMap } from "./search-map.tsx";

const sections = late("sections", async () => (await import("./sections.tsx")).SeoAnalysisSections);
const price = latePrice("/seo-analysis");

export const handle = withLateParts(price, sections);

export function meta() {
  return pageHead({ path: "/seo-analysis", ...analysisMeta, service: "SEO-Analyse" });
}

export default function SeoAnalysis() {
  return (
    <>
      <Opening {...analysisOpening} note={<LatePart late={price} />}>
        <SearchMap />
      </Opening>
      <LatePart late={sections} />
    </>
  );
}
