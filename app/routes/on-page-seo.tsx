import { onPageMeta, onPageOpening } from "#content/pages/on-page-seo.ts";
import { Snippet } from "../features/services/snippet.tsx";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { service } from "../structured-data.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const path = "/on-page-seo";

const sections = late(
  "sections",
  async () => (await import("../features/services/on-page-seo.tsx")).OnPageSections,
);

export const handle = comesWith(sections);

export function meta() {
  const { title, description } = onPageMeta;
  return pageHead({
    path,
    title,
    description,
    structuredData: [service({ path, name: "On-Page-SEO", description })],
  });
}

export default function OnPageSeo() {
  return (
    <>
      <Opening {...onPageOpening}>
        <Snippet />
      </Opening>
      <LatePart late={sections} />
    </>
  );
}
