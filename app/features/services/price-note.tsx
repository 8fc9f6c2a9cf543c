import type { PricedService } from "#content/prices.ts";
import { priceNote } from "#content/service-price.ts";
import { LinkedText } from "../../sections/linked-text.tsx";

export function PriceNote({ service }: { service: PricedService }) {
  return (
    <p className="text-small text-ink-soft">
      <LinkedText>{priceNote(service)}</LinkedText>
    </p>
  );
}
