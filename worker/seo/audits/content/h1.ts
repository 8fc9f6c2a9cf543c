import type { Audit } from "../../engine/audit.ts";
import { escapedOr } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed, warning } from "../../engine/verdicts.ts";
import { listFirstFew } from "../../engine/wording.ts";
import { getHeadingText } from "../../page/headings.ts";
import { suggestHeading } from "../../page/title-parts.ts";

export const h1: Audit = {
  id: "h1",
  group: "content",
  topic: "Hauptüberschrift",
  passedTitle: "Die Seite hat genau eine Hauptüberschrift",
  source: sources.headings,
  judge({ html: { headings } }, { meta }) {
    const mains = headings.filter(({ level }) => level === 1);
    const texts = mains.map(getHeadingText).filter((text) => text !== "");
    const where = "Überschriften der Stufe h1";
    if (texts.length === 0) {
      const empty = mains.length > 0;
      return failed({
        title: empty ? "Die Hauptüberschrift ist leer" : "Die Seite hat keine Hauptüberschrift",
        advice: "Setzen Sie eine Überschrift der Stufe h1 an den Anfang, mit Leistung und Ort.",
        evidence: [{ where, value: empty ? "leer" : "keine", expected: "eine" }],
        absence: true,
        snippet: `<h1>${escapedOr(suggestHeading(meta.title ?? ""), "Leistung und Ort")}</h1>`,
      });
    }
    if (mains.length === 1) return passed();
    return warning({
      share: 0.75,
      title: `Die Seite hat ${mains.length} Hauptüberschriften`,
      advice: "Lassen Sie eine stehen und machen Sie aus den anderen Überschriften der Stufe h2.",
      evidence: [{ where, value: listFirstFew(texts), expected: "eine" }],
    });
  },
};
