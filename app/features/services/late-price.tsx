// What a service costs, below the buttons of its page; late, because the price list comes with it.
import type { PricedService } from "#content/prices.ts";
import { type Late, late } from "../../ui/late-part.tsx";

export function latePrice(service: PricedService): Late {
  return late("price", async () => {
    const { PriceNote } = await import("./price-note.tsx");
    return () => <PriceNote service={service} />;
  });
}
