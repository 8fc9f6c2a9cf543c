import { careMeta, careOpening } from "#content/pages/website-wartung.ts";
import { CareYear } from "../features/services/care-year.tsx";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { service } from "../structured-data.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const rest = late(
  "website-wartung",
  async () => (await import("../features/services/website-wartung.tsx")).WebsiteWartungRest,
);

const PATH = "/website-wartung";

export const handle = comesWith(rest);

export function meta() {
  const { title, description } = careMeta;
  return pageHead({
    path: PATH,
    title,
    description,
    structuredData: [service({ path: PATH, name: "Website-Wartung", description })],
  });
}

export default function WebsiteWartung() {
  return (
    <>
      <Opening {...careOpening}>
        <CareYear />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
