import { accuracyMeta, accuracyOpening } from "#content/pages/genauigkeit/genauigkeit.ts";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";

// The figures come with the parts that show them, not with the first screen's script.
const hundred = late("hundred", async () => (await import("./hundred.tsx")).Hundred);
const sections = late("sections", async () => (await import("./sections.tsx")).AccuracySections);

export const handle = withLateParts(hundred, sections);

export function meta() {
  return pageHead({ path: "/genauigkeit", ...accuracyMeta });
}

export default function Accuracy() {
  return (
    <>
      <Opening {...accuracyOpening}>
        <LatePart late={hundred} />
      </Opening>
      <LatePart late={sections} />
    </>
  );
}
