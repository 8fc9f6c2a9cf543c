// What a service costs, as its page says it.
import { unbrokenEuros } from "./figures.ts";
import {
  carePlans,
  type PricedService,
  type ServicePrice,
  servicePrices,
  websitePackages,
} from "./prices.ts";
import type { Sentence } from "./section-types.ts";

const CENTS_PER_EURO = 100;
const BY_EFFORT = "nach Aufwand, fest vereinbart vor dem Start";
const shown = (cents: number) => unbrokenEuros(cents / CENTS_PER_EURO);

/** The line below the buttons of a service page. */
export function priceNote(service: PricedService): Sentence {
  return priceSentence(servicePrices[service]);
}

export function priceSentence({ from, within, confirmed }: ServicePrice): Sentence {
  return [`Preis: ${alone(from, confirmed)} `, ...(within ? partOf(within) : [allPrices, "."])];
}

const allPrices = { name: "Zur Preisliste", href: "/preise" };

function alone(from: number | null, confirmed: boolean): string {
  if (from === null) return `${BY_EFFORT}.`;
  if (from === 0) return "kostenlos. Was Sie danach umsetzen lassen, berechne ich nach Aufwand.";
  return `ab ${shown(from)}${confirmed ? "" : " (Richtwert)"}, fest vereinbart vor dem Start.`;
}

function partOf({ offer, feature }: NonNullable<ServicePrice["within"]>): Sentence {
  const care = carePlans.find(({ name }) => name === offer);
  const price = care?.price ?? websitePackages.find(({ name }) => name === offer)?.price ?? null;
  const amount = price === null ? BY_EFFORT : `${shown(price)}${care ? " im Monat" : ""}`;
  return [
    "Im Paket ",
    { name: offer, href: care ? "/preise#pflege" : "/preise#pakete" },
    ` (${amount}) schon dabei: ${feature}.`,
  ];
}
