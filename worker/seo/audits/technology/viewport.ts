import type { Audit } from "../../engine/audit.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed, unchecked, warning } from "../../engine/verdicts.ts";
import type { PageFacts } from "../../html/page-facts.ts";

/** WCAG 1.4.4 asks for enlargement up to twice the size. */
const minAllowedZoom = 2;

export const viewport: Audit = {
  id: "viewport",
  group: "technology",
  topic: "Anpassung an Handys",
  passedTitle: "Die Seite passt sich der Breite des Geräts an",
  source: sources.viewport,
  asksHead: true,
  basis: "WCAG 2.2 (1.4.4) verlangt, dass sich Text mindestens auf das Doppelte vergrößern lässt.",
  judge({ html }, { technical }) {
    const content = technical.viewport;
    if (content === null && isSetByScript(html)) {
      return unchecked(
        "Ein Skript im HTML setzt die Angabe; welche Breite dann gilt, zeigt erst der Browser.",
      );
    }
    const where = '<meta name="viewport">';
    const expected = "width=device-width, initial-scale=1";
    const snippet = `<meta name="viewport" content="${expected}">`;
    if (content === null || !/width\s*=\s*device-width/i.test(content)) {
      return failed({
        title:
          content === null
            ? "Die Seite ist nicht für Handys eingerichtet"
            : "Die Seite übernimmt nicht die Breite des Handys",
        advice: "Eine Zeile im Kopf der Seite genügt, wenn die Gestaltung mitspielt.",
        evidence: [{ where, value: content ?? "fehlt", expected }],
        snippet,
        bars: "Die Seite ist nicht für Handys eingerichtet: Dort erscheint sie winzig. Google beurteilt jede Seite nach dem, was ein Handy zeigt.",
        absence: content === null,
      });
    }
    if (!forbidsZoom(content)) return passed();
    return warning({
      share: 0.75,
      title: "Besucher können die Seite nicht vergrößern",
      advice:
        "Wer schlecht sieht, zieht die Seite mit zwei Fingern größer. Entfernen Sie user-scalable und maximum-scale.",
      evidence: [{ where, value: content, expected }],
      snippet,
    });
  },
};

/** As an attribute in HTML that a script writes, or as the name of an element that it makes. */
function isSetByScript({ mentions = [] }: PageFacts["html"]): boolean {
  return mentions.some(
    ({ word, before }) => word === "viewport" && /(?<!\[)name["'`]?\W{1,6}$/i.test(before),
  );
}

function forbidsZoom(content: string): boolean {
  const maximum = /maximum-scale\s*=\s*([\d.]+)/i.exec(content)?.[1];
  return (
    /user-scalable\s*=\s*(?:no|0)\b/i.test(content) ||
    (maximum !== undefined && Number(maximum) < minAllowedZoom)
  );
}
