import { onPageMeta, onPageOpening } from "#content/pages/on-page-seo/on-page-seo.ts";
import { latePrice } from "../../features/services/late-price.tsx";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import { Snippet } from "./snippet.tsx";

const sections = late("sections", async () => (await import("./sections.tsx")).OnPageSections);
const price = latePrice("/on-page-seo");

export const handle = withLateParts(price, sections);

export function meta() {
  return pageHead({ path: "/on-page-seo", ...onPageMeta, service: "On-Page-SEO" });
}

export default function OnPageSeo() {
  return (
    <>
      <Opening {...onPageOpening} note={<LatePart late={price} />}>
        <Snippet />
      </Opening>
      <LatePart late={sections} />
    </>
  );
}
