import { describe, expect, it } from "vitest";
import { seoServices } from "#content/navigation.ts";
import {
  carePlans,
  type PricedService,
  type ServicePrice,
  servicePrices,
  websitePackages,
} from "#content/prices.ts";
import { priceNote, priceSentence } from "#content/service-price.ts";

const offers = [...websitePackages, ...carePlans];
const services = Object.entries(servicePrices) as [PricedService, ServicePrice][];
const textOf = (sentence: ReturnType<typeof priceSentence>) =>
  sentence.map((piece) => (typeof piece === "string" ? piece : piece.name)).join("");
const alone: ServicePrice = { name: "Probe", from: null, within: null, confirmed: false };

describe("what a service costs", () => {
  it("is listed for every SEO page but the free check, and for performance [WISH-06]", () => {
    const pages = seoServices.map(({ href }) => href).filter((href) => href !== "/seo-check");
    expect(services.map(([page]) => page).sort()).toEqual([...pages, "/performance-optimierung"].sort());
  });

  it.each(services)("%s is within what the price list says it is [WISH-06]", (page, { within }) => {
    if (within === null)
      return expect(priceNote(page)).toContainEqual({ name: "Zur Preisliste", href: "/preise" });
    const offer = offers.find(({ name }) => name === within.offer);
    expect(offer?.features).toContain(within.feature);
  });

  it("says the amount of the package or of the month, as the price list has it [WISH-06]", () => {
    expect(textOf(priceNote("/on-page-seo"))).toBe(
      "Preis: nach Aufwand, fest vereinbart vor dem Start. Im Paket Starter Website (1.290\u00a0€) schon dabei: Titel und Beschreibungen für Google.",
    );
    expect(textOf(priceNote("/seo-monitoring"))).toContain(
      "Im Paket Premium Care (199\u00a0€ im Monat) schon dabei",
    );
  });

  it.each<[Partial<ServicePrice>, string]>([
    [{}, "Preis: nach Aufwand, fest vereinbart vor dem Start. Zur Preisliste."],
    [
      { from: 0 },
      "Preis: kostenlos. Was Sie danach umsetzen lassen, berechne ich nach Aufwand. Zur Preisliste.",
    ],
    [{ from: 29_000 }, "Preis: ab 290\u00a0€ (Richtwert), fest vereinbart vor dem Start. Zur Preisliste."],
    [
      { from: 29_000, confirmed: true },
      "Preis: ab 290\u00a0€, fest vereinbart vor dem Start. Zur Preisliste.",
    ],
  ])("%j reads: %s [WISH-06]", (price, text) => {
    expect(textOf(priceSentence({ ...alone, ...price }))).toBe(text);
  });
});
