import type { Audit } from "../audit.ts";
import { contentOf } from "../headings.ts";
import { escaped } from "../snippets.ts";
import { sources } from "../sources.ts";
import { headingFrom } from "../title-parts.ts";
import { failed, passed, warning } from "../verdicts.ts";
import { someOf } from "../wording.ts";

export const h1: Audit = {
  id: "h1",
  group: "content",
  topic: "Hauptüberschrift",
  passedTitle: "Die Seite hat genau eine Hauptüberschrift",
  source: sources.headings,
  judge({ html: { headings } }, { meta }) {
    const mains = headings.filter(({ level }) => level === 1);
    const texts = mains.map(contentOf).filter((text) => text !== "");
    const where = "Überschriften der Stufe h1";
    if (texts.length === 0) {
      const empty = mains.length > 0;
      return failed({
        title: empty ? "Die Hauptüberschrift ist leer" : "Die Seite hat keine Hauptüberschrift",
        advice: "Setzen Sie eine Überschrift der Stufe h1 an den Anfang, mit Leistung und Ort.",
        evidence: [{ where, value: empty ? "leer" : "keine", expected: "eine" }],
        absence: true,
        snippet: `<h1>${escaped(headingFrom(meta.title ?? "") ?? "Leistung in Ort – Name des Betriebs")}</h1>`,
      });
    }
    if (mains.length === 1) return passed();
    return warning({
      title: `Die Seite hat ${mains.length} Hauptüberschriften`,
      advice: "Lassen Sie eine stehen und machen Sie aus den anderen Überschriften der Stufe h2.",
      evidence: [{ where, value: someOf(texts), expected: "eine" }],
    });
  },
};
