import { keywordMeta, keywordOpening } from "#content/pages/keyword-optimization/keyword-optimization.ts";
import { latePrice } from "../../features/services/late-price.tsx";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import { Suggestions } from "./suggestions.tsx";

const sections = late("sections", async () => (await import("./sections.tsx")).KeywordSections);
const price = latePrice("/keyword-optimization");

export const handle = withLateParts(price, sections);

export function meta() {
  return pageHead({ path: "/keyword-optimization", ...keywordMeta, service: "Keyword-Optimierung" });
}

export default function KeywordOptimization() {
  return (
    <>
      <Opening {...keywordOpening} note={<LatePart late={price} />}>
        <Suggestions />
      </Opening>
      <LatePart late={sections} />
    </>
  );
}
