// Notes on what was too much of a page to be judged.

import type { PageFacts } from "../html/page-facts.ts";
import { areResourcesCut } from "../page/resources.ts";
import { isBaseUrlTooLong } from "../page/urls.ts";
import { MAX_JSON_LD, MAX_JSON_LD_DEPTH, parseJsonLd } from "../structured-data/json-ld.ts";
import { isStructuredDataCut } from "../structured-data/structured-data.ts";
import type { WordTable } from "../text/word-frequency.ts";
import { germanNumber, germanSize } from "./wording.ts";

/** German sentences. What was too much already while reading: reading-notes.ts. */
export function omissionNotes(facts: PageFacts, table: WordTable): string[] {
  const { html } = facts;
  const isJsonLdCut = parseJsonLd(html).some(({ state }) => state === "unread");
  return [
    isJsonLdCut &&
      `Die Seite enthält strukturierte Daten (JSON-LD), die zu umfangreich oder zu tief verschachtelt sind. Gelesen werden bis zu ${germanSize(MAX_JSON_LD)} und ${germanNumber(MAX_JSON_LD_DEPTH)} Ebenen; der Rest blieb ungeprüft.`,
    isStructuredDataCut(facts) &&
      !isJsonLdCut &&
      !html.microdata.some(({ isCut }) => isCut) &&
      "Die Seite enthält so viele strukturierte Daten, dass nur die ersten geprüft sind.",
    isBaseUrlTooLong(facts) &&
      "Die Basisadresse der Seite (base) ist zu lang. Von ihr zählt nur die Website, auf die sie zeigt.",
    areResourcesCut(facts) &&
      "Die Adressen der Bilder, Skripte und Stylesheets sind zusammen zu lang. Berücksichtigt sind nur die ersten.",
    table.counted < table.total &&
      `Die Seite hat mehr als ${germanNumber(table.counts.size)} verschiedene Wörter. Häufigkeiten und Lesbarkeit beruhen auf den zuerst gefundenen.`,
  ].filter((note) => note !== false);
}
