import { technicalMeta, technicalOpening } from "#content/pages/technical-seo.ts";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { service } from "../structured-data.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const gate = late("gate", async () => (await import("../features/services/gate-scene.tsx")).GateScene);
const rest = late("rest", async () => (await import("../features/services/technical-seo.tsx")).TechnicalSeo);
const path = "/technical-seo";

export const handle = comesWith(gate, rest);

export function meta() {
  const { description } = technicalMeta;
  return pageHead({
    path,
    ...technicalMeta,
    structuredData: [service({ path, name: "Technisches SEO", description })],
  });
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
