import { keywordMeta, keywordOpening } from "#content/pages/keyword-optimization.ts";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import { Suggestions } from "./suggestions.tsx";

const sections = late("sections", async () => (await import("./sections.tsx")).KeywordSections);

export const handle = withLateParts(sections);

export function meta() {
  return pageHead({ path: "/keyword-optimization", ...keywordMeta, service: "Keyword-Optimierung" });
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
