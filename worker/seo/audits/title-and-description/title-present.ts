import type { Audit } from "../../engine/audit.ts";
import { titleSnippet } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { failed, passed } from "../../engine/verdicts.ts";

export const titlePresent: Audit = {
  id: "title-present",
  group: "title-and-description",
  topic: "Seitentitel vorhanden",
  passedTitle: "Die Seite hat einen Titel",
  source: sources.titleLinks,
  asksHead: true,
  judge(facts, { meta }) {
    if (meta.title?.trim()) return passed();
    const isAbsent = meta.title === null;
    return failed({
      title: isAbsent ? "Die Seite hat keinen Titel" : "Der Titel der Seite ist leer",
      advice:
        "Nennen Sie darin Gewerk und Ort, zum Beispiel „Dachdecker in Olfen – Steildach, Flachdach, Reparatur“.",
      evidence: [
        { where: "<title>", value: isAbsent ? "fehlt" : "leer", expected: "ein Titel mit Leistung und Ort" },
      ],
      snippet: titleSnippet(facts),
      bars: "Die Seite hat keinen Titel. In der Suche und im Reiter des Browsers steht damit nicht, worum es geht und von wem sie ist.",
      absence: isAbsent,
    });
  },
};
