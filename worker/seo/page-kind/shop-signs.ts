// A product of a shop, and lists of goods.
import { wordSet } from "../text/word-sets.ts";
import type { PageView } from "./page-view.ts";
import { countItems, findClass, findMainItem, findType, match, pathOf, type Sign } from "./sign.ts";

export const productTypes = wordSet("Product IndividualProduct ProductModel ProductGroup SomeProducts");
/** Of the body tag: WooCommerce, Shopware 6 and 5, Shopify, Magento, PrestaShop, OXID. */
const classes = wordSet(`
single-product product-template-default is-ctl-product is--ctl-detail template-product catalog-product-view #product
cl-details page-node-type-product page-singleitem #product-product
`);
const quantityField = /^(?:quantity|qty|products_qty|menge|anzahl|squantity|am|amount)$/i;
const cartButton =
  /in den (?:warenkorb|einkaufskorb|korb|einkaufswagen)|in die (?:einkaufstasche|tasche)|zum warenkorb hinzufügen|jetzt kaufen|sofort kaufen|add to (?:cart|basket|bag)/gi;
const articleNumber =
  /(?<!\p{L})(?:art(?:ikel)?\.?-?(?:nr\.?|nummer)|bestell-?nr\.?|sku|ean|gtin|isbn):? ?[\p{L}\d][\p{L}\d.-]{2,20}/giu;
const maxNumbers = 2;
const price = /\d{1,5}[.,]\d\d ?(?:€|eur)|€ ?\d{1,5}[.,]\d\d/gi;

const amount =
  /(?<![\d.,])\d{1,5} (?:artikel|produkte|treffer|ergebnisse|objekte|immobilien|fahrzeuge|angebote|stellen|rezepte)(?!\p{L})/iu;

/** More are a list of goods, or those beside the product. */
const maxItems = 2;
const maxButtons = 3;
const minListedPrices = 8;

export const shopSigns: readonly Sign[] = [
  {
    sign: "Strukturierte Daten",
    speaksFor: ["product"],
    weight: 5,
    find: (view) => (countItems(view, productTypes) <= maxItems ? findType(view, productTypes) : null),
  },
  {
    sign: "Strukturierte Daten",
    speaksFor: ["product"],
    weight: 6,
    find: (view) =>
      countItems(view, productTypes) > maxItems ? findMainItem(view, productTypes, "offers") : null,
  },
  {
    sign: "Strukturierte Daten",
    speaksFor: ["list"],
    weight: -5,
    find: (view) => findMainItem(view, productTypes, "offers"),
  },
  {
    sign: "Artikelnummer",
    speaksFor: ["product"],
    weight: 2,
    find: (view) =>
      countOf(articleNumber, view) <= maxNumbers && countOf(cartButton, view) > 0
        ? match(articleNumber, view.text)
        : null,
  },
  {
    sign: "Feld für die Menge",
    speaksFor: ["product"],
    weight: 3,
    find: ({ facts: { html }, text }) => {
      const fields = html.controls.filter(({ name = "" }) => quantityField.test(name));
      return fields.length === 1 && match(cartButton, text) !== null ? (fields[0]?.name ?? null) : null;
    },
  },
  {
    sign: "Vorlage des Systems",
    speaksFor: ["product"],
    weight: 5,
    find: (view) => findClass(view, classes),
  },
  {
    sign: "Art laut Open Graph (og:type)",
    speaksFor: ["product"],
    weight: 4,
    find: ({ og }) => (/^\s?(?:og:)?product/i.test(og["og:type"] ?? "") ? "product" : null),
  },
  {
    sign: "Warenkorb",
    speaksFor: ["product"],
    weight: 3,
    find: (view) => (countOf(cartButton, view) <= maxButtons ? match(cartButton, view.text) : null),
  },
  {
    sign: "Preis",
    speaksFor: ["product"],
    weight: 1,
    find: (view) => (countOf(cartButton, view) > 0 ? match(price, view.text) : null),
  },
  { sign: "Pfad der Adresse", speaksFor: ["product"], weight: 2, find: pathOf("product") },
  {
    sign: "Preise",
    speaksFor: ["list"],
    weight: 2,
    find: (view) => {
      const count = countOf(price, view);
      const isOfGoods = view.hasCartLink || findAmount(view) !== null;
      return isOfGoods && !view.isRoot && count >= minListedPrices ? `${count} Preise` : null;
    },
  },
  {
    sign: "Anzahl der Treffer",
    speaksFor: ["list"],
    weight: 2,
    find: (view) => (view.isRoot ? null : findAmount(view)),
  },
  {
    sign: "Warenkorb",
    speaksFor: ["list"],
    weight: 3,
    find: (view) => {
      const count = countOf(cartButton, view);
      return !view.isRoot && count > maxButtons ? `${count} Schaltflächen` : null;
    },
  },
];

/** „48 Artikel“, „36 Treffer“ */
function findAmount({ beginning }: PageView): string | null {
  return match(amount, beginning);
}

function countOf(pattern: RegExp, { text }: PageView): number {
  return text.match(pattern)?.length ?? 0;
}
