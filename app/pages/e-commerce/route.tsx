import { shopMeta, shopOpening } from "#content/pages/e-commerce/e-commerce.ts";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";

const dial = late("dial", async () => (await import("./open-dial.tsx")).OpenDial);
const rest = late("e-commerce", async () => (await import("./sections.tsx")).ECommerceRest);

export const handle = withLateParts(dial, rest);

export function meta() {
  return pageHead({ path: "/e-commerce", ...shopMeta, service: "Onlineshop" });
}

export default function ECommerce() {
  return (
    <>
      <Opening {...shopOpening}>
        <LatePart late={dial} />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
