import { type Audit, allButApps } from "../../engine/audit.ts";
import { gap } from "../../engine/snippets.ts";
import { sources } from "../../engine/sources.ts";
import { notApplicable, passed, warning } from "../../engine/verdicts.ts";

export const mainLandmark: Audit = {
  id: "main-landmark",
  group: "technology",
  topic: "Hauptbereich der Seite (main)",
  passedTitle: "Der Hauptbereich der Seite ist gekennzeichnet",
  source: sources.mainLandmark,
  asksTemplate: true,
  // A login or a calculator has no menu to jump over.
  kinds: allButApps,
  judge({ html }) {
    if (html.structure.hasMain) return passed();
    if (html.text.words === 0 && html.scripts.length === 0) return notApplicable("Die Seite hat keinen Text");
    return warning({
      title: "Der Hauptbereich der Seite ist nicht gekennzeichnet",
      advice:
        "Mit main springen Vorleseprogramme an Kopf und Menü vorbei zum Inhalt. Setzen Sie den eigentlichen Inhalt in ein main-Element, ohne Kopf, Menü und Fuß.",
      evidence: [
        {
          where: "Aufbau der Seite",
          value: 'kein main und kein role="main"',
          expected: "ein main-Element um den Inhalt",
        },
      ],
      snippet: `<main>\n  ${gap("der Inhalt der Seite, ohne Menü und Fuß")}\n</main>`,
      absence: true,
    });
  },
};
