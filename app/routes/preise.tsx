// /preise: packages, care plans, questions about prices.
import { pricesMeta, pricesOpening } from "#content/pages/preise.ts";
import { Opening } from "../sections/opening.tsx";
import { pageHead } from "../seo-head.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const rule = late("rule", async () => (await import("../features/prices/page-rule.tsx")).PageRule);
const rest = late("rest", async () => (await import("../features/prices/prices-rest.tsx")).PricesRest);

export const handle = comesWith(rule, rest);

export function meta() {
  return pageHead({ path: "/preise", ...pricesMeta });
}

export default function Preise() {
  return (
    <>
      <Opening {...pricesOpening}>
        <LatePart late={rule} />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
