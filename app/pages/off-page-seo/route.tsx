import { offPageMeta, offPageOpening } from "#content/pages/off-page-seo.ts";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";

const graph = late("graph", async () => (await import("./village-graph.tsx")).VillageGraph);
const rest = late("rest", async () => (await import("./sections.tsx")).OffPageSeo);

export const handle = withLateParts(graph, rest);

export function meta() {
  return pageHead({ path: "/off-page-seo", ...offPageMeta, service: "Off-Page-SEO" });
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
