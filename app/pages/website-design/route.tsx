import { designMeta, designOpening } from "#content/pages/website-design/website-design.ts";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import { WayToCall } from "./way-to-call.tsx";

const rest = late("website-design", async () => (await import("./sections.tsx")).WebsiteDesignRest);

export const handle = withLateParts(rest);

export function meta() {
  return pageHead({ path: "/website-design", ...designMeta, service: "Webdesign" });
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
