import { designMeta, designOpening } from "#content/pages/website-design.ts";
import { WayToCall } from "../features/services/way-to-call.tsx";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { service } from "../structured-data.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const rest = late(
  "website-design",
  async () => (await import("../features/services/website-design.tsx")).WebsiteDesignRest,
);

const PATH = "/website-design";

export const handle = comesWith(rest);

export function meta() {
  const { title, description } = designMeta;
  return pageHead({
    path: PATH,
    title,
    description,
    structuredData: [service({ path: PATH, name: "Webdesign", description })],
  });
}

export default function WebsiteDesign() {
  return (
    <>
      <Opening {...designOpening}>
        <WayToCall />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
