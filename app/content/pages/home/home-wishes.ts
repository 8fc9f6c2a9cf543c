// What stands below the buttons of the home page's hero: a price and a check. Apart, because the price list comes with it.
import { unbrokenEuros } from "../../figures.ts";
import { websitePackages } from "../../prices.ts";

const CENTS_PER_EURO = 100;

export const startingPrice = {
  text: `Websites ab ${unbrokenEuros(websitePackages[0].price / CENTS_PER_EURO)}, zum Festpreis.`,
  link: { name: "Alle Preise", href: "/preise" },
} as const;

export const addressField = {
  label: "Wie steht Ihre Website da?",
  placeholder: "ihr-betrieb.de",
  /** The address is filled in there; the analysis waits for its button. */
  action: "/seo-check",
  send: "Kostenlos prüfen",
} as const;
