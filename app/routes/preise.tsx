// /preise: packages, care plans, questions about prices.
import { pageHead } from "#app/seo-head.ts";
import { faqPage } from "#app/structured-data.ts";
import { pricesMeta, pricesOpening } from "#content/pages/preise.ts";
import { priceQuestions } from "#content/pages/preise-faq.ts";
import { PageRule } from "../features/prices/page-rule.tsx";
import { Opening } from "../sections/opening.tsx";
import { LatePart, late } from "../ui/late-part.tsx";

const rest = await late("rest", async () => (await import("../features/prices/prices-rest.tsx")).PricesRest);

export function meta() {
  return pageHead({ path: "/preise", ...pricesMeta, structuredData: [faqPage(priceQuestions)] });
}

export default function Preise() {
  return (
    <>
      <Opening {...pricesOpening}>
        <PageRule />
      </Opening>
      <LatePart late={rest} />
    </>
  );
}
