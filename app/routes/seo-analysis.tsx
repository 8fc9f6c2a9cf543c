import { analysisMeta, analysisOpening } from "#content/pages/seo-analysis.ts";
import { SearchMap } from "../features/services/search-map.tsx";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { service } from "../structured-data.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const path = "/seo-analysis";

const sections = late(
  "sections",
  async () => (await import("../features/services/seo-analysis.tsx")).SeoAnalysisSections,
);

export const handle = comesWith(sections);

export function meta() {
  const { title, description } = analysisMeta;
  return pageHead({
    path,
    title,
    description,
    structuredData: [service({ path, name: "SEO-Analyse", description })],
  });
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
