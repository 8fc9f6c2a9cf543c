import { careMeta, careOpening } from "#content/pages/website-wartung/website-wartung.ts";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import { CareYear } from "./care-year.tsx";

const rest = late("website-wartung", async () => (await import("./sections.tsx")).WebsiteWartungRest);

export const handle = withLateParts(rest);

export function meta() {
  return pageHead({ path: "/website-wartung", ...careMeta, service: "Website-Wartung" });
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
