import { pageHead } from "#app/seo-head.ts";
import { service } from "#app/structured-data.ts";
import { offPageMeta, offPageOpening, villageGraph } from "#content/pages/off-page-seo.ts";
import { VillageGraph } from "../features/services/village-graph.tsx";
import { Opening } from "../sections/opening.tsx";
import { LatePart, late } from "../ui/late-part.tsx";

const rest = await late(
  "rest",
  async () => (await import("../features/services/off-page-seo.tsx")).OffPageSeo,
);
const path = "/off-page-seo";

export function meta() {
  const { description } = offPageMeta;
  return pageHead({
    path,
    ...offPageMeta,
    structuredData: [service({ path, name: "Off-Page-SEO", description })],
  });
}

export default function OffPageSeo() {
  return (
    <>
      <Opening {...offPageOpening}>
        <VillageGraph {...villageGraph} />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
