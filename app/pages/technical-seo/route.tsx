import { technicalMeta, technicalOpening } from "#content/pages/technical-seo/technical-seo.ts";
import { latePrice } from "../../features/services/late-price.tsx";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";

const gate = late("gate", async () => (await import("./gate-scene.tsx")).GateScene);
const rest = late("rest", async () => (await import("./sections.tsx")).TechnicalSeo);
const price = latePrice("/technical-seo");

export const handle = withLateParts(price, gate, rest);

export function meta() {
  return pageHead({ path: "/technical-seo", ...technicalMeta, service: "Technisches SEO" });
}

export default function TechnicalSeo() {
  return (
    <>
      <Opening {...technicalOpening} note={<LatePart late={price} />}>
        <LatePart late={gate} />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
