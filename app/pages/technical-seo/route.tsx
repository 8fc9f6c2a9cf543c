import { technicalMeta, technicalOpening } from "#content/pages/technical-seo.ts";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";

const gate = late("gate", async () => (await import("./gate-scene.tsx")).GateScene);
const rest = late("rest", async () => (await import("./sections.tsx")).TechnicalSeo);

export const handle = withLateParts(gate, rest);

export function meta() {
  return pageHead({ path: "/technical-seo", ...technicalMeta, service: "Technisches SEO" });
}

export default function TechnicalSeo() {
  return (
    <>
      <Opening {...technicalOpening}>
        <LatePart late={gate} />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
