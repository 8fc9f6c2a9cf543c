// The price list as the reckoning uses it: every entry with an id, amounts in integer cents, net.
import { carePlans, extraPrices, priceListVersion, shopPrice, websitePackages } from "#content/prices.ts";
import type { Span } from "./project.ts";

/** Cents; null: open upwards. */
export type Amount = Span;

export type PackageId = (typeof websitePackages)[number]["id"];
export type ExtraId = (typeof extraPrices)[number]["id"];
export type CarePlanId = (typeof carePlans)[number]["id"];
export type EntryId = `package-${PackageId}` | "shop" | `extra-${ExtraId}` | `care-${CarePlanId}`;

export interface PriceEntry {
  id: EntryId;
  name: string;
  price: Amount;
  period: "once" | "month";
  /** A guide value that is published nowhere. */
  isGuideValue: boolean;
}

interface Package extends PriceEntry {
  pages: Span;
  weeks: Span;
}

/** In the order of their pages, without a gap between them. */
export const packages: readonly Package[] = websitePackages.map(({ id, name, price, pages, weeks }) => ({
  id: `package-${id}`,
  name,
  price: price === null ? openFrom() : { min: price, max: price },
  period: "once",
  isGuideValue: false,
  pages,
  weeks,
}));

export const shop: PriceEntry = {
  id: "shop",
  name: shopPrice.name,
  price: { min: shopPrice.from, max: null },
  period: "once",
  isGuideValue: false,
};

export const extras = Object.fromEntries(
  extraPrices.map(({ id, name, from, to }) => [
    id,
    { id: `extra-${id}`, name, price: { min: from, max: to }, period: "once", isGuideValue: true },
  ]),
) as Readonly<Record<ExtraId, PriceEntry>>;

/** From the smallest plan to the largest. */
export const care: readonly (PriceEntry & { plan: CarePlanId })[] = carePlans.map(({ id, name, price }) => ({
  id: `care-${id}`,
  plan: id,
  name,
  price: { min: price, max: price },
  period: "month",
  isGuideValue: false,
}));

/** Everything that can stand in an estimate. */
export const priceList: { version: string; entries: readonly PriceEntry[] } = {
  version: priceListVersion,
  entries: [...packages, shop, ...Object.values(extras), ...care],
};

/** A package by effort costs no less than the dearest one with a price. */
function openFrom(): Amount {
  return { min: Math.max(...websitePackages.map(({ price }) => price ?? 0)), max: null };
}
