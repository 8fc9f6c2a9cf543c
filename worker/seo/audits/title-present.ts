import type { Audit } from "../audit.ts";
import { titleSnippet } from "../snippets.ts";
import { sources } from "../sources.ts";
import { failed, passed } from "../verdicts.ts";

export const titlePresent: Audit = {
  id: "title-present",
  group: "title-and-description",
  topic: "Seitentitel vorhanden",
  passedTitle: "Die Seite hat einen Titel",
  source: sources.titleLinks,
  asksHead: true,
  judge(facts, { meta }) {
    if (meta.title !== null && meta.title.trim() !== "") return passed();
    return failed({
      title: meta.title === null ? "Die Seite hat keinen Titel" : "Der Titel der Seite ist leer",
      advice:
        "Nennen Sie darin Gewerk und Ort, zum Beispiel „Dachdecker in Olfen – Steildach, Flachdach, Reparatur“.",
      evidence: [
        {
          where: "<title>",
          value: meta.title === null ? "fehlt" : "leer",
          expected: "ein Titel mit Leistung und Ort",
        },
      ],
      snippet: titleSnippet(facts),
      absence: meta.title === null,
    });
  },
};
