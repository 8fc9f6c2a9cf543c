// Figures that articles name by <Wert von="…" />: the build puts them in (scripts/build/mdx.ts), so that an article of
// years ago says today's price. Their sources are elsewhere.
import { REPLY_PROMISE_HOURS } from "../constants.ts";
import { inGerman, shopSum } from "../figures.ts";
import { shopExample, webVitals } from "../page-figures.ts";
import { hostingCosts, shopPrice, spanOf, websitePackages } from "../prices.ts";

const CENTS = 100;
const [starter] = websitePackages;
const starterEuros = starter.price / CENTS;
const inEuros = (euros: number) => `${inGerman(euros)}\u00a0Euro`;
/** What the upholsterer of an article keeps of an armchair. */
const ARMCHAIR_EUROS = 200;
const armchairs = Math.ceil(starterEuros / ARMCHAIR_EUROS);
const shop = shopSum(shopExample);

export const articleValues: Readonly<Record<string, string>> = {
  starterPreis: inEuros(starterEuros),
  starterSeiten: spanOf(starter.pages),
  starterWochen: spanOf(starter.weeks),
  sesselRest: inEuros(ARMCHAIR_EUROS),
  sesselGenau: inGerman(starterEuros / ARMCHAIR_EUROS, 2),
  sessel: inGerman(armchairs),
  /** Every second month one. */
  sesselMonate: inGerman(armchairs * 2),
  hosting: `${inGerman(hostingCosts.from / CENTS)} bis ${inEuros(hostingCosts.to / CENTS)}`,
  antwort: `${REPLY_PROMISE_HOURS} Stunden an Werktagen`,
  shopPreis: inEuros(shopPrice.from / CENTS),
  shopBetrieb: inEuros(shopExample.runningEurosPerMonth),
  shopBestellungen: inGerman(shopExample.ordersPerWeek),
  shopKorb: inEuros(shopExample.basketEuros),
  shopUmsatz: inEuros(shop.perYear),
  shopMonate: inGerman(shop.paybackMonths),
  lcp: `${inGerman(webVitals.lcpSeconds, 1)}\u00a0s`,
  inp: `${webVitals.inpMs}\u00a0ms`,
  cls: inGerman(webVitals.cls, 1),
};

const VALUE = /<Wert von="(\w+)" \/>/g;

/** The text with its figures. Throws on a name nobody knows. */
export function withValues(text: string): string {
  return text.replace(VALUE, (_, name: string) => {
    const value = articleValues[name];
    if (value === undefined) throw new Error(`There is no figure „${name}“ in app/content/blog/values.ts.`);
    return value;
  });
}
