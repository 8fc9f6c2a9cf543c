import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed } from "../../engine/verdicts.ts";
import { readDeclaredItems } from "../../structured-data/structured-data.ts";
import { uncheckedByUnreadableBlock } from "../../structured-data/unreadable-block.ts";

const productTypes = new Set([
  "Product",
  "ProductGroup",
  "ProductModel",
  "IndividualProduct",
  "Vehicle",
  "Car",
  "Book",
]);

export const productMarkup: Audit = {
  id: "product-markup",
  group: "structured-data",
  topic: "Auszeichnung des Produkts",
  passedTitle: "Das Produkt ist für Suchmaschinen ausgezeichnet",
  source: sources.product,
  kinds: ["product"],
  judge(facts) {
    const isMarked = readDeclaredItems(facts).some(({ types }) =>
      types.some((type) => productTypes.has(type)),
    );
    if (isMarked) return passed();
    const unreadable = uncheckedByUnreadableBlock(facts.html, productTypes, "zum Produkt");
    if (unreadable !== null) return unreadable;
    return failed({
      title: "Das Produkt ist nicht für Suchmaschinen ausgezeichnet",
      advice:
        "Ohne die Auszeichnung zeigt Google weder Preis noch Verfügbarkeit. Fast jedes Shopsystem bringt sie mit; schalten Sie sie in der Vorlage der Produktseite ein.",
      evidence: [
        {
          where: "strukturierte Daten",
          value: "kein Product",
          expected: "Product mit Preis und Verfügbarkeit",
        },
      ],
      absence: true,
    });
  },
};
