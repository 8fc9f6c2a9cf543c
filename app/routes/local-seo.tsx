import { localMeta, localOpening } from "#content/pages/local-seo.ts";
import { LocalResult } from "../features/services/local-result.tsx";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { service } from "../structured-data.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const path = "/local-seo";

const sections = late(
  "sections",
  async () => (await import("../features/services/local-seo.tsx")).LocalSections,
);

export const handle = comesWith(sections);

export function meta() {
  const { title, description } = localMeta;
  return pageHead({
    path,
    title,
    description,
    structuredData: [service({ path, name: "Lokales SEO", description })],
  });
}

export default function LocalSeo() {
  return (
    <>
      <Opening {...localOpening}>
        <LocalResult />
      </Opening>
      <LatePart late={sections} />
    </>
  );
}
