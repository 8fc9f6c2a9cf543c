import { analysisMeta, analysisOpening } from "#content/pages/seo-analysis.ts";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import { SearchMap } from "./search-map.tsx";

const sections = late("sections", async () => (await import("./sections.tsx")).SeoAnalysisSections);

export const handle = withLateParts(sections);

export function meta() {
  return pageHead({ path: "/seo-analysis", ...analysisMeta, service: "SEO-Analyse" });
}

export default function SeoAnalysis() {
  return (
    <>
      <Opening {...analysisOpening}>
        <SearchMap />
      </Opening>
      <LatePart late={sections} />
    </>
  );
}
