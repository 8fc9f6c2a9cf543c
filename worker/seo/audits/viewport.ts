import type { Audit } from "../audit.ts";
import { sources } from "../sources.ts";
import { failed, passed, warning } from "../verdicts.ts";

/** WCAG 1.4.4 asks for enlargement up to twice the size. */
const smallestAllowedZoom = 2;

export const viewport: Audit = {
  id: "viewport",
  group: "technology",
  topic: "Anpassung an Handys",
  passedTitle: "Die Seite passt sich der Breite des Geräts an",
  source: sources.viewport,
  asksHead: true,
  basis: "WCAG 2.2 (1.4.4) verlangt, dass sich Text mindestens auf das Doppelte vergrößern lässt.",
  judge(_facts, { technical }) {
    const content = technical.viewport;
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
        absence: content === null,
      });
    }
    if (!forbidsZoom(content)) return passed();
    return warning({
      title: "Besucher können die Seite nicht vergrößern",
      advice:
        "Wer schlecht sieht, zieht die Seite mit zwei Fingern größer. Entfernen Sie user-scalable und maximum-scale.",
      evidence: [{ where, value: content, expected }],
      snippet,
    });
  },
};

function forbidsZoom(content: string): boolean {
  const maximum = /maximum-scale\s*=\s*([\d.]+)/i.exec(content)?.[1];
  return (
    /user-scalable\s*=\s*(?:no|0)\b/i.test(content) ||
    (maximum !== undefined && Number(maximum) < smallestAllowedZoom)
  );
}
