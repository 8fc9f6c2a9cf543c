import type { Audit } from "../../engine/audit.ts";
import { titleSnippet } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, notApplicable, passed, warning } from "../../engine/verdicts.ts";
import { quoted } from "../../engine/wording.ts";
import { isBarePageName, splitTitle } from "../../page/title-parts.ts";

export const titleMeaningful: Audit = {
  id: "title-meaningful",
  group: "title-and-description",
  topic: "Aussage des Seitentitels",
  passedTitle: "Der Titel sagt, worum es geht",
  source: sources.titleLinks,
  judge(facts, { meta }) {
    const title = meta.title?.trim().replace(/\s+/g, " ") ?? "";
    if (title === "") return notApplicable("Ohne Titel gibt es nichts zu beurteilen");
    const { parts, empty } = splitTitle(title);
    const expected = "Leistung und Ort, zum Beispiel „Dachdecker in Olfen“";
    if (isBarePageName(title)) {
      return warning({
        title: `Der Titel besteht nur aus ${quoted(title)}`,
        advice:
          "Im Suchergebnis ist so nicht zu sehen, von wem die Seite ist. Hängen Sie den Namen und den Ort an.",
        evidence: [
          {
            where: "<title>",
            value: title,
            expected: `zum Beispiel ${quoted(`${title} – Ihr Name, Ihr Ort`)}`,
          },
        ],
      });
    }
    const [first] = empty;
    if (first === undefined) return passed();
    // At the end nobody minds it, where the rest tells: "Turnverein Olfen - Home".
    if (empty.length < parts.length && empty.every((part) => part === parts.at(-1))) return passed();
    if (empty.length === parts.length) {
      return failed({
        title: `Der Titel ${quoted(title)} sagt nichts über das Angebot`,
        advice: "Schreiben Sie hinein, was Sie anbieten und wo: Gewerk, Ort, Name der Firma.",
        evidence: [{ where: "<title>", value: title, expected }],
        snippet: titleSnippet(facts),
      });
    }
    return warning({
      title: `Im Titel steht ${quoted(first.trim())}, das hilft Suchenden nicht`,
      advice: "Ersetzen Sie das Füllwort durch die wichtigste Leistung oder den Ort.",
      evidence: [{ where: "<title>", value: title, expected }],
    });
  },
};
