import { localMeta, localOpening } from "#content/pages/local-seo/local-seo.ts";
import { latePrice } from "../../features/services/late-price.tsx";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import { LocalResult } from "./local-result.tsx";

const sections = late("sections", async () => (await import("./sections.tsx")).LocalSections);
const price = latePrice("/local-seo");

export const handle = withLateParts(price, sections);

export function meta() {
  return pageHead({ path: "/local-seo", ...localMeta, service: "Lokales SEO" });
}

export default function LocalSeo() {
  return (
    <>
      <Opening {...localOpening} note={<LatePart late={price} />}>
        <LocalResult />
      </Opening>
      <LatePart late={sections} />
    </>
  );
}
