import { keywordMeta, keywordOpening } from "#content/pages/keyword-optimization.ts";
import { Suggestions } from "../features/services/suggestions.tsx";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { service } from "../structured-data.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const path = "/keyword-optimization";

const sections = late(
  "sections",
  async () => (await import("../features/services/keyword-optimization.tsx")).KeywordSections,
);

export const handle = comesWith(sections);

export function meta() {
  const { title, description } = keywordMeta;
  return pageHead({
    path,
    title,
    description,
    structuredData: [service({ path, name: "Keyword-Optimierung", description })],
  });
}

export default function KeywordOptimization() {
  return (
    <>
      <Opening {...keywordOpening}>
        <Suggestions />
      </Opening>
      <LatePart late={sections} />
    </>
  );
}
