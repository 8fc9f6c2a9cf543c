import type { Audit } from "../../engine/audit.ts";
import { escaped, gap } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed, warning } from "../../engine/verdicts.ts";
import {
  findVisibleDate,
  hasPublishedMicrodata,
  isMachineDate,
  listPublished,
} from "../../structured-data/article-data.ts";

const expected = "Jahr, Monat und Tag wie 2026-11-21";
/** A day that only people can read is worth half. */
const readableShare = 0.5;
const maxShown = 4;

export const articleDate: Audit = {
  id: "article-date",
  group: "structured-data",
  topic: "Datum des Artikels",
  passedTitle: "Das Datum des Artikels ist für Suchmaschinen lesbar",
  source: sources.article,
  kinds: ["article"],
  judge(facts) {
    const published = listPublished(facts);
    if (hasPublishedMicrodata(facts) || published.some(({ value }) => isMachineDate(value))) return passed();
    const visible = findVisibleDate(facts);
    const snippet =
      visible === null
        ? `<time datetime="${gap("Datum als JJJJ-MM-TT")}">${gap("Tag der Veröffentlichung")}</time>`
        : `<time datetime="${visible.iso}">${escaped(visible.written)}</time>`;
    const share = visible === null ? 0 : readableShare;
    const [first, ...others] = published.slice(0, maxShown).map((one) => ({ ...one, expected }));
    if (first !== undefined) {
      return failed({
        title: "Das Datum des Artikels ist für Suchmaschinen nicht lesbar",
        advice:
          "Schreiben Sie das Datum an diesen Stellen mit Jahr, Monat und Tag und mit Strichen dazwischen.",
        evidence: [first, ...others],
        share,
        snippet,
      });
    }
    return warning({
      title:
        visible === null
          ? "Der Artikel sagt nicht, wann er erschienen ist"
          : "Das Datum des Artikels steht nur im Text",
      advice:
        "Zeichnen Sie das Datum mit dem Element „time“ aus und nennen Sie es in den strukturierten Daten unter „datePublished“.",
      evidence: [
        { where: "JSON-LD, Kopf und Text der Seite", value: visible?.written ?? "kein Datum", expected },
      ],
      share,
      snippet,
      absence: true,
    });
  },
};
