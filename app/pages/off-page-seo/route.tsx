import { offPageMeta, offPageOpening } from "#content/pages/off-page-seo/off-page-seo.ts";
import { latePrice } from "../../features/services/late-price.tsx";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";

const graph = late("graph", async () => (await import("./village-graph.tsx")).VillageGraph);
const rest = late("rest", async () => (await import("./sections.tsx")).OffPageSeo);
const price = latePrice("/off-page-seo");

export const handle = withLateParts(price, graph, rest);

export function meta() {
  return pageHead({ path: "/off-page-seo", ...offPageMeta, service: "Off-Page-SEO" });
}

export default function OffPageSeo() {
  return (
    <>
      <Opening {...offPageOpening} note={<LatePart late={price} />}>
        <LatePart late={graph} />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
