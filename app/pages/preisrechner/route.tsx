import { calculatorMeta } from "#content/pages/preisrechner/preisrechner.ts";
import { PriceChat } from "../../features/price-chat/price-chat.tsx";
import { pageHead } from "../../seo-head.ts";
import { LatePart, late, withLateParts } from "../../ui/late-part.tsx";
import { CalculatorHero } from "./hero.tsx";

const below = late("below", async () => (await import("./sections.tsx")).CalculatorRest);

export const handle = withLateParts(below);

export function meta() {
  return pageHead({ path: "/preisrechner", ...calculatorMeta });
}

export default function Preisrechner() {
  return (
    <>
      <CalculatorHero />
      <PriceChat />
      <LatePart late={below} />
    </>
  );
}
