// /preisrechner: the conversation that ends in a price span.
import { calculatorMeta } from "#content/pages/preisrechner.ts";
import { CalculatorHero } from "../features/price-chat/hero.tsx";
import { PriceChat } from "../features/price-chat/price-chat.tsx";
import { pageHead } from "../seo-head.ts";
import { comesWith, LatePart, late } from "../ui/late-part.tsx";

const below = late("below", async () => (await import("../features/price-chat/below/below.tsx")).Below);

export const handle = comesWith(below);

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
