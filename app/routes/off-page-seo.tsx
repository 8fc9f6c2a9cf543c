import { offPageMeta, offPageOpening } from "#content/pages/off-page-seo.ts";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { service } from "../structured-data.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const graph = late(
  "graph",
  async () => (await import("../features/services/village-graph.tsx")).VillageGraph,
);
const rest = late("rest", async () => (await import("../features/services/off-page-seo.tsx")).OffPageSeo);
const path = "/off-page-seo";

export const handle = comesWith(graph, rest);

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
        <LatePart late={graph} />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
