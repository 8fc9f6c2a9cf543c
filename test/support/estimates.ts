// Estimates as they travel. Written out, so that what is made of them stays when the price list changes.
import type { PriceEstimate } from "#contract/price-calculator/estimate.ts";

/** With every part an estimate can have. */
export const sampleEstimate: PriceEstimate = {
  id: "0f8e3f4e-7a1c-8c7f-8a53-3f0b1b0f4c11",
  priceListVersion: "2026-11",
  validUntil: "2026-12-21",
  projectType: "Einfache Firmenwebsite",
  timeline: "2–3 Wochen",
  totalPriceMin: 2880,
  totalPriceMax: 3180,
  totalPrice: "2.880 € bis 3.180 €",
  breakdown: [
    {
      entries: ["package-business"],
      item: "Business Website",
      description: "Für 6–10 Seiten",
      price: 2490,
    },
    { entries: ["extra-booking"], item: "Buchung oder Terminvergabe", price: 390, priceMax: 690 },
  ],
  recurring: [
    {
      entry: "care-basic",
      item: "Basic Care",
      description: "im Monat, Vertrag für ein Jahr",
      price: 49,
      chosen: true,
    },
  ],
  firstYear: [
    { item: "Erstes Jahr ohne Pflege", price: 2880, priceMax: 3180 },
    {
      item: "Erstes Jahr mit Basic Care",
      description: "Website und 12 × 49 € Pflege",
      price: 3468,
      priceMax: 3768,
    },
  ],
  paymentPlan: [
    { item: "Anzahlung bei Auftragserteilung, 50 %", price: 1440, priceMax: 1590 },
    { item: "Rest bei Fertigstellung", price: 1440, priceMax: 1590 },
  ],
  assumptions: ["Preise für Zusatzfunktionen sind Richtwerte."],
  notes: [
    "Alle Beträge sind netto. Als Kleinunternehmer nach §19 UStG berechne ich keine Umsatzsteuer.",
    "Die Schätzung gilt 30 Tage, bis zum 21. Dezember 2026.",
  ],
};

/** An open end, one sum in words, and nothing that can be left out. */
export const openEstimate: PriceEstimate = {
  ...sampleEstimate,
  totalPriceMin: undefined,
  totalPriceMax: undefined,
  totalPrice: "ab 3.500 €",
  breakdown: [{ entries: ["shop"], item: "Onlineshop", price: "ab 3.500 €" }],
  recurring: [],
  firstYear: [{ item: "Erstes Jahr ohne Pflege", price: "ab 3.500 €" }],
  paymentPlan: [{ item: "Bis 2.000 €", price: "in einer Summe nach der Abnahme" }],
  assumptions: [],
  notes: [],
};
