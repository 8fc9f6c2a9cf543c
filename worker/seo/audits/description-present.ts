import type { Audit } from "../audit.ts";
import { sources } from "../sources.ts";
import { failed, passed } from "../verdicts.ts";

export const descriptionPresent: Audit = {
  id: "description-present",
  group: "title-and-description",
  topic: "Beschreibung vorhanden",
  passedTitle: "Die Seite hat eine Beschreibung für das Suchergebnis",
  source: sources.snippets,
  asksHead: true,
  judge(_facts, { meta }) {
    if (meta.description !== null && meta.description.trim() !== "") return passed();
    const absent = meta.description === null;
    return failed({
      title: absent
        ? "Die Seite hat keine Beschreibung für das Suchergebnis"
        : "Die Beschreibung der Seite ist leer",
      advice: "Schreiben Sie zwei Sätze: was Sie anbieten, wo, und wie man Sie erreicht.",
      evidence: [
        {
          where: '<meta name="description">',
          value: absent ? "fehlt" : "leer",
          expected: "eine Beschreibung in ganzen Sätzen",
        },
      ],
      snippet:
        '<meta name="description" content="Was Sie anbieten und in welchem Ort. Was Sie von anderen unterscheidet, und Ihre Telefonnummer.">',
      absence: absent,
    });
  },
};
