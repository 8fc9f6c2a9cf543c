import { shopMeta, shopOpening } from "#content/pages/e-commerce.ts";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { service } from "../structured-data.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const dial = late("dial", async () => (await import("../features/services/open-dial.tsx")).OpenDial);
const rest = late(
  "e-commerce",
  async () => (await import("../features/services/e-commerce.tsx")).ECommerceRest,
);

const PATH = "/e-commerce";

export const handle = comesWith(dial, rest);

export function meta() {
  const { title, description } = shopMeta;
  return pageHead({
    path: PATH,
    title,
    description,
    structuredData: [service({ path: PATH, name: "Onlineshop", description })],
  });
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
