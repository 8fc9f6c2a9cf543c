// The lines of a breakdown: what is paid once, and which entries of the list it comes from. Cents.
import { estimateItems } from "#content/price-calculator/price-estimate.ts";
import { type Amount, type ExtraId, extras, type PriceEntry, packages, shop } from "./price-list.ts";
import { allFeatures, type Feature, type Project, type Span } from "./project.ts";
import { languageCount, pageCount, shownAmount } from "./shown-amount.ts";

export interface PriceLine {
  entries: readonly PriceEntry[];
  item: string;
  description?: string;
  price: Amount;
}

/** What is reckoned with when nobody knows better: the two packages with a price, one or two languages beside German. */
export const assumedPages: Span = {
  min: packages[0]?.pages.min ?? 1,
  max: packages.findLast(({ price }) => price.max !== null)?.pages.max ?? null,
};
export const assumedLanguages: Span = { min: 1, max: 2 };

/** The extra that a feature costs; a shop costs none, it takes the place of the package. */
const extraOf: Record<Exclude<Feature, "shop">, ExtraId> = {
  booking: "booking",
  languages: "language",
  special: "special",
  blog: "blog",
  members: "members",
};

const ofPremium: readonly Feature[] = ["booking", "languages"];

/** Package or shop first, then one line an extra. What is open is assumed. */
export function priceLines(project: Project): PriceLine[] {
  const wanted = allFeatures(project);
  const base = wanted.includes("shop") ? shopLine() : packageLine(project.pages ?? assumedPages);
  const isPremium = base.entries.every(({ id }) => id === "package-premium");
  return [
    base,
    ...wanted
      .filter((feature) => feature !== "shop")
      .map((feature) => {
        const line =
          feature === "languages"
            ? languageLine(project.furtherLanguages ?? assumedLanguages)
            : extraLine(extras[extraOf[feature]]);
        return isPremium && ofPremium.includes(feature) ? asPart(line) : line;
      }),
  ];
}

/** The price list names them as contained in what is reckoned by effort anyway. */
function asPart(line: PriceLine): PriceLine {
  const description = [line.description, estimateItems.partOfPremium].filter(Boolean).join(". ");
  return { ...line, description };
}

export function totalOf(lines: readonly PriceLine[]): Amount {
  return lines
    .map(({ price }) => price)
    .reduce((sum, price) => ({
      min: sum.min + price.min,
      max: sum.max === null || price.max === null ? null : sum.max + price.max,
    }));
}

/** The packages a number of pages can fall into; fewer pages than the smallest has cost as much as that. */
export function packagesFor(pages: Span): readonly (typeof packages)[number][] {
  const reachesTo = pages.max ?? Number.POSITIVE_INFINITY;
  const fitting = packages.filter(
    (each) => each.pages.min <= reachesTo && pages.min <= (each.pages.max ?? Number.POSITIVE_INFINITY),
  );
  return fitting.length > 0 ? fitting : packages.slice(0, 1);
}

function shopLine(): PriceLine {
  return {
    entries: [shop],
    item: estimateItems.shop,
    description: estimateItems.shopDescription,
    price: shop.price,
  };
}

function packageLine(pages: Span): PriceLine {
  const entries = packagesFor(pages);
  const [first] = entries;
  const last = entries.at(-1);
  if (!first || !last) throw new Error("The price list has no package");
  const price = { min: first.price.min, max: last.price.max };
  if (first !== last)
    return {
      entries,
      item: estimateItems.website(pageCount(pages)),
      description: estimateItems.betweenPackages(first.name, last.name),
      price,
    };
  const forPages = estimateItems.packagePages(pageCount(pages));
  return {
    entries,
    item: first.name,
    description: price.max === null ? `${forPages}. ${estimateItems.premiumDescription}` : forPages,
    price,
  };
}

function extraLine(entry: PriceEntry): PriceLine {
  return { entries: [entry], item: entry.name, price: entry.price };
}

function languageLine(count: Span): PriceLine {
  const { price } = extras.language;
  const max = count.max === null || price.max === null ? null : count.max * price.max;
  return {
    entries: [extras.language],
    item: languageCount(count),
    description: estimateItems.perLanguage(shownAmount(price)),
    price: { min: count.min * price.min, max },
  };
}
