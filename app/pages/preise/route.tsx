import { pricesMeta, pricesOpening } from "#content/pages/preise/preise.ts";
import { Opening } from "../../sections/opening.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";

const rule = late("rule", async () => (await import("./page-rule.tsx")).PageRule);
const rest = late("rest", async () => (await import("./sections.tsx")).PricesRest);

export const handle = withLateParts(rule, rest);

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
